-- Workers apply for open places, stand by, and pass shifts on to each other.
ALTER TABLE app.call_out
  DROP CONSTRAINT call_out_kind_check,
  ADD CONSTRAINT call_out_kind_check CHECK (kind IN ('booked', 'invited', 'promoted', 'reconfirm', 'changed', 'cancelled', 'reminder',
    'lapsed', 'waitlisted', 'selected', 'not-selected', 'standby', 'called-in', 'swap-asked', 'swapped-in', 'swapped-out'));

-- Whoever gives a shift away stays responsible until the office has agreed.
CREATE TABLE app.swap_request (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  assignment_id uuid NOT NULL REFERENCES app.assignment ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('give', 'swap')),
  -- In return for a place here, of whoever holds one and agrees first.
  wanted_slot_id uuid REFERENCES app.slot ON DELETE CASCADE,
  peer_id uuid REFERENCES app.worker ON DELETE CASCADE,
  peer_assignment_id uuid REFERENCES app.assignment ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'accepted_by_peer', 'done', 'declined', 'expired', 'withdrawn')),
  findings jsonb NOT NULL DEFAULT '[]',
  expires_at timestamptz NOT NULL,
  answered_at timestamptz,
  decided_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'swap') = (wanted_slot_id IS NOT NULL))
);
-- Nobody passes on the same shift twice at once.
CREATE UNIQUE INDEX swap_request_open ON app.swap_request (assignment_id) WHERE state IN ('proposed', 'accepted_by_peer');
CREATE INDEX swap_request_of_worker ON app.swap_request (worker_id);
CREATE INDEX swap_request_of_peer ON app.swap_request (peer_id);
CREATE INDEX swap_request_wanted ON app.swap_request (wanted_slot_id) WHERE state = 'proposed';

ALTER TABLE app.call_out_setting ADD COLUMN swaps_by_themselves boolean NOT NULL DEFAULT false;
