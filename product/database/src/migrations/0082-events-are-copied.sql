-- Events from which others are made again and again, and for each copied shift the one it was copied from, whose people may come again.
ALTER TABLE app.event ADD COLUMN is_template boolean NOT NULL DEFAULT false;
CREATE INDEX event_templates ON app.event (id) WHERE is_template;
ALTER TABLE app.shift ADD COLUMN copied_from uuid REFERENCES app.shift ON DELETE SET NULL;
CREATE INDEX shift_copies ON app.shift (copied_from) WHERE copied_from IS NOT NULL;
