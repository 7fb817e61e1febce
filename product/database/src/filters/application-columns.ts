import { sql } from "drizzle-orm";
import type { applicationFields } from "@product/domain/forms/application-list";
import { applications, forms } from "@product/database/tables/site/form";
import type { FilterColumns } from "./compile.ts";

/** The only columns of applications that a filter reaches; their forms are joined. */
export const applicationColumns: FilterColumns<typeof applicationFields> = {
  formTitle: { text: sql`app.fold(concat_ws(' ', ${forms.titleEs}, ${forms.titleEn}))` },
  form: { id: applications.formId },
  applicationState: { choice: applications.state },
  applicantLanguage: { choice: applications.language },
  entity: { id: forms.legalEntityId },
  sentOn: { instant: applications.submittedAt },
  decidedOn: { instant: applications.decidedAt },
  isLikelyKnown: {
    flag: sql`(EXISTS (SELECT FROM jsonb_array_elements(${applications.duplicates}) one
      WHERE one->>'verdict' IS DISTINCT FROM 'other'))`,
  },
};
