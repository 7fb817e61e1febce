-- Whoever keeps a verified token in memory must hear when it is worth nothing any more: the payload is the user's id.
CREATE FUNCTION auth.tell_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('auth_changed', CASE TG_TABLE_NAME WHEN 'users' THEN OLD.id ELSE (to_jsonb(OLD) ->> 'user_id')::uuid END::text);
  RETURN NULL;
END $$;

CREATE TRIGGER ended AFTER DELETE ON auth.sessions FOR EACH ROW EXECUTE FUNCTION auth.tell_of_change();
CREATE TRIGGER raised AFTER UPDATE OF aal ON auth.sessions FOR EACH ROW EXECUTE FUNCTION auth.tell_of_change();
CREATE TRIGGER changed AFTER UPDATE OF email, phone, role, aud, banned_until, deleted_at, raw_app_meta_data, raw_user_meta_data
  ON auth.users FOR EACH ROW EXECUTE FUNCTION auth.tell_of_change();
CREATE TRIGGER removed AFTER DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION auth.tell_of_change();
