import { homeDay } from "#request/clock.ts";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { countryCodes } from "@product/domain/people/country-codes";
import { spokenLanguages } from "@product/domain/people/languages";
import { checkWorker, type TypedWorker } from "@product/domain/people/worker-record";
import { holdsAt } from "@product/domain/permissions/grants";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { KnownWorker } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { keyedHash } from "@product/database/keyed-hash";
import { workers } from "@product/database/tables/people/worker";
import { workerIdentities, workerSocials } from "@product/database/tables/people/worker-record";
import { findDuplicates, type Comparable, type Duplicate } from "@product/database/workers/find-duplicates";
import { countryName } from "#i18n/country-name.ts";
import { permittedRows } from "#request/who-may.ts";

/**
 * The choices in a worker's form: the entities where the actor holds the permission, the roles, and names in the
 * reader's language.
 */
export async function recordChoices(actor: Actor, permission: Permission, locale: Locale) {
  const [entities, roleRows] = await Promise.all([
    database
      .select({ id: legalEntities.id, name: legalEntities.name, country: legalEntities.country })
      .from(legalEntities)
      .where(and(isNull(legalEntities.archivedAt), permittedRows(actor, permission, "entity", legalEntities.id))),
    database
      .select({ id: roles.id, name: locale === "es" ? roles.nameEs : roles.nameEn })
      .from(roles)
      .where(isNull(roles.archivedAt)),
  ]);
  const { compare } = new Intl.Collator(locale);
  const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name);
  return { entities: entities.toSorted(byName), roles: roleRows.toSorted(byName), ...placeNames(locale) };
}

/** Named here and not in the browser, whose words may differ from the server's. */
export function placeNames(locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  const languageNames = new Intl.DisplayNames(locale, { type: "language" });
  const named = (codes: readonly string[], name: (code: string) => string) =>
    codes.map((code) => ({ code, name: name(code) })).toSorted((a, b) => compare(a.name, b.name));
  return {
    countries: named(countryCodes, (code) => countryName(code, locale)),
    languages: named(spokenLanguages, (code) => languageNames.of(code) ?? code),
  };
}

/** Workers who may be the same person, among those whom the actor sees. */
export async function knownPeople(
  reader: Pick<typeof database, "select">,
  actor: Actor,
  found: readonly Duplicate[],
): Promise<KnownWorker[]> {
  if (found.length === 0) return [];
  const rows = await reader
    .select({
      id: workers.id,
      code: workers.code,
      firstName: workers.firstName,
      lastName: workers.lastName,
      secondLastName: workers.secondLastName,
      entity: workers.legalEntityId,
    })
    .from(workers)
    .where(
      inArray(
        workers.id,
        found.map(({ workerId }) => workerId),
      ),
    );
  const seen = new Map(rows.filter(({ entity }) => sees(actor, entity)).map((row) => [row.id, row]));
  return found.flatMap(({ workerId, signs }) => {
    const row = seen.get(workerId);
    if (!row) return [];
    const name = [row.firstName, row.lastName, row.secondLastName].filter(Boolean).join(" ");
    return [{ id: row.id, code: row.code, name, signs }];
  });
}

const sees = (actor: Actor, entity: string) =>
  actor.kind === "system" || (actor.kind === "person" && holdsAt(actor.grants, "worker.view", { entity }));

/**
 * Workers like the one typed so far. A taken number is told to every actor; its holder, only to actors who see them.
 */
export async function likePeople(actor: Actor, typed: TypedWorker) {
  const compared = comparable(typed);
  const found = compared ? await findDuplicates(database, compared) : [];
  return {
    exists: found.some(({ strength }) => strength === "exact"),
    people: (await knownPeople(database, actor, found)).slice(0, 5),
  };
}

/** Each field for itself: one that is wrong does not keep the others from being compared. */
function comparable(typed: TypedWorker): Comparable | undefined {
  const complete = { ...typed, firstName: typed.firstName || "-", email: typed.email || "nobody@nowhere.invalid" };
  const { faults } = checkWorker(complete, homeDay());
  // A passport is compared with those of its country.
  const isRight = (field: string) => !(field in faults) && !(field === "passport" && "passportCountry" in faults);
  const right = Object.fromEntries(Object.entries(complete).filter(([field]) => isRight(field)));
  const { record } = checkWorker(
    { firstName: "-", country: "ES", email: "nobody@nowhere.invalid", ...right },
    homeDay(),
  );
  return record && { ...record, email: typed.email && !faults.email ? record.email : null };
}

/** The worker who has a number, by its hash. */
export async function holderOf({ kind, hashed }: { kind: string; hashed: string }) {
  const hash = keyedHash(hashed);
  const who = { id: workers.id, legalEntityId: workers.legalEntityId };
  const [holder] =
    kind === "NAF"
      ? await database
          .select(who)
          .from(workers)
          .innerJoin(workerSocials, eq(workerSocials.workerId, workers.id))
          .where(eq(workerSocials.nafHash, hash))
      : await database
          .select(who)
          .from(workers)
          .innerJoin(workerIdentities, eq(workerIdentities.workerId, workers.id))
          .where(eq(workerIdentities.valueHash, hash));
  return holder;
}
