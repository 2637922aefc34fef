title = Morpion
blurb = Trois marques alignées gagnent.
decision-mark = Quelle case marquez-vous ?
decision-over = La partie est finie.
action-mark = marquer { $cell }
event-marked = { $seat } marque { $cell }.
event-ended = { $reason ->
    [line] Trois marques alignées.
   *[full] Le plateau est plein.
}
refusal-not-now = { $cell } est déjà prise.
end-line = Trois marques alignées.
end-full = Le plateau est plein.
