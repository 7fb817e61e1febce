import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { fold } from "@product/domain/filters/fold";
import { database } from "@product/database/client";
import { documentTypes } from "@product/database/tables/company/document-type";
import { documents } from "@product/database/tables/papers/document";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { inSightOf } from "./queries.server.ts";
import { asManyAsAsked, folded, type Found, type Searched } from "#request/slices/search-sources.ts";

/** By kind and person together, as in “passport Ane”: a kind alone is a list of its own. */
export async function documentsWith(actor: Actor, { words, locale }: Searched): Promise<Found[]> {
  const names = folded(documentTypes.nameEn, documentTypes.nameEs);
  const kinds = await database.select({ id: documentTypes.id, names: sql<string>`${names}` }).from(documentTypes);
  const foldedWords = words.map(fold);
  const ofKind = foldedWords.filter((word) => word.length > 2 && kinds.some((kind) => kind.names.includes(word)));
  const ofPerson = foldedWords.filter((word) => !ofKind.includes(word));
  const meant = kinds.filter((kind) => ofKind.every((word) => kind.names.includes(word)));
  if (ofKind.length === 0 || ofPerson.length === 0 || meant.length === 0) return [];
  const rows = await database
    .select({
      id: documents.id,
      workerId: workers.id,
      person: fullName,
      type: documentTypes,
      until: documents.validUntil,
    })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(
      and(
        inArray(
          documents.documentTypeId,
          meant.map(({ id }) => id),
        ),
        ne(documents.state, "superseded"),
        ...ofPerson.map((word) => sql`${workers.searched} LIKE ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
        inSightOf(actor),
      ),
    )
    .orderBy(asc(workers.listedName), desc(documents.createdAt))
    .limit(asManyAsAsked);
  return rows.map(({ id, workerId, person, type, until }) => ({
    id,
    name: locale === "es" ? type.nameEs : type.nameEn,
    about: person,
    ...(until ? { day: until } : {}),
    address: `/admin/workers/${workerId}/documents`,
  }));
}
