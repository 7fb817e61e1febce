-- Whoever was asked and had not answered when the last place went waits for one, and is told so; the receipt of the question says why it ended.
ALTER TABLE app.call_out
  DROP CONSTRAINT call_out_kind_check,
  ADD CONSTRAINT call_out_kind_check CHECK (kind IN ('booked', 'invited', 'promoted', 'reconfirm', 'changed', 'cancelled', 'reminder',
    'lapsed', 'waitlisted', 'filled', 'selected', 'not-selected', 'standby', 'called-in', 'swap-asked', 'swapped-in', 'swapped-out',
    'swap-declined')),
  DROP CONSTRAINT call_out_answer_check,
  ADD CONSTRAINT call_out_answer_check CHECK (answer IN ('accept', 'decline', 'reconfirm', 'withdraw', 'lapsed', 'filled'));
