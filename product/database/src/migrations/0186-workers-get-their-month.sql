-- The last month of whose hours the holder of a pass was sent the summary, so that nobody is sent one twice.
ALTER TABLE app.pass ADD COLUMN summary_month text CHECK (summary_month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$');
