/** The site map: every address of the product, in English without prefix and in Spanish under /es. */
import { kinds } from "@product/domain/company/kinds";
import { plainKindNames, type PlainKindName } from "@product/domain/company/plain-kinds";
import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

export default localised([
  layout("shell/default.layout.tsx", [
    index("features/site/home/home.page.tsx"),
    route("setup/:token", "features/access/setup/setup.page.tsx"),
    route("conditions", "features/site/pages/conditions.page.tsx"),
    route("cookies-policy", "features/site/pages/cookies-policy.page.tsx"),
    route("privacy-policy", "features/site/pages/privacy-policy.page.tsx"),
    route("data-protection", "features/site/pages/data-protection.page.tsx"),
    route("pages/:slug", "features/site/pages/content.page.tsx"),
    route("pages/:slug/:number", "features/site/pages/earlier.page.tsx"),
  ]),

  layout("shell/quiet.layout.tsx", [
    route("signup", "features/site/signup/signup.page.tsx"),
    route("signup/resume", "features/site/signup-link/send-link.page.tsx"),
    route("signup/resume/:token", "features/site/signup/resume.page.tsx"),
    route("signup/resume/:token/data", "features/site/application-data/data.page.tsx"),
    route("signup/status/:token", "features/site/signup/status.page.tsx"),
    route("signup/status/:token/account", "features/site/account-offer/account.page.tsx"),
    route("evidence/:token", "features/papers/evidence/evidence.page.tsx"),
    route("contract/:token", "features/papers/contract-signing/sign.page.tsx"),
    route("workerpass/send", "features/day/pass-link/send-pass.page.tsx"),
    route("answer/:token", "features/planning/answers/answer.page.tsx"),
    route("answer/:token/availability", "features/planning/own-availability/availability.page.tsx"),
    route("client/:token", "features/planning/client-view/client.page.tsx"),
    route("client/:token/hours", "features/day/client-hours/client-hours.page.tsx"),
    route("inspector/:token", "features/day/inspection/reader.page.tsx"),
    route("data-protection/complaint", "features/privacy/complaints/complaint.page.tsx"),
    route("keep/:token", "features/privacy/keep-data/keep.page.tsx"),
    route("login", "features/access/login/login.page.tsx"),
    route("login/recovered", "features/access/login/recovered.page.tsx"),
    route("login/code", "features/access/auth-links/code.page.tsx"),
    route("login/company", "features/access/single-sign-on/company.page.tsx"),
    route("login/forgot", "features/access/auth-links/forgot.page.tsx"),
    route("auth/confirm", "features/access/auth-links/confirm.page.tsx"),
    route("auth/reset", "features/access/auth-links/reset.page.tsx"),
    route("oauth/consent", "features/access/connected-apps/consent.page.tsx"),
  ]),
  route("signup/resume/:token/data.json", "features/site/application-data/data-json.route.ts"),
  route("evidence/:token/upload", "features/papers/evidence/upload.route.ts"),
  route("auth/callback", "features/access/auth-links/callback.route.ts"),
  route("contract/:token/copy.pdf", "features/papers/contract-signing/copy.route.ts"),
  route("inspector/:token/pack.zip", "features/day/inspection/reader-pack.route.ts"),
  route("answer/:token/files/:fileId", "features/planning/event-files/worker-file.route.ts"),
  route("client/:token/files/:fileId", "features/planning/client-view/client-file.route.ts"),
  route("calendar/:file", "features/planning/calendar-feed/calendar.route.ts"),
  route("logout", "features/access/account/logout.route.ts"),

  route("gate", "features/day/gate/gate.page.tsx"),
  route("gate/picture/:fileId", "features/day/gate/picture.route.ts"),
  route("gate/snapshot", "features/day/gate/snapshot.route.ts"),
  route("gate/thumbnails", "features/day/gate/thumbnails.route.ts"),
  route("gate/scans", "features/day/gate/scans.route.ts"),
  route("workerpass", "features/day/pass/pass.page.tsx"),
  route("workerpass/phone", "features/day/my-hours/phone.page.tsx"),
  route("workerpass/hours", "features/day/my-hours/my-hours.page.tsx"),
  route("workerpass/data", "features/privacy/own-data/own-data.page.tsx"),
  route("workerpass/data/json", "features/privacy/own-data/own-data-json.route.ts"),
  route("workerpass/hours/:month/pdf", "features/day/month-summary/my-summary.route.ts"),
  route("workerpass/open/:token", "features/day/pass/open.route.ts"),
  route("workerpass/shifts", "features/day/pass/own-shifts.route.ts"),
  route("workerpass/key", "features/day/pass/key.route.ts"),
  route("workerpass/punches", "features/day/pass/punches/punches.route.ts"),
  route("workerpass/picture/:fileId", "features/day/pass/picture.route.ts"),
  route("media/:file", "features/site/media/picture.route.ts"),
  route("sitemap.xml", "features/site/sitemap/sitemap.route.ts"),
  route("robots.txt", "features/site/sitemap/robots.route.ts"),
  route("brand/logos/:file", "features/company/branding/logo.route.ts"),

  layout("shell/admin.layout.tsx", [
    layout("shell/admin-screens.layout.tsx", [
      ...prefix("admin", [
        index("features/surface/dashboard/dashboard.page.tsx"),
        route("arrange", "features/surface/arrangement/arrange.page.tsx"),
        route("figures/:figure", "features/surface/dashboard/figure.page.tsx"),
        ...prefix("lists", [
          index("features/people/lists/lists.page.tsx"),
          route("create", "features/people/lists/create-list.page.tsx"),
          route("combine", "features/people/list-combine/combine.page.tsx"),
          route("preview", "features/people/lists/preview.route.ts"),
          route("add", "features/people/list-members/add.page.tsx"),
          route(":listId", "features/people/list-members/list.page.tsx"),
          route(":listId/edit", "features/people/lists/edit-list.page.tsx"),
          route(":listId/export.csv", "features/people/list-members/export.route.ts"),
          route(":listId/why/:workerId", "features/people/list-members/why.page.tsx"),
          route(":listId/moments", "features/people/list-snapshots/snapshots.page.tsx"),
          route(":listId/moments/:snapshotId", "features/people/list-snapshots/snapshot.page.tsx"),
        ]),
        route("staff", "features/access/staff/staff-list.page.tsx"),
        route("staff/review", "features/access/access-review/access-review.page.tsx"),
        route("staff/invite", "features/access/staff/invite.page.tsx"),
        route("staff/:userId", "features/access/staff/staff-record.page.tsx"),
        ...prefix("events", [
          index("features/planning/events/events.page.tsx"),
          route("create", "features/planning/events/create-event.page.tsx"),
          route("templates", "features/planning/event-copies/templates.page.tsx"),
          route("views/create", "features/planning/event-views/create-view.page.tsx"),
          route("views/:viewId", "features/planning/event-views/view.page.tsx"),
          layout("features/planning/events/event.layout.tsx", [
            route(":eventId", "features/planning/events/event.page.tsx"),
            route(":eventId/edit", "features/planning/events/edit-event.page.tsx"),
            route(":eventId/shifts", "features/planning/shifts/shifts.page.tsx"),
            route(":eventId/shifts/create", "features/planning/shifts/create-shift.page.tsx"),
            route(":eventId/shifts/:shiftId", "features/planning/shifts/shift.page.tsx"),
            route(":eventId/rates", "features/planning/rates/event-rates.page.tsx"),
            route(":eventId/shifts/:shiftId/rates", "features/planning/rates/shift-rates.page.tsx"),
            route(":eventId/shifts/:shiftId/terms", "features/planning/work-terms/shift-terms.page.tsx"),
            route(":eventId/shifts/:shiftId/people", "features/planning/assignments/people.page.tsx"),
            route(":eventId/staffing", "features/planning/staffing/staffing.page.tsx"),
            route(":eventId/staffing/:slotId/calls", "features/planning/call-list/call-list.page.tsx"),
            route(":eventId/check-in", "features/day/check-in/check-in.page.tsx"),
            route(":eventId/time", "features/day/time-tabs/event-time.page.tsx"),
            route(":eventId/terms", "features/planning/work-terms/event-terms.page.tsx"),
            route(":eventId/briefing", "features/planning/briefings/briefing.page.tsx"),
            route(":eventId/files", "features/planning/event-files/files.page.tsx"),
            route(":eventId/incidents", "features/planning/incidents/incidents.page.tsx"),
            route(":eventId/incidents/:incidentId", "features/planning/incidents/incident.page.tsx"),
            route(":eventId/client", "features/planning/client-view/links.page.tsx"),
            route(":eventId/history", "features/planning/events/history.page.tsx"),
            route(":eventId/cancel", "features/planning/event-moves/cancel.page.tsx"),
            route(":eventId/postpone", "features/planning/event-moves/postpone.page.tsx"),
            route(":eventId/copy", "features/planning/event-copies/copy.page.tsx"),
            route(":eventId/team", "features/planning/event-copies/team.page.tsx"),
            route(":eventId/reopen", "features/planning/event-moves/reopen.page.tsx"),
          ]),
          route(":eventId/files/:fileId", "features/planning/event-files/file.route.ts"),
          route(":eventId/sheets/:file", "features/planning/event-sheets/sheet.route.ts"),
        ]),
        route("events-old", "features/planning/events/events-old.page.tsx"),
        route("events-old/import", "features/planning/past-events/import-past.page.tsx"),
        route("search", "features/surface/search/search.page.tsx"),
        route("search/find", "features/surface/search/find.route.ts"),
        ...prefix("content", [
          index("features/site/content/content.page.tsx"),
          route("create", "features/site/content/create-page.page.tsx"),
          route("home", "features/site/home/edit-home.page.tsx"),
          route("home/text", "features/site/content/editor.page.tsx", { id: "home-text" }),
          route("media", "features/site/media/media.page.tsx"),
          route("media/:file", "features/site/media/crop.page.tsx"),
          route("menus", "features/site/menus/menus.page.tsx"),
          route("redirects", "features/site/route-rules/redirects.page.tsx"),
          route(":slug", "features/site/content/editor.page.tsx"),
          route(":slug/preview", "features/site/content/preview.page.tsx"),
          route(":slug/revisions", "features/site/content-revisions/revisions.page.tsx"),
        ]),
        route("audit", "features/ground/audit/audit.page.tsx"),
        route("audit/export", "features/ground/audit/export.route.ts"),
        route("audit/:actId", "features/ground/audit/act.page.tsx"),
        route("health", "features/operations/health/health.page.tsx"),
        ...prefix("clients", [
          index("features/company/clients/clients.page.tsx"),
          route("create", "features/company/clients/create-client.page.tsx"),
          route(":clientId", "features/company/clients/client.page.tsx"),
        ]),
        ...prefix("venues", [
          index("features/company/venues/venues.page.tsx"),
          route("create", "features/company/venues/create-venue.page.tsx"),
          route(":venueId", "features/company/venues/venue.page.tsx"),
        ]),
        ...prefix("settings", [
          index("features/company/settings/settings.page.tsx"),
          route("branding", "features/company/branding/branding.page.tsx"),
          route("single-sign-on", "features/access/single-sign-on/providers.page.tsx"),
          route("identity-providers", "features/access/identity-providers/identity-providers.page.tsx"),
          route("demo", "features/company/demo-data/demo-data.page.tsx"),
          ...prefix("entities", [
            index("features/company/entities/entities.page.tsx"),
            route("create", "features/company/entities/create-entity.page.tsx"),
            route(":entityId", "features/company/entities/entity.page.tsx"),
          ]),
          ...prefix("roles", [
            index("features/company/roles/roles.page.tsx"),
            route("create", "features/company/roles/create-role.page.tsx"),
            route(":roleId", "features/company/roles/role.page.tsx"),
          ]),
          ...prefix("document-types", [
            index("features/company/document-types/document-types.page.tsx"),
            route("create", "features/company/document-types/create-document-type.page.tsx"),
            route(":recordId", "features/company/document-types/document-type.page.tsx"),
          ]),
          ...prefix("qualifications", [
            index("features/company/qualifications/qualifications.page.tsx"),
            route("create", "features/company/qualifications/create-qualification.page.tsx"),
            route(":recordId", "features/company/qualifications/qualification.page.tsx"),
          ]),
          ...plainKindNames.flatMap(plainPages),
          ...prefix("contract-templates", [
            index("features/company/contract-templates/contract-templates.page.tsx"),
            route("create", "features/company/contract-templates/create-contract-template.page.tsx"),
            route(":recordId", "features/company/contract-templates/contract-template.page.tsx"),
          ]),
          ...prefix("holidays", [
            index("features/company/holidays/calendars.page.tsx"),
            route("create", "features/company/holidays/create-calendar.page.tsx"),
            route(":calendarId", "features/company/holidays/calendar.page.tsx"),
          ]),
          ...prefix("rules", [
            index("features/planning/rules/packs.page.tsx"),
            route("overrides", "features/planning/rules/overrides.page.tsx"),
            route("overrides/create", "features/planning/rules/create-override.page.tsx"),
            route("overrides/:settingId", "features/planning/rules/override.page.tsx"),
            route("sandbox", "features/planning/rules/sandbox.page.tsx"),
          ]),
          route("terms", "features/planning/work-terms/terms.page.tsx"),
          route("terms/clients/:clientId", "features/planning/work-terms/client-terms.page.tsx"),
          route("working-schedules", "features/planning/rota-settings/rota-settings.page.tsx"),
          route("call-outs", "features/planning/call-out-settings/call-out-settings.page.tsx"),
          route("pay", "features/day/pay-settings/policies.page.tsx"),
          route("pay/clients", "features/day/pay-settings/charges.page.tsx"),
          route("pay/clients/:clientId", "features/day/pay-settings/charge.page.tsx"),
          route("pay/clients/:clientId/rates", "features/planning/rates/client-rates.page.tsx"),
          route("pay/:entityId/rates", "features/planning/rates/entity-rates.page.tsx"),
          route("pay/:entityId", "features/day/pay-settings/policy.page.tsx"),
          route("retention", "features/company/retention/retention.page.tsx"),
          route("complaints", "features/privacy/complaints/complaints.page.tsx"),
          route("complaints/:complaintId", "features/privacy/complaints/answer.page.tsx"),
          route("blocked", "features/privacy/erasure/blocked.page.tsx"),
          route("retention/run", "features/privacy/retention-run/run.page.tsx"),
          route("retention/:ruleId", "features/company/retention/retention-rule.page.tsx"),
        ]),
        route("mailbox", "features/operations/mailbox/mailbox.page.tsx"),
        route("mailbox/:messageId", "features/operations/mailbox/message.page.tsx"),
        route("workers", "features/people/workers/workers.page.tsx"),
        route("workers/list", "features/people/workers/worker-list.page.tsx"),
        route("workers/who-can-work", "features/clearance/who-can-work/who-can-work.page.tsx"),
        route("workers/create", "features/people/worker-record/create-worker.page.tsx"),
        route("workers/likeness", "features/people/worker-record/likeness.route.ts"),
        // The parts of a worker's record, each a page of its own under one header.
        layout("features/people/worker-page/worker.layout.tsx", [
          route("workers/:workerId", "features/people/worker-page/worker.page.tsx"),
          route("workers/:workerId/documents", "features/papers/documents/documents.page.tsx"),
          route("workers/:workerId/right-to-work", "features/papers/right-to-work/right-to-work.page.tsx"),
          route("workers/:workerId/qualifications", "features/papers/worker-qualifications/qualifications.page.tsx"),
          route("workers/:workerId/absences", "features/papers/absences/absences.page.tsx"),
          route("workers/:workerId/shifts", "features/planning/worker-shifts/shifts.page.tsx"),
          route("workers/:workerId/time", "features/day/time-tabs/worker-time.page.tsx"),
          route("workers/:workerId/request-documents", "features/papers/document-requests/request.page.tsx"),
          route("workers/:workerId/onboard", "features/papers/onboarding/onboard.page.tsx"),
          route("workers/:workerId/messages", "features/people/worker-messages/messages.page.tsx"),
          route("workers/:workerId/data", "features/privacy/subject-data/data.page.tsx"),
          route("workers/:workerId/contract", "features/papers/engagements/contract.page.tsx"),
        ]),
        route("workers/:workerId/picture/:fileId", "features/people/worker-page/picture.route.ts"),
        route("workers/:workerId/time/:month/pdf", "features/day/month-summary/office-summary.route.ts"),
        route("workers/:workerId/data.json", "features/privacy/subject-data/person-json.route.ts"),
        route("workers/:workerId/data.pdf", "features/privacy/subject-data/person-pdf.route.ts"),
        route("workers/documents", "features/papers/document-review/queue.page.tsx"),
        route("workers/documents/number", "features/papers/documents/number.route.ts"),
        route("workers/documents/files/:fileId", "features/papers/documents/file.route.ts"),
        route("workers/documents/files/:fileId/preview", "features/papers/documents/preview.route.ts"),
        route("workers/review", "features/site/applications/review.page.tsx"),
        route("workers/review/list", "features/site/application-list/list.page.tsx"),
        route("workers/review/list/views/create", "features/site/application-list/create-view.page.tsx"),
        route("workers/review/list/views/:viewId", "features/site/application-list/view.page.tsx"),
        route("workers/review/several", "features/site/several-applications/several.page.tsx"),
        route("workers/review/:applicationId/data", "features/site/applications/data.page.tsx"),
        route("workers/review/:applicationId/data.json", "features/site/applications/data-json.route.ts"),
        route("workers/review/:applicationId/files/:fileId", "features/site/applications/preview.route.ts"),
        route("workers/accounts", "features/people/bank-accounts/waiting.page.tsx"),
        route("workers/import", "features/people/worker-import/imports.page.tsx"),
        route("workers/import/:importId", "features/people/worker-import/import.page.tsx"),
        route("workers/import/:importId/rows.csv", "features/people/worker-import/rows.route.ts"),
        route("workers/:workerId/merge", "features/people/worker-merge/merge.page.tsx"),
        ...prefix("workers/without-alta", [
          index("features/papers/without-alta/without-alta.page.tsx"),
          route("export.csv", "features/papers/without-alta/export-csv.route.ts"),
          route("export.xlsx", "features/papers/without-alta/export-xlsx.route.ts"),
        ]),
        route("workers/export.csv", "features/people/workers/export-csv.route.ts"),
        route("workers/export.xlsx", "features/people/workers/export-xlsx.route.ts"),
        route("workers/request-documents", "features/papers/document-requests/request-many.page.tsx"),
        route("workers/make-contracts", "features/papers/contracts-for-many/make-contracts.page.tsx"),
        ...prefix("workers/bulk", [
          index("features/people/bulk-changes/preview.page.tsx"),
          route(":changeId", "features/people/bulk-changes/change.page.tsx"),
        ]),
        ...prefix("workers/views", [
          route("create", "features/people/worker-views/create-view.page.tsx"),
          route(":viewId", "features/people/worker-views/view.page.tsx"),
        ]),
        route("time", "features/day/time/time.page.tsx"),
        route("time/register.xlsx", "features/day/time/export-xlsx.route.ts"),
        route("time/register.csv", "features/day/time/export.route.ts"),
        route("time/batches", "features/day/payroll/batches.page.tsx"),
        route("time/batches/:batchId/csv", "features/day/payroll/batch-csv.route.ts"),
        route("time/batches/:batchId/xlsx", "features/day/payroll/batch-xlsx.route.ts"),
        route("time/limits", "features/day/limits/limits.page.tsx"),
        route("time/inspections", "features/day/inspection/inspections.page.tsx"),
        route("time/inspections/:linkId/pack", "features/day/inspection/office-pack.route.ts"),
        route("time/:assignmentId", "features/day/time/line.page.tsx"),
        route("working-schedules", "features/planning/rota/rota.page.tsx"),
        route("working-schedules/people", "features/planning/rota/people.route.ts"),
        route("working-schedules/sheets/:file", "features/planning/rota-sheets/rota-sheet.route.ts"),
        route("working-schedules/publish", "features/planning/rota/publish-rota.page.tsx"),
        route("working-schedules/copy", "features/planning/rota-edits/copy.page.tsx"),
        route("working-schedules/edit", "features/planning/rota-edits/edit.page.tsx"),
        route("working-schedules/shifts/:shiftId", "features/planning/rota-moves/move.page.tsx"),
        ...prefix("signup-forms", [
          index("features/site/forms/forms.page.tsx"),
          route("create", "features/site/forms/create-form.page.tsx"),
          route(":formId", "features/site/form-builder/builder.page.tsx"),
          route(":formId/preview", "features/site/form-builder/preview.page.tsx"),
          route(":formId/settings", "features/site/forms/form-settings.page.tsx"),
          route(":formId/send", "features/site/follow-ups/send.page.tsx"),
          route(":formId/poster.pdf", "features/site/forms/poster.route.ts"),
        ]),
        ...prefix("groups-and-permissions", [
          index("features/access/groups/groups.page.tsx"),
          route("create", "features/access/groups/create-group.page.tsx"),
          route("who", "features/access/groups/who-has.page.tsx"),
          route("check", "features/access/groups/check-access.page.tsx"),
          route(":groupId", "features/access/groups/group.page.tsx"),
        ]),
      ]),
    ]),
    layout("shell/own-account.layout.tsx", [
      route("admin/profile", "features/access/profile/profile.page.tsx"),
      route("admin/profile/export", "features/access/profile/export.route.ts"),
      route("admin/photos/upload", "features/ground/photo/upload.route.ts"),
      route("admin/photos/:userId/:file", "features/ground/photo/photo.route.ts"),
    ]),
    route("admin/view-as", "features/access/view-as/view-as.route.ts"),
    route("admin/*", "shell/admin-not-found.page.tsx"),
  ]),

  ...onlyInDevelopment(),
  ...onlyForBenchmarks(),
  route("*", "shell/not-found.page.tsx"),
]);

