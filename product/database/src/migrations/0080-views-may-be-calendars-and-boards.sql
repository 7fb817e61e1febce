-- A kept view of events may be drawn as a month, a week, or a board by status.
ALTER TABLE app.saved_view DROP CONSTRAINT saved_view_layout_check;
ALTER TABLE app.saved_view ADD CONSTRAINT saved_view_layout_check
  CHECK (layout IN ('table', 'cards', 'calendar', 'week', 'board'));
