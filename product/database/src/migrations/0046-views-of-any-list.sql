-- A saved view belongs to a kind of record; those there are list workers. Names are one's own within a kind, and the list of each kind
-- may begin with a view of its own. What a list can be sorted by is for its kind to say.
ALTER TABLE app.saved_view ADD COLUMN kind text NOT NULL DEFAULT 'worker';
ALTER TABLE app.saved_view DROP CONSTRAINT saved_view_sort_check;
ALTER TABLE app.saved_view ADD CONSTRAINT saved_view_sort_check CHECK (char_length(sort) <= 40);
DROP INDEX app.saved_view_name;
CREATE UNIQUE INDEX saved_view_name ON app.saved_view (owner_id, kind, app.fold(name));

ALTER TABLE app.chosen_view ADD COLUMN kind text NOT NULL DEFAULT 'worker';
ALTER TABLE app.chosen_view DROP CONSTRAINT chosen_view_pkey;
ALTER TABLE app.chosen_view ADD PRIMARY KEY (user_id, kind);
