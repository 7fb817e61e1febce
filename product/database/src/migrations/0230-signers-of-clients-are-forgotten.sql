-- Name and drawing of who signed for a client go when their term is over, or when that person asks for it; what was signed stays.
ALTER TABLE app.client_signing
  ADD COLUMN forgotten_at timestamptz,
  DROP CONSTRAINT client_signing_signer_check,
  ADD CONSTRAINT client_signing_signer_check CHECK (
    CASE WHEN forgotten_at IS NULL THEN length(signer) BETWEEN 1 AND 200 ELSE signer = '' AND drawing = '' END);

CREATE FUNCTION app.only_the_signer_is_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change text[] := '{signer,drawing,forgotten_at}';
BEGIN
  IF OLD.forgotten_at IS NOT NULL OR NEW.forgotten_at IS NULL OR to_jsonb(NEW) - may_change <> to_jsonb(OLD) - may_change THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER client_signing_is_written_once ON app.client_signing;
CREATE TRIGGER client_signing_stays BEFORE DELETE OR TRUNCATE ON app.client_signing
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER client_signing_is_written_once BEFORE UPDATE ON app.client_signing
  FOR EACH ROW EXECUTE FUNCTION app.only_the_signer_is_forgotten();

INSERT INTO app.retention_rule (id, position, name_en, name_es, term, unit, counted_from, ending, basis_en, basis_es)
  SELECT 'client-signers', max(position) + 1, 'Who signed hours for a client', 'Quién firmó horas por un cliente', 6, 'years', 'record', 'anonymise',
    'Proof of what was agreed: Commercial Code (Spain), art. 30; Limitation Act 1980, s. 5',
    'Prueba de lo acordado: Código de Comercio, art. 30; Limitation Act 1980, s. 5'
  FROM app.retention_rule;
