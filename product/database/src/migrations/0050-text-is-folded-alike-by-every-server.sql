-- The rules of unaccent before PostgreSQL 16 leave these three as they are, so that "Mª José" was not found as "ma jose".
CREATE OR REPLACE FUNCTION app.fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, translate(normalize($1, NFC), 'ªºµ', 'aoμ')));
