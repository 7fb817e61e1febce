import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { countedStates, takesSignUps } from "@product/domain/forms/states";
import { openApplication } from "@product/database/applications/open-application";
import { linkHash } from "@product/database/applications/links";
import { database } from "@product/database/client";
import { applications, forms, formVersions } from "@product/database/tables/site/form";
import { legalEntities } from "@product/database/tables/company/master-data";
import { clockNow } from "#request/clock.ts";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;

/** Whether the form may be used to sign up. */
export const canSignUp = async (formId: string | null): Promise<boolean> => (await openForm(formId)) !== undefined;

/** A form that takes sign-ups now, with what is published of it. By its id, or by the name in its address. */
export async function openForm(formId: string | null, now = clockNow()) {
  if (!formId || !isName.test(formId)) return undefined;
  const byId = isId.test(formId) ? eq(forms.id, formId) : undefined;
  const [found] = await database
    .select({
      form: forms,
      version: formVersions,
      country: legalEntities.country,
      nation: legalEntities.nation,
      entity: legalEntities.name,
      taken,
    })
    .from(forms)
    .innerJoin(legalEntities, eq(legalEntities.id, forms.legalEntityId))
    .innerJoin(formVersions, and(eq(formVersions.formId, forms.id), isNotNull(formVersions.publishedAt)))
    .where(or(byId, eq(forms.slug, formId)))
    .orderBy(desc(formVersions.number))
    .limit(1);
  // A form for people who are here is reached by their own link alone.
  if (!found || found.form.target === "follow-up") return undefined;
  return takesSignUps({ ...found.form, taken: found.taken, isPublished: true }, now) ? found : undefined;
}

/** How many of a form's places are taken. */
const taken = sql<number>`(SELECT count(*)::int FROM app.application WHERE form_id = ${forms.id} AND ${inArray(applications.state, [...countedStates])})`;

export async function takenPlaces(reader: Reader, formId: string): Promise<number> {
  const [counted] = await reader
    .select({ n: sql<number>`count(*)::int` })
    .from(applications)
    .where(and(eq(applications.formId, formId), inArray(applications.state, [...countedStates])));
  return counted!.n;
}

/** The application behind the link to go on, whatever became of it. */
export const behindResumeLink = (token: string) =>
  openApplication(database, eq(applications.resumeTokenHash, linkHash(token)));

export const behindStatusLink = (token: string) =>
  openApplication(database, eq(applications.statusTokenHash, linkHash(token)));

const isName = /^[0-9a-z-]{1,60}$/i;
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
