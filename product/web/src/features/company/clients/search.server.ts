import { and, asc, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { clients } from "@product/database/tables/company/master-data";
import { permittedRows } from "#request/who-may.ts";
import { asManyAsAsked, folded, holding, type Found, type Searched } from "#request/slices/search-sources.ts";

export async function clientsWith(actor: Actor, { words }: Searched): Promise<Found[]> {
  const rows = await database
    .select()
    .from(clients)
    .where(
      and(
        isNull(clients.archivedAt),
        holding(folded(clients.name), words),
        permittedRows(actor, "client.view", "client", clients.id),
      ),
    )
    .orderBy(asc(clients.name))
    .limit(asManyAsAsked);
  return rows.map(({ id, name }) => ({ id, name, about: "", address: `/admin/clients/${id}` }));
}
