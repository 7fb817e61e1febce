import { and, asc, eq, ne } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { events } from "@product/database/tables/planning/event";
import { forms } from "@product/database/tables/site/form";
import { permittedRows } from "#request/who-may.ts";

/** The forms for one event, with the way to each; undefined for who has nothing to do with forms. */
export async function signUpFormsOf(actor: Actor, eventId: string, locale: Locale) {
  if (!isPermitted(actor, "form.view")) return undefined;
  const [event] = await database.select().from(events).where(eq(events.id, eventId));
  const rows = await database
    .select({
      id: forms.id,
      title: locale === "es" ? forms.titleEs : forms.titleEn,
      state: forms.state,
      slug: forms.slug,
      language: forms.language,
    })
    .from(forms)
    .where(
      and(
        eq(forms.eventId, eventId),
        ne(forms.state, "archived"),
        permittedRows(actor, "form.view", "entity", forms.legalEntityId),
      ),
    )
    .orderBy(asc(forms.createdAt));
  const mayMake = event !== undefined && isPermitted(actor, "form.create", { entity: event.legalEntityId });
  return { rows, mayMake };
}
export type SignUpFormsOf = NonNullable<Awaited<ReturnType<typeof signUpFormsOf>>>;
