/** All slices that speak. A route names those it needs in its `handle`; the server inlines just these. */
import { compileCatalogue } from "#i18n/compile.ts";
import type { English } from "#i18n/messages.ts";
import { messages as absences } from "#features/papers/absences/messages.ts";
import { messages as accessReview } from "#features/access/access-review/messages.ts";
import { messages as account } from "#features/access/account/messages.ts";
import { messages as audit } from "#features/ground/audit/messages.ts";
import { messages as authLinks } from "#features/access/auth-links/messages.ts";
import { messages as bankAccounts } from "#features/people/bank-accounts/messages.ts";
import { messages as branding } from "#features/company/branding/messages.ts";
import { messages as bulkChanges } from "#features/people/bulk-changes/messages.ts";
import { messages as clearance } from "#features/people/clearance-light/messages.ts";
import { messages as clients } from "#features/company/clients/messages.ts";
import { messages as contractTemplates } from "#features/company/contract-templates/messages.ts";
import { messages as demoData } from "#features/company/demo-data/messages.ts";
import { messages as documentReview } from "#features/papers/document-review/messages.ts";
import { messages as documentRequests } from "#features/papers/document-requests/messages.ts";
import { messages as evidence } from "#features/papers/evidence/messages.ts";
import { messages as documentTypes } from "#features/company/document-types/messages.ts";
import { messages as documents } from "#features/papers/documents/messages.ts";
import { messages as completion } from "#features/people/completion/messages.ts";
import { messages as contractSigning } from "#features/papers/contract-signing/messages.ts";
import { messages as engagements } from "#features/papers/engagements/messages.ts";
import { messages as entities } from "#features/company/entities/messages.ts";
import { messages as erasure } from "#features/privacy/erasure/messages.ts";
import { messages as filters } from "#features/ground/filters/messages.ts";
import { messages as forms } from "#features/ground/forms/messages.ts";
import { messages as groups } from "#features/access/groups/messages.ts";
import { messages as health } from "#features/operations/health/messages.ts";
import { messages as holidays } from "#features/company/holidays/messages.ts";
import { messages as home } from "#features/site/home/messages.ts";
import { messages as legal } from "#features/site/legal/messages.ts";
import { messages as lists } from "#features/people/lists/messages.ts";
import { messages as live } from "#features/ground/live/messages.ts";
import { messages as login } from "#features/access/login/messages.ts";
import { messages as mailbox } from "#features/operations/mailbox/messages.ts";
import { messages as masterData } from "#features/ground/master-data/messages.ts";
import { messages as pass } from "#features/day/pass/messages.ts";
import { messages as permissions } from "#features/ground/permissions/messages.ts";
import { messages as photo } from "#features/ground/photo/messages.ts";
import { messages as profile } from "#features/access/profile/messages.ts";
import { messages as qualifications } from "#features/company/qualifications/messages.ts";
import { messages as keepData } from "#features/privacy/keep-data/messages.ts";
import { messages as retentionRun } from "#features/privacy/retention-run/messages.ts";
import { messages as retention } from "#features/company/retention/messages.ts";
import { messages as rightToWork } from "#features/papers/right-to-work/messages.ts";
import { messages as roles } from "#features/company/roles/messages.ts";
import { messages as savedViews } from "#features/ground/saved-views/messages.ts";
import { messages as settings } from "#features/company/settings/messages.ts";
import { messages as setup } from "#features/access/setup/messages.ts";
import { messages as staff } from "#features/access/staff/messages.ts";
import { messages as subjectData } from "#features/privacy/subject-data/messages.ts";
import { messages as timeZones } from "#features/ground/time-zones/messages.ts";
import { messages as upcoming } from "#features/operations/upcoming/messages.ts";
import { messages as venues } from "#features/company/venues/messages.ts";
import { messages as whoCanWork } from "#features/clearance/who-can-work/messages.ts";
import { messages as withoutAlta } from "#features/papers/without-alta/messages.ts";
import { messages as workerImport } from "#features/people/worker-import/messages.ts";
import { messages as workerMerge } from "#features/people/worker-merge/messages.ts";
import { messages as workerPage } from "#features/people/worker-page/messages.ts";
import { messages as workerQualifications } from "#features/papers/worker-qualifications/messages.ts";
import { messages as workerRecord } from "#features/people/worker-record/messages.ts";
import { messages as workers } from "#features/people/workers/messages.ts";
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
