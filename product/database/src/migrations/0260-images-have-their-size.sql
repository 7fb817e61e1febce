-- So that a page leaves the room of an image before it has come. Images from before have none until they are put there anew.
ALTER TABLE app.media
  ADD COLUMN width integer CHECK (width > 0),
  ADD COLUMN height integer CHECK (height > 0),
  ADD CHECK ((width IS NULL) = (height IS NULL));
