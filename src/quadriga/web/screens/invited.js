// Whoever comes by an invitation of whoever runs the server: it is kept, and serves on the next page.
import { keepInvitation } from "../app/invitation.js";
import { to } from "../app/router.js";
import { useEffect } from "../vendor/preact/hooks.js";

/** @param {{args: string[]}} props `invited/CODE` */
export const InvitedScreen = ({ args }) => {
  useEffect(() => {
    keepInvitation(args[0] ?? "");
    location.replace(to("you"));
  }, [args[0]]);
  return null;
};
