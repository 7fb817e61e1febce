-- The link of a mail carries a random token; the digits beside it say nothing about it. Of either only a hash is kept.
ALTER TABLE auth.one_time_tokens ADD COLUMN link_hash text;
CREATE UNIQUE INDEX one_time_tokens_link ON auth.one_time_tokens (link_hash);
-- Links on their way were made of address and digits, so that they work no more; the digits of those mails still do.
UPDATE auth.one_time_tokens SET token_hash = substr(token_hash, 6) WHERE token_hash LIKE 'pkce\_%';
