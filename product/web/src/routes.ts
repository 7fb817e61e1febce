/** The site map: every address of the product, in English without prefix and in Spanish under /es. */
import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

export default localised([
  layout("shell/default.layout.tsx", [
    index("features/home/home.page.tsx"),
    route("signup", "features/signup/signup.page.tsx"),
    route("setup/:token", "features/setup/setup.page.tsx"),
    route("conditions", "features/legal/conditions.page.tsx"),
    route("cookies-policy", "features/legal/cookies-policy.page.tsx"),
    route("privacy-policy", "features/legal/privacy-policy.page.tsx"),
    route("data-protection", "features/legal/data-protection.page.tsx"),
  ]),

  layout("shell/quiet.layout.tsx", [
    route("signup/resume/:token", "features/completion/resume.page.tsx"),
    route("evidence/:token", "features/evidence/evidence.page.tsx"),
    route("contract/:token", "features/contract-signing/sign.page.tsx"),
    route("keep/:token", "features/keep-data/keep.page.tsx"),
    route("login", "features/login/login.page.tsx"),
    route("login/recovered", "features/login/recovered.page.tsx"),
    route("login/code", "features/auth-links/code.page.tsx"),
    route("login/forgot", "features/auth-links/forgot.page.tsx"),
    route("auth/confirm", "features/auth-links/confirm.page.tsx"),
    route("auth/reset", "features/auth-links/reset.page.tsx"),
  ]),
  route("evidence/:token/upload", "features/evidence/upload.route.ts"),
  route("auth/callback", "features/auth-links/callback.route.ts"),
  route("contract/:token/copy.pdf", "features/contract-signing/copy.route.ts"),
  route("logout", "features/account/logout.route.ts"),

  route("workerpass", "features/pass/pass.page.tsx"),
  route("brand/logos/:file", "features/branding/logo.route.ts"),

  layout("shell/admin.layout.tsx", [
    layout("shell/admin-screens.layout.tsx", [
      ...prefix("admin", [
        upcoming(),
        ...prefix("lists", [
          index("features/lists/lists.page.tsx"),
          route("create", "features/lists/create-list.page.tsx"),
          route("combine", "features/list-combine/combine.page.tsx"),
          route("preview", "features/lists/preview.route.ts"),
          route("add", "features/list-members/add.page.tsx"),
          route(":listId", "features/list-members/list.page.tsx"),
          route(":listId/edit", "features/lists/edit-list.page.tsx"),
          route(":listId/export.csv", "features/list-members/export.route.ts"),
          route(":listId/why/:workerId", "features/list-members/why.page.tsx"),
          route(":listId/moments", "features/list-moments/moments.page.tsx"),
          route(":listId/moments/:momentId", "features/list-moments/moment.page.tsx"),
        ]),
        route("staff", "features/staff/staff-list.page.tsx"),
        route("staff/review", "features/access-review/access-review.page.tsx"),
        route("staff/invite", "features/staff/invite.page.tsx"),
        route("staff/:userId", "features/staff/staff-record.page.tsx"),
        upcoming("events"),
        upcoming("events-old"),
        upcoming("search"),
        upcoming("content"),
        route("content/home", "features/home/edit-home.page.tsx"),
        route("content/:slug", "features/upcoming/content-page.page.tsx"),
        route("audit", "features/audit/audit.page.tsx"),
        route("audit/export", "features/audit/export.route.ts"),
        route("audit/:actId", "features/audit/act.page.tsx"),
        route("health", "features/health/health.page.tsx"),
        ...prefix("clients", [
          index("features/clients/clients.page.tsx"),
          route("create", "features/clients/create-client.page.tsx"),
          route(":clientId", "features/clients/client.page.tsx"),
        ]),
        ...prefix("venues", [
          index("features/venues/venues.page.tsx"),
          route("create", "features/venues/create-venue.page.tsx"),
          route(":venueId", "features/venues/venue.page.tsx"),
        ]),
        ...prefix("settings", [
          index("features/settings/settings.page.tsx"),
          route("branding", "features/branding/branding.page.tsx"),
          route("demo", "features/demo-data/demo-data.page.tsx"),
          ...prefix("entities", [
            index("features/entities/entities.page.tsx"),
            route("create", "features/entities/create-entity.page.tsx"),
            route(":entityId", "features/entities/entity.page.tsx"),
          ]),
          ...prefix("roles", [
            index("features/roles/roles.page.tsx"),
            route("create", "features/roles/create-role.page.tsx"),
            route(":roleId", "features/roles/role.page.tsx"),
          ]),
          ...prefix("document-types", [
            index("features/document-types/document-types.page.tsx"),
            route("create", "features/document-types/create-document-type.page.tsx"),
            route(":recordId", "features/document-types/document-type.page.tsx"),
          ]),
          ...prefix("qualifications", [
            index("features/qualifications/qualifications.page.tsx"),
            route("create", "features/qualifications/create-qualification.page.tsx"),
            route(":recordId", "features/qualifications/qualification.page.tsx"),
          ]),
          ...prefix("contract-templates", [
            index("features/contract-templates/contract-templates.page.tsx"),
            route("create", "features/contract-templates/create-contract-template.page.tsx"),
            route(":recordId", "features/contract-templates/contract-template.page.tsx"),
          ]),
          ...prefix("holidays", [
            index("features/holidays/calendars.page.tsx"),
            route("create", "features/holidays/create-calendar.page.tsx"),
            route(":calendarId", "features/holidays/calendar.page.tsx"),
          ]),
          route("retention", "features/retention/retention.page.tsx"),
          route("blocked", "features/erasure/blocked.page.tsx"),
          route("retention/run", "features/retention-run/run.page.tsx"),
          route("retention/:ruleId", "features/retention/retention-rule.page.tsx"),
        ]),
        route("mailbox", "features/mailbox/mailbox.page.tsx"),
        route("mailbox/:messageId", "features/mailbox/message.page.tsx"),
        route("workers", "features/workers/workers.page.tsx"),
        route("workers/list", "features/workers/worker-list.page.tsx"),
        route("workers/who-can-work", "features/who-can-work/who-can-work.page.tsx"),
        route("workers/create", "features/worker-record/create-worker.page.tsx"),
        route("workers/likeness", "features/worker-record/likeness.route.ts"),
        // The parts of a worker's record, each a page of its own under one header.
        layout("features/worker-page/worker.layout.tsx", [
          route("workers/:workerId", "features/worker-page/worker.page.tsx"),
          route("workers/:workerId/documents", "features/documents/documents.page.tsx"),
          route("workers/:workerId/right-to-work", "features/right-to-work/right-to-work.page.tsx"),
          route("workers/:workerId/qualifications", "features/worker-qualifications/qualifications.page.tsx"),
          route("workers/:workerId/absences", "features/absences/absences.page.tsx"),
          route("workers/:workerId/request-documents", "features/document-requests/request.page.tsx"),
          route("workers/:workerId/data", "features/subject-data/data.page.tsx"),
          route("workers/:workerId/contract", "features/engagements/contract.page.tsx"),
        ]),
        route("workers/:workerId/data.json", "features/subject-data/person-json.route.ts"),
        route("workers/:workerId/data.pdf", "features/subject-data/person-pdf.route.ts"),
        route("workers/documents", "features/document-review/queue.page.tsx"),
        route("workers/documents/number", "features/documents/number.route.ts"),
        route("workers/documents/files/:fileId", "features/documents/file.route.ts"),
        route("workers/documents/files/:fileId/preview", "features/documents/preview.route.ts"),
        route("workers/accounts", "features/bank-accounts/waiting.page.tsx"),
        route("workers/import", "features/worker-import/imports.page.tsx"),
        route("workers/import/:importId", "features/worker-import/import.page.tsx"),
        route("workers/import/:importId/rows.csv", "features/worker-import/rows.route.ts"),
        route("workers/:workerId/merge", "features/worker-merge/merge.page.tsx"),
        ...prefix("workers/without-alta", [
          index("features/without-alta/without-alta.page.tsx"),
          route("export.csv", "features/without-alta/export-csv.route.ts"),
          route("export.xlsx", "features/without-alta/export-xlsx.route.ts"),
        ]),
        route("workers/export.csv", "features/workers/export-csv.route.ts"),
        route("workers/export.xlsx", "features/workers/export-xlsx.route.ts"),
        route("workers/request-documents", "features/document-requests/request-many.page.tsx"),
        ...prefix("workers/bulk", [
          index("features/bulk-changes/preview.page.tsx"),
          route(":changeId", "features/bulk-changes/change.page.tsx"),
        ]),
        ...prefix("workers/views", [
          route("create", "features/saved-views/create-view.page.tsx"),
          route(":viewId", "features/saved-views/view.page.tsx"),
        ]),
        upcoming("working-schedules"),
        upcoming("signup-forms"),
        ...prefix("groups-and-permissions", [
          index("features/groups/groups.page.tsx"),
          route("create", "features/groups/create-group.page.tsx"),
          route("who", "features/groups/who-has.page.tsx"),
          route("check", "features/groups/check-access.page.tsx"),
          route(":groupId", "features/groups/group.page.tsx"),
        ]),
      ]),
    ]),
    layout("shell/own-account.layout.tsx", [
      route("admin/profile", "features/profile/profile.page.tsx"),
      route("admin/profile/export", "features/profile/export.route.ts"),
      route("admin/photos/upload", "features/photo/upload.route.ts"),
      route("admin/photos/:userId/:file", "features/photo/photo.route.ts"),
    ]),
    route("admin/view-as", "features/view-as/view-as.route.ts"),
    route("admin/*", "shell/admin-not-found.page.tsx"),
  ]),

  ...onlyInDevelopment(),
  ...onlyForBenchmarks(),
  route("*", "shell/not-found.page.tsx"),
]);

/** A screen whose step has not come: its heading and an honest empty state. */
function upcoming(path?: string): RouteConfigEntry {
  const file = "features/upcoming/upcoming.page.tsx";
  const id = `upcoming/${path ?? "dashboard"}`;
  return path ? route(path, file, { id }) : index(file, { id });
}

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

// Every component in every state, for those who build and for the tests that walk it.
function onlyInDevelopment(): RouteConfigEntry[] {
  const isWanted = ["dev", "e2e"].includes(process.env["CUADRANTE_BUILD"] ?? "");
  return isWanted ? [route("gallery", "features/gallery/gallery.page.tsx")] : [];
}

// What `npm run bench` measures are no pages of the product.
function onlyForBenchmarks(): RouteConfigEntry[] {
  if (import.meta.env.MODE !== "bench") return [];
  return ["packed", "plain"].map((rows) =>
    route(`bench/${rows}-workers`, `../../../bench/workers-table/${rows}-workers.page.tsx`),
  );
}
