import { and, asc, ne } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { forms } from "@product/database/tables/site/form";
import { permittedRows } from "#request/who-may.ts";
import { asManyAsAsked, folded, holding, type Found, type Searched } from "#request/slices/search-sources.ts";

export async function formsWith(actor: Actor, { words, locale }: Searched): Promise<Found[]> {
  const rows = await database
    .select()
    .from(forms)
    .where(
      and(
        ne(forms.state, "archived"),
        holding(folded(forms.titleEn, forms.titleEs), words),
        permittedRows(actor, "form.view", "entity", forms.legalEntityId),
      ),
    )
    .orderBy(asc(forms.titleEs), asc(forms.id))
    .limit(asManyAsAsked);
  return rows.map(({ id, titleEn, titleEs, slug }) => ({
    id,
    name: (locale === "es" ? titleEs || titleEn : titleEn || titleEs) || slug,
    about: "",
    address: `/admin/signup-forms/${id}`,
  }));
}
