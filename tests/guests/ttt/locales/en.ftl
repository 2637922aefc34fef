title = Tic-tac-toe
blurb = Three marks in a line win.
decision-mark = Which cell do you mark?
decision-over = The game is over.
action-mark = mark { $cell }
event-marked = { $seat } marks { $cell }.
event-ended = { $reason ->
    [line] Three in a line.
   *[full] The board is full.
}
refusal-not-now = { $cell } is taken.
end-line = Three in a line.
end-full = The board is full.
