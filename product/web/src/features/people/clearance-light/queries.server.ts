import { eq } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { allReasons } from "@product/domain/clearance/clearance";
import { firstOfAllDays } from "@product/domain/clearance/day-ranges";
import { discreet } from "@product/domain/clearance/discreet";
import { overviewOf } from "@product/domain/clearance/overview";
import { packFor } from "@product/domain/clearance/packs";
import type { FixAction, Reason } from "@product/domain/clearance/verdict";
import type { Permission } from "@product/domain/permissions/catalogue";
import { database } from "@product/database/client";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { documentTypes } from "@product/database/tables/company/document-type";
import { clockNow } from "#request/clock.ts";

type Asked = { workerId: string; legalEntityId: string; roleId: string | null };

/**
 * The clearance of a worker who is in the actor's scope, computed now from what is known now. As a role that they do not have it is
 * that of work in general. Undefined for whoever may not see it.
 */
export async function clearanceOf(actor: Actor, { workerId, legalEntityId, roleId: chosenRoleId }: Asked) {
  const may = (permission: Permission) => isPermitted(actor, permission, { entity: legalEntityId });
  if (!may("clearance.view")) return undefined;
  const [known, rules, health] = await Promise.all([
    readFacts(database, [workerId], clockNow()),
    readRules(database),
    database.select({ id: documentTypes.id }).from(documentTypes).where(eq(documentTypes.isHealth, true)),
  ]);
  const worker = known.get(workerId);
  if (!worker) return undefined;
  const { facts, roleIds, today } = worker;
  const roleId = roleIds.find((id) => id === chosenRoleId);
  const ask = { mode: "assign", roleId } as const;
  const healthTypes = new Set(health.map(({ id }) => id));
  const maySee = { health: may("document.view.health-fitness"), birthDate: may("identity.view") };
  const reasons = discreet(allReasons(facts, rules, ask), rules, healthTypes, maySee, today);
  const shownTypes = rules.documentTypes.filter(({ id }) => maySee.health || !healthTypes.has(id));
  return {
    ...overviewOf(facts, { ...rules, documentTypes: shownTypes }, ask, reasons, today),
    as: roleId ?? null,
    pack: packFor(facts).version,
    status: facts.status,
    country: facts.country,
    /** The fixes that this reader may carry out. */
    can: (Object.keys(neededFor) as FixAction[]).filter((action) => may(neededFor[action]!)),
  };
}
export type ShownClearance = NonNullable<Awaited<ReturnType<typeof clearanceOf>>>;

/**
 * Reasons as one reader may know them, at each company: without what is about health or tells a birthday, unless they may see it. An
 * end that tells a birthday is told no nearer than by its month, however long ago it was.
 */
export async function discreetFor(
  actor: Actor,
): Promise<(reasons: readonly Reason[], legalEntityId: string) => Reason[]> {
  const types = await database
    .select({ id: documentTypes.id, minorsOnly: documentTypes.minorsOnly, isHealth: documentTypes.isHealth })
    .from(documentTypes);
  const healthTypes = new Set(types.filter(({ isHealth }) => isHealth).map(({ id }) => id));
  return (reasons, legalEntityId) => {
    const may = {
      health: isPermitted(actor, "document.view.health-fitness", { entity: legalEntityId }),
      birthDate: isPermitted(actor, "identity.view", { entity: legalEntityId }),
    };
    return discreet(reasons, { documentTypes: types }, healthTypes, may, firstOfAllDays);
  };
}

const neededFor: Partial<Record<FixAction, Permission>> = {
  "status.change": "worker.view",
  "document.request": "document.create",
  "document.review": "document.view",
  "right-to-work.check": "identity.view",
  "birth-date.enter": "identity.edit",
  "contract.make": "worker.edit",
  "contract.sign": "worker.edit",
  "alta.record": "pay.edit",
  "payroll.enter": "pay.edit",
  "qualification.verify": "qualification.view",
};
