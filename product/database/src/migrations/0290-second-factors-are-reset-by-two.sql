-- One colleague asks that another's two-step verification is taken off, a second one confirms it.
ALTER TABLE app.staff
  ADD COLUMN factor_reset_by uuid REFERENCES app.account (user_id) ON DELETE SET NULL,
  ADD COLUMN factor_reset_at timestamptz;
