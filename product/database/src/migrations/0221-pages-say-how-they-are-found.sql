-- What search engines and those who share a page show of it, in each language. Left empty, it is the title and the introduction.
ALTER TABLE app.page_revision
  ADD COLUMN seo_title_en text NOT NULL DEFAULT '' CHECK (char_length(seo_title_en) <= 70),
  ADD COLUMN seo_title_es text NOT NULL DEFAULT '' CHECK (char_length(seo_title_es) <= 70),
  ADD COLUMN seo_description_en text NOT NULL DEFAULT '' CHECK (char_length(seo_description_en) <= 200),
  ADD COLUMN seo_description_es text NOT NULL DEFAULT '' CHECK (char_length(seo_description_es) <= 200),
  ADD COLUMN share_image_en text NOT NULL DEFAULT '' CHECK (char_length(share_image_en) <= 100),
  ADD COLUMN share_image_es text NOT NULL DEFAULT '' CHECK (char_length(share_image_es) <= 100);
ALTER TABLE app.page_draft
  ADD COLUMN seo_title_en text NOT NULL DEFAULT '' CHECK (char_length(seo_title_en) <= 70),
  ADD COLUMN seo_title_es text NOT NULL DEFAULT '' CHECK (char_length(seo_title_es) <= 70),
  ADD COLUMN seo_description_en text NOT NULL DEFAULT '' CHECK (char_length(seo_description_en) <= 200),
  ADD COLUMN seo_description_es text NOT NULL DEFAULT '' CHECK (char_length(seo_description_es) <= 200),
  ADD COLUMN share_image_en text NOT NULL DEFAULT '' CHECK (char_length(share_image_en) <= 100),
  ADD COLUMN share_image_es text NOT NULL DEFAULT '' CHECK (char_length(share_image_es) <= 100);
