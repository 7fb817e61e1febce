-- Whoever made the link of a client has it too: to sign by it takes a code that only the client's own mailbox gets.
CREATE TABLE app.client_code (
  link_id uuid PRIMARY KEY REFERENCES app.client_link ON DELETE CASCADE,
  -- The code follows from a secret key and this number: used or replaced, it is another. What lies here is its hash.
  number integer NOT NULL DEFAULT 1,
  code_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  sent_on date NOT NULL,
  sent_that_day smallint NOT NULL DEFAULT 1,
  tries smallint NOT NULL DEFAULT 0,
  -- Of all codes of this link.
  wrong smallint NOT NULL DEFAULT 0
);
