-- Links and codes open accounts and records. They no longer stand among the words, where whoever reads the table or a
-- backup could use them: the words hold marks, and the values lie sealed beside them until the message has left.
ALTER TABLE mail.message
  ADD COLUMN secrets bytea,
  ADD COLUMN secrets_until timestamptz,
  -- False where a version before this one wrote the message.
  ADD COLUMN is_apart boolean NOT NULL DEFAULT false,
  -- Counted together with the attempts by a deliverer that knows of secrets.
  ADD COLUMN openings integer NOT NULL DEFAULT 0,
  ADD CHECK ((secrets IS NULL) = (secrets_until IS NULL)),
  ADD CHECK (state IN ('waiting', 'kept') OR secrets IS NULL);
CREATE INDEX message_secrets ON mail.message (secrets_until) WHERE secrets_until IS NOT NULL;
CREATE INDEX message_not_apart ON mail.message (id) WHERE NOT is_apart;

-- Pictures stay; digits are codes only in what is written about accounts.
CREATE FUNCTION mail.without_secrets(words text, kind text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT CASE
    WHEN kind IN ('confirmation', 'magic_link', 'recovery', 'email_change', 'reauthentication',
                  'phone_confirmation', 'phone_otp', 'phone_change', 'mfa_phone')
      THEN regexp_replace(apart, '(^|[^0-9#])[0-9]{6,10}(?![0-9])', '\1⟦code⟧', 'g')
    ELSE apart END
  FROM regexp_replace(words, '(^|[^"]|href=")https?://[^\s"<>]+', '\1⟦link⟧', 'g') AS apart
$$;
REVOKE ALL ON FUNCTION mail.without_secrets(text, text) FROM PUBLIC;

-- While versions change, a process of before may still deliver: it would send marks, so that it gets no message with secrets.
CREATE FUNCTION mail.leave_to_who_can_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.secrets IS NOT NULL AND NEW.attempts > OLD.attempts AND NEW.openings = OLD.openings THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION mail.leave_to_who_can_open() FROM PUBLIC;
CREATE TRIGGER leave_to_who_can_open BEFORE UPDATE OF attempts ON mail.message
  FOR EACH ROW EXECUTE FUNCTION mail.leave_to_who_can_open();

-- What still waits leaves as it was written, and is treated likewise once it has left.
UPDATE mail.message SET body_text = mail.without_secrets(body_text, kind), is_apart = true,
  body_html = mail.without_secrets(body_html, kind)
WHERE state <> 'waiting';
