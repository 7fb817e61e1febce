-- A dump may name a file without a version, and older ones say little of it: what is missing is filled in.
CREATE FUNCTION storage.take_in_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := coalesce(NEW.version, gen_random_uuid()::text);
  NEW.created_at := coalesce(NEW.created_at, now());
  NEW.updated_at := coalesce(NEW.updated_at, NEW.created_at);
  NEW.last_accessed_at := coalesce(NEW.last_accessed_at, NEW.created_at);
  NEW.owner_id := coalesce(NEW.owner_id, NEW.owner::text);
  IF NOT coalesce(NEW.metadata, '{}') ?& ARRAY['eTag', 'size', 'mimetype', 'cacheControl', 'lastModified', 'contentLength', 'httpStatusCode'] THEN
    NEW.metadata := jsonb_build_object(
      'eTag', '"' || md5(NEW.version) || '"', 'size', 0, 'mimetype', 'application/octet-stream', 'cacheControl', 'no-cache',
      'lastModified', to_char(NEW.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'contentLength', coalesce(NEW.metadata -> 'size', '0'), 'httpStatusCode', 200
    ) || coalesce(NEW.metadata, '{}');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER taken_in BEFORE INSERT ON storage.objects FOR EACH ROW EXECUTE FUNCTION storage.take_in_object();

-- What policies of the reference ask of a name: `a/b/c.tar.gz` has the folders {a,b}, the file `c.tar.gz` and the extension `gz`.
CREATE FUNCTION storage.foldername(name text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1]
$$;
CREATE FUNCTION storage.filename(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;
CREATE FUNCTION storage.extension(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;
