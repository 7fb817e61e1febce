-- The founding texts were mended in 0320; what a company wrote itself, or reads in an older founding text beside a draft of its own,
-- was left alone. Somebody has to see whether it names what the law asks for, until it is published anew or said to be right.
ALTER TABLE app.page ADD COLUMN to_check_since timestamptz;
UPDATE app.page p SET to_check_since = now() FROM app.page_revision r
  WHERE r.slug = p.slug AND r.number = p.published AND p.slug IN ('conditions', 'data-protection', 'privacy-policy')
    AND (r.saved_by IS NOT NULL OR r.body_en NOT LIKE CASE p.slug WHEN 'conditions' THEN '%## Legal notice:%' ELSE '%(/data-protection/complaint)%' END);