function localised(routes: RouteConfigEntry[]): RouteConfig {
  return [...routes, ...prefix("es", routes.map(spanish))].map(exact);
}

// One spelling per page: `/Admin` is not `/admin`, nor is `/ES` Spanish. React Router matches an index route in any
// spelling, so the ones that have a path are routes like all others.
function exact({ index: isIndex, ...entry }: RouteConfigEntry): RouteConfigEntry {
  const own = isIndex && !entry.path ? { index: true } : {};
  return { ...entry, ...own, caseSensitive: true, ...(entry.children ? { children: entry.children.map(exact) } : {}) };
}

// A route file serves two addresses, so each needs an id of its own.
function spanish(entry: RouteConfigEntry): RouteConfigEntry {
  const children = entry.children ? { children: entry.children.map(spanish) } : {};
  return { ...entry, id: `es/${entry.id ?? entry.file}`, ...children };
}

// The pages of all kinds whose fields are declared are the same files.
function plainPages(kind: PlainKindName): RouteConfigEntry[] {
  const folder = "features/company/plain-kinds";
  return prefix(kinds[kind].address.replace("settings/", ""), [
    index(`${folder}/list.page.tsx`, { id: `${kind}/list` }),
    route("create", `${folder}/create.page.tsx`, { id: `${kind}/create` }),
    route(":recordId", `${folder}/record.page.tsx`, { id: `${kind}/record` }),
  ]);
}

// Every component in every state, for those who build and for the tests that walk it.
function onlyInDevelopment(): RouteConfigEntry[] {
  const isWanted = ["dev", "e2e"].includes(process.env["CUADRANTE_BUILD"] ?? "");
  return isWanted ? [route("gallery", "features/operations/gallery/gallery.page.tsx")] : [];
}

// Pages that `npm run bench` measures are none of the product.
function onlyForBenchmarks(): RouteConfigEntry[] {
  if (import.meta.env.MODE !== "bench") return [];
  return ["packed", "plain"].map((rows) =>
    route(`bench/${rows}-workers`, `../../../bench/workers-table/${rows}-workers.page.tsx`),
  );
}
