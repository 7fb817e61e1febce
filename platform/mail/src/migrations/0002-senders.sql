-- As whom a mail comes and where an answer goes, as it was when the mail was written; null is the usual sender. The
-- address that it is sent from is always the usual one.
ALTER TABLE mail.message ADD COLUMN sender_name text, ADD COLUMN reply_to text;
