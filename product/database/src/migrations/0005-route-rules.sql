-- Redirects that staff declare. Circles and foreign hosts are refused when a rule is saved.
CREATE TABLE app.route_rule (
  from_path text PRIMARY KEY CHECK (from_path ~ '^/'),
  target text NOT NULL,
  status integer NOT NULL CHECK (status IN (301, 302, 307, 308)),
  active boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now()
);
