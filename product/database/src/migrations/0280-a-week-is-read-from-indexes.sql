-- Who is on which place of a shift, read without looking at the assignments themselves.
DROP INDEX app.assignment_of_shift;
CREATE INDEX assignment_of_shift ON app.assignment (shift_id, state) INCLUDE (slot_id, worker_id);
-- Few shifts have a change to come, and fewer of them another day.
CREATE INDEX shift_pending_day ON app.shift ((pending ->> 'day')) WHERE pending IS NOT NULL;
