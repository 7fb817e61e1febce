-- Events, the shifts of each, the people every shift asks for, and who has been put down for them.

CREATE TABLE app.event (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  code text NOT NULL UNIQUE CHECK (code ~ '^EV-[0-9A-Z]{4,8}$'),
  title_en text NOT NULL DEFAULT '' CHECK (char_length(title_en) <= 120),
  title_es text NOT NULL DEFAULT '' CHECK (char_length(title_es) <= 120),
  legal_entity_id uuid NOT NULL REFERENCES app.legal_entity,
  client_id uuid REFERENCES app.client,
  venue_id uuid NOT NULL REFERENCES app.venue,
  -- That of its venue, kept here so that a venue that moves does not move what was worked there.
  time_zone text NOT NULL,
  status text NOT NULL CHECK (status IN
    ('draft', 'quoted', 'confirmed', 'staffing', 'closed', 'invoiced', 'archived', 'cancelled', 'postponed')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  colour smallint NOT NULL DEFAULT 1 CHECK (colour BETWEEN 1 AND 4),
  description_en text NOT NULL DEFAULT '' CHECK (char_length(description_en) <= 4000),
  description_es text NOT NULL DEFAULT '' CHECK (char_length(description_es) <= 4000),
  briefing_en text NOT NULL DEFAULT '' CHECK (char_length(briefing_en) <= 8000),
  briefing_es text NOT NULL DEFAULT '' CHECK (char_length(briefing_es) <= 8000),
  purchase_order text NOT NULL DEFAULT '' CHECK (char_length(purchase_order) <= 60),
  visibility text NOT NULL DEFAULT 'private' CHECK (visibility IN ('private', 'workers', 'public')),
  -- Why it was called off or moved.
  status_reason text NOT NULL DEFAULT '' CHECK (char_length(status_reason) <= 300),
  cloned_from uuid,
  -- Known from a file and never planned here: how many worked there, and no shifts.
  imported_heads integer CHECK (imported_heads BETWEEN 0 AND 100000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  searched text NOT NULL GENERATED ALWAYS AS (app.fold(code || ' ' || title_en || ' ' || title_es)) STORED,
  CHECK (title_en <> '' OR title_es <> ''),
  CHECK (ends_at > starts_at)
);
CREATE INDEX event_in_order ON app.event (starts_at, id);
CREATE INDEX event_by_status ON app.event (status, starts_at, id);
CREATE INDEX event_of_client ON app.event (client_id, starts_at);
CREATE INDEX event_of_venue ON app.event (venue_id, starts_at);
CREATE INDEX event_of_entity ON app.event (legal_entity_id, starts_at);
CREATE INDEX event_words ON app.event USING gin (searched gin_trgm_ops);

-- Who answers for an event in the office.
CREATE TABLE app.event_manager (
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app.account,
  PRIMARY KEY (event_id, user_id)
);
CREATE INDEX event_manager_events ON app.event_manager (user_id);

-- The times are those that were published; until then they are the draft. What is being changed lies in `pending`.
CREATE TABLE app.shift (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
  zone_id uuid REFERENCES app.venue_zone ON DELETE SET NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  during tstzrange NOT NULL GENERATED ALWAYS AS (tstzrange(starts_at, ends_at, '[)')) STORED,
  -- The day to which it belongs: the one on which it starts, where it takes place.
  day date NOT NULL,
  breaks jsonb NOT NULL DEFAULT '[]',
  meeting_point text NOT NULL DEFAULT '' CHECK (char_length(meeting_point) <= 120),
  meeting_minutes integer NOT NULL DEFAULT 0 CHECK (meeting_minutes BETWEEN 0 AND 240),
  notes_en text NOT NULL DEFAULT '' CHECK (char_length(notes_en) <= 2000),
  notes_es text NOT NULL DEFAULT '' CHECK (char_length(notes_es) <= 2000),
  published_at timestamptz,
  pending jsonb,
  cancelled_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, during),
  UNIQUE (id, event_id),
  CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '36 hours'),
  CHECK (pending IS NULL OR published_at IS NOT NULL)
);
CREATE INDEX shift_of_event ON app.shift (event_id, starts_at, id);
CREATE INDEX shift_by_day ON app.shift (day, event_id);

CREATE TABLE app.slot (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  shift_id uuid NOT NULL,
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  role_id uuid NOT NULL REFERENCES app.role,
  minimum integer NOT NULL CHECK (minimum BETWEEN 0 AND 1000),
  target integer NOT NULL CHECK (target BETWEEN 0 AND 1000),
  maximum integer NOT NULL CHECK (maximum BETWEEN 0 AND 1000),
  standby integer NOT NULL DEFAULT 0 CHECK (standby BETWEEN 0 AND 1000),
  -- Seats that an agency fills, without names.
  agency_seats integer NOT NULL DEFAULT 0 CHECK (agency_seats BETWEEN 0 AND 1000),
  fill_mode text NOT NULL CHECK (fill_mode IN ('book', 'invite', 'open')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, shift_id),
  UNIQUE (shift_id, role_id),
  FOREIGN KEY (shift_id, event_id) REFERENCES app.shift (id, event_id) ON DELETE CASCADE,
  CHECK (minimum <= target AND target <= maximum)
);
CREATE INDEX slot_of_role ON app.slot (role_id);
CREATE INDEX slot_of_event ON app.slot (event_id);

-- It carries the time of its shift, and follows it: nobody stands in two places at once, whatever a program believes.
CREATE TABLE app.assignment (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slot_id uuid NOT NULL,
  shift_id uuid NOT NULL,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  during tstzrange NOT NULL,
  state text NOT NULL CHECK (state IN ('staged', 'booked', 'invited', 'applied', 'waitlisted', 'standby', 'accepted',
    'confirmed', 'reconfirm_pending', 'checked_in', 'on_break', 'checked_out', 'endorsed', 'approved', 'exported',
    'declined', 'lapsed', 'withdrawn', 'cancelled', 'no_show', 'not_selected', 'swapped_out')),
  source text NOT NULL CHECK (source IN ('book', 'invite', 'apply', 'swap', 'auto', 'standby')),
  offered_at timestamptz,
  respond_by timestamptz,
  responded_at timestamptz,
  -- What spoke against it when it was decided, and who decided nevertheless.
  findings jsonb NOT NULL DEFAULT '[]',
  override jsonb,
  -- Between being told and the start.
  notice_hours integer,
  ended_at timestamptz,
  ended_reason text NOT NULL DEFAULT '' CHECK (char_length(ended_reason) <= 300),
  compensation_due boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (slot_id, worker_id),
  FOREIGN KEY (slot_id, shift_id) REFERENCES app.slot (id, shift_id) ON DELETE CASCADE,
  FOREIGN KEY (shift_id, during) REFERENCES app.shift (id, during) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT assignment_overlap EXCLUDE USING gist (worker_id WITH =, during WITH &&) WHERE (state IN ('booked', 'accepted',
    'confirmed', 'reconfirm_pending', 'checked_in', 'on_break', 'checked_out', 'endorsed', 'approved', 'exported'))
    DEFERRABLE INITIALLY IMMEDIATE
);
CREATE INDEX assignment_of_worker ON app.assignment (worker_id, during);
CREATE INDEX assignment_of_shift ON app.assignment (shift_id, state);
