-- Whoever offered a shift, and whoever would have swapped theirs for it, hears that the office does not agree.
ALTER TABLE app.call_out
  DROP CONSTRAINT call_out_kind_check,
  ADD CONSTRAINT call_out_kind_check CHECK (kind IN ('booked', 'invited', 'promoted', 'reconfirm', 'changed', 'cancelled', 'reminder',
    'lapsed', 'waitlisted', 'selected', 'not-selected', 'standby', 'called-in', 'swap-asked', 'swapped-in', 'swapped-out', 'swap-declined'));
