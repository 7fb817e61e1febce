-- Numbers of the company's own can be set for one event; they go with it.
ALTER TABLE app.rule_setting
  ADD CONSTRAINT rule_setting_event_id_fkey FOREIGN KEY (event_id) REFERENCES app.event ON DELETE CASCADE;
CREATE INDEX rule_setting_event ON app.rule_setting (event_id);
