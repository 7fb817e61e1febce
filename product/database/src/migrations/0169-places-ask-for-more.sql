-- What one place asks for beyond its role: qualifications, and kinds of documents.
ALTER TABLE app.slot
  ADD COLUMN qualification_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN document_type_ids uuid[] NOT NULL DEFAULT '{}';
