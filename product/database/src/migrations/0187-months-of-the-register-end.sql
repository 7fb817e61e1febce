-- Which sealed punches went with the end of their term: the chain is read on across them.
CREATE TABLE app.punch_ended (
  punch_id uuid PRIMARY KEY,
  month date NOT NULL,
  ended_at timestamptz NOT NULL
);
CREATE TRIGGER punch_ended_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.punch_ended
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
