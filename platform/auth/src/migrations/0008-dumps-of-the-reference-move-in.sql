-- What a dump of the reference names is taken: columns that mean nothing here, and empty texts that mean nothing at all.
ALTER TABLE auth.users
  ADD COLUMN instance_id uuid,
  ADD COLUMN is_super_admin boolean,
  ADD COLUMN confirmation_token text,
  ADD COLUMN recovery_token text,
  ADD COLUMN email_change_token_current text,
  ADD COLUMN email_change_token_new text,
  ADD COLUMN phone_change_token text,
  ADD COLUMN reauthentication_token text;
ALTER TABLE auth.users
  ALTER COLUMN created_at SET DEFAULT now(),
  ALTER COLUMN updated_at SET DEFAULT now();
ALTER TABLE auth.identities
  ALTER COLUMN created_at SET DEFAULT now(),
  ALTER COLUMN updated_at SET DEFAULT now();
ALTER TABLE auth.audit_log_entries
  ADD COLUMN instance_id uuid,
  ALTER COLUMN created_at SET DEFAULT now();

-- Tokens that wait in a dump are not kept: they stand in a table of their own, in another form.
CREATE FUNCTION auth.take_in_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.confirmation_token := NULL;
  NEW.recovery_token := NULL;
  NEW.email_change_token_current := NULL;
  NEW.email_change_token_new := NULL;
  NEW.phone_change_token := NULL;
  NEW.reauthentication_token := NULL;
  NEW.aud := coalesce(nullif(NEW.aud, ''), 'authenticated');
  NEW.role := coalesce(nullif(NEW.role, ''), 'authenticated');
  NEW.email := lower(nullif(NEW.email, ''));
  NEW.phone := nullif(NEW.phone, '');
  NEW.email_change := lower(nullif(NEW.email_change, ''));
  NEW.phone_change := nullif(NEW.phone_change, '');
  NEW.encrypted_password := nullif(NEW.encrypted_password, '');
  NEW.email_change_confirm_status := coalesce(NEW.email_change_confirm_status, 0);
  NEW.raw_app_meta_data := coalesce(NEW.raw_app_meta_data, '{}');
  NEW.raw_user_meta_data := coalesce(NEW.raw_user_meta_data, '{}');
  NEW.created_at := coalesce(NEW.created_at, now());
  NEW.updated_at := coalesce(NEW.updated_at, NEW.created_at);
  RETURN NEW;
END $$;
CREATE TRIGGER taken_in BEFORE INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION auth.take_in_user();

-- What policies of the reference ask: who the request is from, as its gateway says.
CREATE FUNCTION auth.jwt() RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;
CREATE FUNCTION auth.uid() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid
$$;
CREATE FUNCTION auth.role() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), auth.jwt() ->> 'role')
$$;
CREATE FUNCTION auth.email() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('request.jwt.claim.email', true), ''), auth.jwt() ->> 'email')
$$;
