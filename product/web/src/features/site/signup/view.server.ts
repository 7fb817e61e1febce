/**
 * The content of a page of the form: its questions in the reader's language, the answers, and the position within the
 * form.
 */
import { and, inArray, isNull } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import {
  inputNames,
  type Answers,
  type BothLanguages,
  type FormField,
  type FormPage,
} from "@product/domain/forms/definition";
import { shownPages } from "@product/domain/forms/shown";
import { fullName, typedFrom } from "@product/domain/forms/worker-from";
import { database } from "@product/database/client";
import type { OpenedApplication } from "@product/database/applications/open-application";
import { roles } from "@product/database/tables/company/master-data";
import { qualifications } from "@product/database/tables/company/qualification";
import type { Question } from "#features/site/questions/schema.ts";
import { placeNames } from "#features/people/worker-record/queries.server.ts";

type Filled = Pick<OpenedApplication, "form" | "version" | "country" | "nation" | "workDay" | "answers" | "files">;
type Named = { id: string; name: string };

export type FormView = Awaited<ReturnType<typeof formView>>;

export async function formView(filled: Filled, pageKey: string | null, locale: Locale, today: string) {
  const { form, version, country, nation, workDay, answers, files } = filled;
  const shown = shownPages(version.definition, answers, { country, today });
  const at = Math.max(
    0,
    shown.findIndex(({ key }) => key === pageKey),
  );
  const page = shown[at]!;
  const say = (text: BothLanguages | undefined) => (text ? text[locale] || text[other(locale)] : "");
  // With what its own conditions may yet bring out.
  const whole = version.definition.pages.find(({ key }) => key === page.key)!;
  const pageFields = whole.fields.filter((field) => page.fields.includes(field) || dependsOn(field, whole));
  const offered = await offeredTo(pageFields, locale);
  const needsNames = pageFields.some(({ type }) => type === "nationality" || type === "languages");
  return {
    title: (locale === "es" ? form.titleEs : form.titleEn) || form.titleEn || form.titleEs,
    country,
    nation,
    workDay,
    today,
    steps: shown.map(({ key, title }) => ({ key, title: say(title) })),
    at,
    page: {
      key: page.key,
      title: say(page.title),
      why: say(page.why),
      fields: pageFields.map(({ label, help, choices = [], consent, ...field }): Question => ({
        ...field,
        label: say(label),
        help: say(help),
        consent: consent && { version: consent.version, text: say(consent.text) },
        choices: choices.map((choice) => ({ id: choice.key, name: say(choice.label) })),
        ...(field.type === "roles" || field.type === "qualifications" ? { choices: offered(field) } : {}),
      })),
    },
    ownName: fullName(
      typedFrom(
        shown.flatMap(({ fields }) => fields),
        answers,
      ),
    ),
    answers: onlyOf(whole, answers),
    files: Object.fromEntries(
      Map.groupBy(files, ({ field }) => field)
        .entries()
        .map(([key, all]) => [key, all.length]),
    ),
    ...(needsNames ? placeNames(locale) : { countries: [], languages: [] }),
  };
}

const other = (locale: Locale): Locale => (locale === "es" ? "en" : "es");

/** By an answer on the same page, so that it may appear while that is answered. */
function dependsOn({ condition }: FormField, page: FormPage): boolean {
  if (!condition || "fact" in condition) return false;
  return page.fields.some(({ key }) => key === condition.field);
}

const onlyOf = ({ fields }: FormPage, answers: Answers): Answers =>
  Object.fromEntries(fields.flatMap(inputNames).flatMap((name) => (name in answers ? [[name, answers[name]!]] : [])));

/** The choices there are now, by name. */
async function offeredTo(fields: readonly FormField[], locale: Locale) {
  const wanted = new Set(fields.map(({ type }) => type));
  const [some, more] = [
    wanted.has("roles")
      ? await named(
          roles,
          fields.find(({ type }) => type === "roles"),
          locale,
        )
      : [],
    wanted.has("qualifications")
      ? await named(
          qualifications,
          fields.find(({ type }) => type === "qualifications"),
          locale,
        )
      : [],
  ];
  return ({ type }: Pick<FormField, "type">): Named[] => (type === "roles" ? some : more);
}

async function named(
  table: typeof roles | typeof qualifications,
  field: FormField | undefined,
  locale: Locale,
): Promise<Named[]> {
  const permittedRows = field?.offered?.length ? inArray(table.id, [...field.offered]) : undefined;
  const rows = await database
    .select({ id: table.id, nameEn: table.nameEn, nameEs: table.nameEs })
    .from(table)
    .where(and(isNull(table.archivedAt), permittedRows));
  return rows
    .map(({ id, nameEn, nameEs }) => ({ id, name: locale === "es" ? nameEs : nameEn }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
