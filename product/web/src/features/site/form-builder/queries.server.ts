import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { fieldsOf, inputNames, textOf, type FormDefinition } from "@product/domain/forms/definition";
import { definitionFaults } from "@product/domain/forms/definition-faults";
import { typeFacts } from "@product/domain/forms/field-types";
import { formAdvice } from "@product/domain/forms/lint";
import type { Locale } from "@product/domain/locales";
import { answersOfMany } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { documentTypes } from "@product/database/tables/company/document-type";
import { applications, formVersions } from "@product/database/tables/site/form";
import { clockNow } from "#request/clock.ts";

/** The draft, or the published version where it has not been changed since. */
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
    /** The version of the draft; 0 without one. */
    version: isDraft ? newest.version : 0,
    changes: isDraft && published ? changesBetween(published.definition, newest.definition) : undefined,
    published: published?.number,
    running: published ? await runningOn(formId) : 0,
    advice: formAdvice(newest.definition, await unansweredIn(formId, newest.definition)),
    faults: definitionFaults(newest.definition),
  };
}

/** How many have begun and not sent theirs; they go on with the version they began with. */
const runningOn = (formId: string) =>
  database.$count(applications, and(eq(applications.formId, formId), eq(applications.state, "started")));

/** So many applications say enough of what people answer, and so many are opened to know it. */
const fewest = 20;
const mostOpened = 200;

/** The questions that no application of the last twelve months has answered. */
async function unansweredIn(formId: string, definition: FormDefinition): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: applications.id, workerId: applications.workerId, answersSealed: applications.answersSealed })
    .from(applications)
    .where(and(eq(applications.formId, formId), gt(applications.submittedAt, aYearAgo())))
    .orderBy(desc(applications.submittedAt))
    .limit(mostOpened);
  if (rows.length < fewest) return new Set();
  const answered = new Set(
    [...(await answersOfMany(database, rows)).values()].flatMap((answers) =>
      Object.keys(answers).filter((name) => textOf(answers, name) !== ""),
    ),
  );
  return new Set(
    fieldsOf(definition)
      // Files are no answers: they have gone on to the worker's documents.
      .filter((field) => inputNames(field).length > 0 && !typeFacts[field.type].hasFiles)
      .filter((field) => !inputNames(field).some((name) => answered.has(name)))
      .map(({ key }) => key),
  );
}

const aYearAgo = () => new Date(clockNow().getTime() - 365 * 24 * 3_600_000);

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
