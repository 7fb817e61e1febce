-- Emptying tables is refused where something is closed, and not where there is nothing to keep.
CREATE FUNCTION app.keep_closed_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM app.hours_period) THEN
    RAISE EXCEPTION 'closed hours stay as they are' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER hours_are_not_emptied ON app.hours_line;
DROP TRIGGER terms_are_not_emptied ON app.hours_terms;
DROP TRIGGER periods_are_not_emptied ON app.hours_period;
CREATE TRIGGER hours_are_not_emptied BEFORE TRUNCATE ON app.hours_line FOR EACH STATEMENT EXECUTE FUNCTION app.keep_closed_hours();
CREATE TRIGGER terms_are_not_emptied BEFORE TRUNCATE ON app.hours_terms FOR EACH STATEMENT EXECUTE FUNCTION app.keep_closed_hours();
CREATE TRIGGER periods_are_not_emptied BEFORE TRUNCATE ON app.hours_period FOR EACH STATEMENT EXECUTE FUNCTION app.keep_closed_hours();
