"""A whole match over the API, in thirty lines: python docs/client.py http://localhost:8765 caesar 2"""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect


async def play(url: str, game: str, seats: int) -> dict:
    async with httpx.AsyncClient(base_url=url) as http:
        guest = (await http.post("/api/guests", json={"name": "Spartacus"})).json()
        others = [{"kind": "bot", "bot": "level1"}] * (seats - 1)
        body = {"game": game, "seats": [{"kind": "you"}, *others], "start": True}
        match = (await http.post("/api/matches", json=body, headers={"X-Quadriga": "1"})).json()["id"]
    async with connect(url.replace("http", "ws") + "/api/socket", max_size=None) as socket:
        await socket.send(json.dumps({"do": "hello", "token": guest["token"], "language": "en"}))
        await socket.send(json.dumps({"do": "watch", "match": match}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "update":
                continue
            table = message["table"]  # None where nothing has changed on it
            for news in table["news"] if table else []:
                print(*(event["phrase"] for event in news["events"]), sep="\n")
            if message["room"]["status"] == "over":
                return message["room"]["outcome"]
            if table and table["question"]:
                chosen = random.choice(table["gestures"] or [{"actions": [one["action"]]} for one in table["actions"]])
                move = {"do": "play", "match": match, "seat": table["seat"], "actions": chosen["actions"]}
                await socket.send(json.dumps({**move, "revision": table["revision"]}))
    raise ConnectionError("the server has gone: watch again with the last revision")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]))))
