import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { needsAlta } from "@product/domain/papers/engagements";
import { placeTaking } from "@product/domain/planning/assignments";
import { workerTypes } from "@product/domain/people/workers";
import type { Permission } from "@product/domain/permissions/catalogue";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { engagementPeriods, engagements } from "@product/database/tables/papers/engagement";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { workerIdentities, workerSocials } from "@product/database/tables/people/worker-record";
import { mostShown } from "./schema.ts";
import { permittedRows } from "#request/who-may.ts";

const owed = workerTypes.filter((type) => needsAlta("ES", type));
export type OwedType = "permanent" | "fixed_discontinuous" | "temporary" | "zero_hours";
const gone = ["rejected", "blocked", "left", "data_blocked", "erased", "draft", "applied"] as const;

/**
 * Engagements under a Spanish contract in force on a day without an alta; of workers on call only those with a shift
 * that day, since nothing is owed between two calls.
 */
const isWithout = (actor: Actor, permission: Permission, day: string): SQL | undefined =>
  and(
    ne(engagements.state, "cancelled"),
    lte(engagements.firstDay, day),
    or(isNull(engagements.lastDay), gte(engagements.lastDay, day)),
    inArray(engagements.type, owed),
    eq(legalEntities.country, "ES"),
    sql`${workers.status} <> ALL (${sql.param([...gone])}::text[])`,
    or(isNull(engagements.altaOn), gt(engagements.altaOn, day), sql`${engagements.bajaOn} < ${day}`),
    notExists(
      database
        .select()
        .from(engagementPeriods)
        .where(
          and(
            eq(engagementPeriods.engagementId, engagements.id),
            lte(engagementPeriods.altaOn, day),
            gte(engagementPeriods.bajaOn, day),
          ),
        ),
    ),
    or(ne(engagements.type, "fixed_discontinuous"), exists(calledFor(day))),
    permittedRows(actor, permission, "entity", workers.legalEntityId),
  );

const calledFor = (day: string) =>
  database
    .select()
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      and(
        eq(assignments.workerId, engagements.workerId),
        inArray(assignments.state, [...placeTaking]),
        isNull(shifts.cancelledAt),
        eq(shifts.day, day),
      ),
    );

const shown = {
  id: engagements.id,
  workerId: workers.id,
  code: workers.code,
  firstName: workers.firstName,
  lastName: workers.lastName,
  secondLastName: workers.secondLastName,
  entity: legalEntities.name,
  type: engagements.type,
  state: engagements.state,
  firstDay: engagements.firstDay,
  lastDay: engagements.lastDay,
  altaOn: engagements.altaOn,
  bajaOn: engagements.bajaOn,
  hasNaf: sql<boolean>`${workerSocials.nafHash} IS NOT NULL`,
};

export type WithoutAlta = Awaited<ReturnType<typeof withoutAlta>>["rows"][number];

/** Those who began first stand first. */
export async function withoutAlta(actor: Actor, day: string) {
  const where = isWithout(actor, "worker.view.contact", day);
  const rows = await database
    .select(shown)
    .from(engagements)
    .innerJoin(workers, eq(workers.id, engagements.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, engagements.legalEntityId))
    .leftJoin(workerSocials, eq(workerSocials.workerId, workers.id))
    .where(where)
    .orderBy(asc(engagements.firstDay), asc(workers.lastName), asc(engagements.id))
    .limit(mostShown);
  const [all] = await database
    .select({ n: count() })
    .from(engagements)
    .innerJoin(workers, eq(workers.id, engagements.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, engagements.legalEntityId))
    .where(where);
  return { rows, count: all!.n };
}

const perRead = 500;

/** The same for a file, with the numbers that Social Security asks for; only where the actor may export pay and see numbers. */
export async function* withoutAltaPieces(actor: Actor, day: string) {
  const seesIdentity = permittedRows(actor, "identity.view", "entity", workers.legalEntityId) ?? sql`true`;
  let after: string | undefined;
  for (;;) {
    const rows = await database
      .select({
        ...shown,
        nafSealed: workerSocials.nafSealed,
        employerCode: legalEntities.employerCode,
        percentage: engagements.percentage,
        seesIdentity: sql<boolean>`${seesIdentity}`,
      })
      .from(engagements)
      .innerJoin(workers, eq(workers.id, engagements.workerId))
      .innerJoin(legalEntities, eq(legalEntities.id, engagements.legalEntityId))
      .leftJoin(workerSocials, eq(workerSocials.workerId, workers.id))
      .where(
        and(
          isWithout(actor, "pay.export", day),
          permittedRows(actor, "pay.view", "entity", workers.legalEntityId),
          permittedRows(actor, "worker.view", "entity", workers.legalEntityId),
          after === undefined ? undefined : gt(engagements.id, after),
        ),
      )
      .orderBy(asc(engagements.id))
      .limit(perRead);
    const ids = rows.map(({ workerId }) => workerId);
    const [seals, numbers] = [await sealsIn(database, ids), await identityNumbers(ids)];
    yield rows.map(({ nafSealed, seesIdentity: isSeen, ...row }) => {
      const seal = seals.get(row.workerId);
      const number = numbers.get(row.workerId);
      return {
        ...row,
        naf: seal && nafSealed ? seal.open(nafSealed) : "",
        identityNumber: isSeen && seal && number ? seal.open(number) : "",
      };
    });
    if (rows.length < perRead) return;
    after = rows.at(-1)!.id;
  }
}

async function identityNumbers(ids: readonly string[]): Promise<Map<string, Buffer>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ workerId: workerIdentities.workerId, valueSealed: workerIdentities.valueSealed })
    .from(workerIdentities)
    .where(and(inArray(workerIdentities.workerId, [...ids]), inArray(workerIdentities.type, ["DNI", "NIE"])));
  return new Map(rows.map(({ workerId, valueSealed }) => [workerId, valueSealed]));
}
