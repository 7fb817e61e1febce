-- A way through a provider ends in the browser that began it: its cookie holds what this is the hash of.
ALTER TABLE auth.flow_state ADD COLUMN browser_hash bytea;
-- One that links belongs to the session that asked for it, and goes with it.
ALTER TABLE auth.flow_state ADD COLUMN linking_session_id uuid REFERENCES auth.sessions ON DELETE CASCADE;
CREATE INDEX flow_state_linking_session ON auth.flow_state (linking_session_id) WHERE linking_session_id IS NOT NULL;
