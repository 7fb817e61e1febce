/** Which document or qualification an act on a worker was about. */
import { and, eq, inArray } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Changes } from "@product/domain/changes";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { actSubjects } from "@product/database/tables/ground/act";
import { documentTypes } from "@product/database/tables/company/document-type";
import { qualifications } from "@product/database/tables/company/qualification";
import { listOf } from "#i18n/format.ts";

/** By act; of health papers only for those who may know of them. */
export async function papersIn(
  actor: Actor,
  workerId: string,
  rows: readonly { id: string }[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const seal = (await sealsIn(database, [workerId])).get(workerId);
  if (!seal || rows.length === 0 || !isPermitted(actor, "document.view")) return new Map();
  const subjectRows = await database
    .select({ actId: actSubjects.actId, sealed: actSubjects.sealed })
    .from(actSubjects)
    .where(
      and(
        eq(actSubjects.subjectId, workerId),
        inArray(
          actSubjects.actId,
          rows.map(({ id }) => BigInt(id)),
        ),
      ),
    );
  const keys = subjectRows.flatMap(({ actId, sealed }) =>
    sealed ? [[String(actId), keysIn(JSON.parse(seal.open(sealed)) as Changes)] as const] : [],
  );
  const names = await paperNames(actor, [...new Set(keys.flatMap(([, named]) => named))], locale);
  return new Map(
    keys.flatMap(([id, named]) => {
      const words = named.flatMap((key) => names.get(key) ?? []);
      return words.length > 0 ? [[id, listOf(words, locale)] as const] : [];
    }),
  );
}

/** The trail tells a version as `dni v2`. */
export const keyOf = (versionText: string): string => versionText.replace(/ v\d+$/, "");

function keysIn({ document, documents, qualification }: Changes): string[] {
  const sides = [document, documents, qualification].flatMap((change) =>
    [change?.after ?? change?.before ?? []].flat(),
  );
  return sides.flatMap((side) => {
    if (typeof side === "string") return keyOf(side);
    const { key } = (side ?? {}) as { key?: unknown };
    return typeof key === "string" ? key : [];
  });
}

export async function paperNames(
  actor: Actor,
  keys: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const seesHealth = isPermitted(actor, "document.view.health-fitness");
  const [types, skills] = await Promise.all([
    database
      .select()
      .from(documentTypes)
      .where(inArray(documentTypes.key, [...keys])),
    database
      .select()
      .from(qualifications)
      .where(inArray(qualifications.key, [...keys])),
  ]);
  const shown = [...types.filter(({ isHealth }) => seesHealth || !isHealth), ...skills];
  return new Map(shown.map(({ key, nameEn, nameEs }) => [key, locale === "es" ? nameEs : nameEn]));
}
