/** All slices that speak. A route names those it needs in its `handle`; the server inlines just these. */
import { compileCatalogue } from "#i18n/compile.ts";
import type { English } from "#i18n/messages.ts";
import { messages as absences } from "#features/absences/messages.ts";
import { messages as accessReview } from "#features/access-review/messages.ts";
import { messages as account } from "#features/account/messages.ts";
import { messages as audit } from "#features/audit/messages.ts";
import { messages as authLinks } from "#features/auth-links/messages.ts";
import { messages as bankAccounts } from "#features/bank-accounts/messages.ts";
import { messages as branding } from "#features/branding/messages.ts";
import { messages as bulkChanges } from "#features/bulk-changes/messages.ts";
import { messages as clearance } from "#features/clearance/messages.ts";
import { messages as clients } from "#features/clients/messages.ts";
import { messages as contractTemplates } from "#features/contract-templates/messages.ts";
import { messages as demoData } from "#features/demo-data/messages.ts";
import { messages as documentReview } from "#features/document-review/messages.ts";
import { messages as documentRequests } from "#features/document-requests/messages.ts";
import { messages as evidence } from "#features/evidence/messages.ts";
import { messages as documentTypes } from "#features/document-types/messages.ts";
import { messages as documents } from "#features/documents/messages.ts";
import { messages as completion } from "#features/completion/messages.ts";
import { messages as contractSigning } from "#features/contract-signing/messages.ts";
import { messages as engagements } from "#features/engagements/messages.ts";
import { messages as entities } from "#features/entities/messages.ts";
import { messages as erasure } from "#features/erasure/messages.ts";
import { messages as filters } from "#features/filters/messages.ts";
import { messages as forms } from "#features/forms/messages.ts";
import { messages as groups } from "#features/groups/messages.ts";
import { messages as health } from "#features/health/messages.ts";
import { messages as holidays } from "#features/holidays/messages.ts";
import { messages as home } from "#features/home/messages.ts";
import { messages as legal } from "#features/legal/messages.ts";
import { messages as lists } from "#features/lists/messages.ts";
import { messages as live } from "#features/live/messages.ts";
import { messages as login } from "#features/login/messages.ts";
import { messages as mailbox } from "#features/mailbox/messages.ts";
import { messages as masterData } from "#features/master-data/messages.ts";
import { messages as pass } from "#features/pass/messages.ts";
import { messages as permissions } from "#features/permissions/messages.ts";
import { messages as photo } from "#features/photo/messages.ts";
import { messages as profile } from "#features/profile/messages.ts";
import { messages as qualifications } from "#features/qualifications/messages.ts";
import { messages as keepData } from "#features/keep-data/messages.ts";
import { messages as retentionRun } from "#features/retention-run/messages.ts";
import { messages as retention } from "#features/retention/messages.ts";
import { messages as rightToWork } from "#features/right-to-work/messages.ts";
import { messages as roles } from "#features/roles/messages.ts";
import { messages as savedViews } from "#features/saved-views/messages.ts";
import { messages as settings } from "#features/settings/messages.ts";
import { messages as setup } from "#features/setup/messages.ts";
import { messages as staff } from "#features/staff/messages.ts";
import { messages as subjectData } from "#features/subject-data/messages.ts";
import { messages as timeZones } from "#features/time-zones/messages.ts";
import { messages as upcoming } from "#features/upcoming/messages.ts";
import { messages as venues } from "#features/venues/messages.ts";
import { messages as whoCanWork } from "#features/who-can-work/messages.ts";
import { messages as withoutAlta } from "#features/without-alta/messages.ts";
import { messages as workerImport } from "#features/worker-import/messages.ts";
import { messages as workerMerge } from "#features/worker-merge/messages.ts";
import { messages as workerPage } from "#features/worker-page/messages.ts";
import { messages as workerQualifications } from "#features/worker-qualifications/messages.ts";
import { messages as workerRecord } from "#features/worker-record/messages.ts";
import { messages as workers } from "#features/workers/messages.ts";
import { messages as request } from "#request/messages.ts";
import { messages as shell } from "#shell/messages.ts";

const slices = {
  absences,
  "access-review": accessReview,
  account,
  audit,
  "auth-links": authLinks,
  "bank-accounts": bankAccounts,
  branding,
  "bulk-changes": bulkChanges,
  clearance,
  clients,
  "contract-templates": contractTemplates,
  "demo-data": demoData,
  "document-review": documentReview,
  "document-types": documentTypes,
  documents,
  "document-requests": documentRequests,
  evidence,
  completion,
  "contract-signing": contractSigning,
  engagements,
  entities,
  filters,
  forms,
  groups,
  health,
  holidays,
  home,
  legal,
  lists,
  live,
  login,
  mailbox,
  "master-data": masterData,
  pass,
  permissions,
  photo,
  profile,
  qualifications,
  request,
  "keep-data": keepData,
  retention,
  "retention-run": retentionRun,
  "right-to-work": rightToWork,
  roles,
  "saved-views": savedViews,
  settings,
  setup,
  shell,
  staff,
  "time-zones": timeZones,
  upcoming,
  venues,
  "who-can-work": whoCanWork,
  "without-alta": withoutAlta,
  "worker-import": workerImport,
  erasure,
  "subject-data": subjectData,
  "worker-merge": workerMerge,
  "worker-page": workerPage,
  "worker-qualifications": workerQualifications,
  "worker-record": workerRecord,
  workers,
};

export const catalogue = compileCatalogue(slices);

export type Slice = keyof typeof slices;

declare module "use-intl" {
  interface AppConfig {
    Locale: "en" | "es";
    Messages: { [Name in Slice]: English<(typeof slices)[Name]> };
  }
}
