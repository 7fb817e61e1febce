import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { FormDefinition } from "@product/domain/forms/definition";
import { definitionFaults } from "@product/domain/forms/definition-faults";
import { formAdvice } from "@product/domain/forms/lint";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { documentTypes } from "@product/database/tables/document-type";
import { applications, formVersions } from "@product/database/tables/form";

export type Building = NonNullable<Awaited<ReturnType<typeof buildingOf>>>;

/** What is being written, or what is out where nobody has changed anything since. */
export async function buildingOf(formId: string) {
  const [newest, ...older] = await database
    .select()
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .orderBy(desc(formVersions.number))
    .limit(2);
  if (!newest) return undefined;
  const isDraft = newest.publishedAt === null;
  const published = isDraft ? older[0] : newest;
  return {
    definition: newest.definition,
    number: newest.number,
    isDraft,
    /** Of the draft, nought without one. */
    version: isDraft ? newest.version : 0,
    changes: isDraft && published ? changesBetween(published.definition, newest.definition) : undefined,
    published: published?.number,
    running: published ? await runningOn(formId) : 0,
    advice: formAdvice(newest.definition),
    faults: definitionFaults(newest.definition),
  };
}

/** How many have begun and not sent theirs; they go on with the version they began with. */
const runningOn = (formId: string) =>
  database.$count(applications, and(eq(applications.formId, formId), eq(applications.state, "started")));

function changesBetween(before: FormDefinition, after: FormDefinition) {
  const fieldsIn = ({ pages }: FormDefinition) =>
    new Map(pages.flatMap((page) => page.fields.map((field) => [field.key, JSON.stringify(field)])));
  const [old, now] = [fieldsIn(before), fieldsIn(after)];
  return {
    added: [...now.keys()].filter((key) => !old.has(key)).length,
    changed: [...now].filter(([key, text]) => old.has(key) && old.get(key) !== text).length,
    removed: [...old.keys()].filter((key) => !now.has(key)).length,
  };
}

/** The kinds of papers that can be asked for. */
export const documentKinds = (locale: Locale) =>
  database
    .select({ key: documentTypes.key, name: locale === "es" ? documentTypes.nameEs : documentTypes.nameEn })
    .from(documentTypes)
    .where(isNull(documentTypes.archivedAt))
    .orderBy(sql.raw(locale === "es" ? "name_es" : "name_en"));
