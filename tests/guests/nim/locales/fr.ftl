title = Nim
blurb = Prenez des pierres d’un seul tas ; la dernière décide.
option-heaps = Tas
option-heaps-three = trois
option-heaps-four = quatre
option-last = Qui prend la dernière pierre
option-last-wins = gagne
option-last-loses = perd
decision-take = Combien de pierres prenez-vous, et de quel tas ?
decision-over = La partie est finie.
action-take = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} du tas { $heap }
event-took = { $seat } prend { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} du tas { $heap } ; il en reste { $left }.
event-ended = Tous les tas sont vides.
refusal-too-many = Le tas { $heap } n’a pas tant de pierres.
end-empty = Tous les tas sont vides.
source-last = Dernière pierre
