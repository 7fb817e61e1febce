-- Which fields someone filled in by this link: these, and no others that are known, it shows again and lets them correct.
ALTER TABLE app.completion_link ADD COLUMN told_fields text[] NOT NULL DEFAULT '{}';
