-- The permissions of the templates as this installation last knew them: what a release adds to one reaches its groups, or is proposed.
CREATE TABLE app.known_template_permission (
  template text NOT NULL,
  permission text NOT NULL,
  PRIMARY KEY (template, permission)
);
INSERT INTO app.known_template_permission (template, permission)
  SELECT template, regexp_split_to_table(permissions, '\s+') FROM (VALUES
  ('hr', 'assignment.view availability.edit availability.view clearance.view document.approve document.create document.delete
document.edit document.view document.view.health-fitness event.view export.create export.view form.edit form.view
identity.approve identity.edit identity.view incident.edit incident.view list.create list.delete list.edit list.export
list.view message.create message.publish message.view pay.approve pay.edit pay.export pay.view qualification.approve
qualification.edit qualification.view report.view settings.edit.papers settings.view shift.view staff.view staff.view.contact
submission.approve submission.edit submission.view worker.approve worker.create worker.delete worker.edit worker.export
worker.view worker.view.contact worker.view.notes-private'),
  ('planner', 'assignment.approve assignment.create assignment.delete assignment.edit assignment.view availability.edit
availability.view checkin.view clearance.override clearance.view client.create client.edit client.view event.create
event.delete event.edit event.export event.publish event.view list.create list.delete list.edit list.export list.view
message.create message.publish message.view qualification.view report.view shift.create shift.delete shift.edit shift.publish
shift.view staff.view venue.create venue.edit venue.view worker.view worker.view.contact'),
  ('event-lead', 'assignment.view checkin.create checkin.view event.view incident.create incident.view message.create
message.view shift.view time.create time.view worker.view worker.view.contact'),
  ('gate-steward', 'checkin.create'),
  ('gate-supervisor', 'checkin.create checkin.override checkin.view incident.create incident.view worker.view'),
  ('finance', 'client.view event.view export.create export.delete export.view pay.approve pay.edit pay.export pay.view
report.export report.view time.export time.view timesheet.approve timesheet.edit timesheet.export timesheet.view worker.export
worker.view worker.view.contact'),
  ('content-editor', 'form.edit form.view media.create media.delete media.edit media.view page.create page.delete page.edit
page.publish page.view'),
  ('client-contact', 'assignment.view event.view timesheet.approve'),
  ('inspector', 'time.export time.view'),
  ('auditor', 'audit.export audit.view group.view settings.view staff.view')
  ) AS known (template, permissions);

-- What a group that was changed may want of it, until someone accepts or dismisses it.
CREATE TABLE app.permission_proposal (
  group_id uuid NOT NULL REFERENCES app."group" ON DELETE CASCADE,
  permission text NOT NULL,
  proposed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_id, permission)
);
