title = Nim
blurb = Take stones from one heap; the last stone decides.
option-heaps = Heaps
option-heaps-three = three
option-heaps-four = four
option-last = Who takes the last stone
option-last-wins = wins
option-last-loses = loses
decision-take = How many stones do you take, and from which heap?
decision-over = The game is over.
action-take = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} of heap { $heap }
event-took = { $seat } takes { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} of heap { $heap }; { $left } left.
event-ended = All heaps are empty.
refusal-too-many = Heap { $heap } has not that many stones.
end-empty = All heaps are empty.
source-last = Last stone
