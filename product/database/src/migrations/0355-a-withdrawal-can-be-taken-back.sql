-- Whoever says by mistake that they cannot come has some minutes to take it back, and is then what they were before.
ALTER TABLE app.assignment
  ADD COLUMN withdrawn_from text CHECK (withdrawn_from IN
    ('booked', 'applied', 'waitlisted', 'standby', 'accepted', 'confirmed', 'reconfirm_pending'));
