-- What a site says of the company that runs it (LSSI art. 10; Companies (Trading Disclosures) Regulations 2008; the UK's Electronic
-- Commerce Regulations 2002, reg. 6): beside name, number and address, how to write to it and where it is registered.
ALTER TABLE app.legal_entity
  ADD COLUMN email text NOT NULL DEFAULT '' CHECK (char_length(email) <= 254),
  ADD COLUMN registry text NOT NULL DEFAULT '' CHECK (char_length(registry) <= 200);
