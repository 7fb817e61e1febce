-- Whom a steward at this device calls when somebody cannot come in; empty where nobody was named.
ALTER TABLE app.device ADD COLUMN supervisor_phone text NOT NULL DEFAULT '' CHECK (char_length(supervisor_phone) <= 24);
