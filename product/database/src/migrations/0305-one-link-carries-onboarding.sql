-- One secret for everything that someone still owes before they start: it opens their details, and by the same hash the request for
-- documents and the contract that went along with it.
ALTER TABLE app.completion_link
  ADD COLUMN is_onboarding boolean NOT NULL DEFAULT false,
  ADD COLUMN engagement_id uuid REFERENCES app.engagement ON DELETE SET NULL;
CREATE INDEX completion_link_of_engagement ON app.completion_link (engagement_id) WHERE engagement_id IS NOT NULL;
