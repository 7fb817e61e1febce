-- A cut of an image is an image of its own; the whole of it stays.
ALTER TABLE app.media ADD COLUMN cut_from text REFERENCES app.media ON DELETE SET NULL;
