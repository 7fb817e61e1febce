import { typedIn } from "@product/domain/people/typed-form";
import { clockNow, homeDay } from "#request/clock.ts";
import { and, count, eq, inArray, isNull } from "drizzle-orm";
import { mayDo, NotPermitted, type Actor } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { checkWorker, identityFields, payFields } from "@product/domain/people/worker-record";
import { toldRecord } from "@product/domain/people/typed-worker";
import { recognised } from "@product/domain/people/identity-numbers";
import { holdsAnywhere, holdsAt, scopesOf } from "@product/domain/permissions/grants";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { WorkerType } from "@product/domain/people/workers";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { findDuplicates, type Comparable } from "@product/database/workers/find-duplicates";
import { insertWorker } from "@product/database/workers/insert-workers";
import { tellWorker } from "#features/people/bank-accounts/commands.server.ts";
import { giveLink } from "@product/database/workers/completion-links";
import type { IssuedLink } from "#request/addresses/one-time-link.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { holderOf, knownPeople } from "./queries.server.ts";
import type { CreateForm } from "./schema.ts";

/**
 * Creates a worker, complete or with a link by which they fill in the rest. A worker who exists already is not created
 * again.
 */
export async function createWorker(actor: Actor, form: CreateForm): Promise<{ id: string; link?: IssuedLink }> {
  // The answer within `perform` is kept with the form's key, and the link must not be.
  let link: IssuedLink | undefined;
  const created = await perform(actor, "worker.create", async ({ tx, now, subject, recordChange }) => {
    const newWorker = subject({ id: crypto.randomUUID(), legalEntityId: form.legalEntityId });
    ensureClasses(actor, form, form.legalEntityId);
    const record = checkWorker(typedIn(form), homeDay()).record!;
    await ensureChoices(tx, form);
    await ensureVolunteering(tx, record.workerType, form.legalEntityId);
    await ensureNew(tx, actor, record, form.isAnother);
    const isInvited = form.actionName === "invite";
    const worker = await expectingUnique(() =>
      insertWorker(tx, {
        ...newWorker,
        ...record,
        roleIds: [...new Set(form.roleIds)],
        tags: form.tags,
        ...(actor.kind === "person" ? { enteredBy: actor.id } : {}),
        // Whom the office brings in needs no application: invited, they still have to complete their record.
        status: isInvited ? "draft" : "approved",
        source: isInvited ? "invite" : "office",
      }),
    );
    recordChange(newWorker, undefined, {
      ...toldRecord(record),
      tags: form.tags,
      status: isInvited ? "draft" : "approved",
    });
    if (record.iban !== null) await tellWorker(tx, worker.id, "entered");
    const token = isInvited && (await giveLink(tx, worker.id, record, now));
    // Shown to who sends it and sees workers there, which is written down.
    if (token && mayDo(actor, acts["worker.see-link"], newWorker)) {
      await perform(actor, "worker.see-link", async ({ subject: seen }) => void seen(newWorker));
      link = { path: `/signup/resume/${token}`, language: record.language, email: record.email };
    }
    await refreshClearance(tx, [worker.id], clockNow());
    return { id: worker.id };
  });
  return link ? { ...created, link } : created;
}

/** A field that the actor may not see is one that they may not write either. */
function ensureClasses(actor: Actor, form: Record<string, unknown>, entity: string): void {
  const requireFor = (fields: readonly string[], needs: Permission) => {
    const isTouched = fields.some((field) => typeof form[field] === "string" && form[field].trim() !== "");
    if (isTouched && actor.kind === "person" && !holdsAt(actor.grants, needs, { entity }))
      throw new NotPermitted(actor, needs);
  };
  requireFor(identityFields, "identity.edit");
  requireFor(payFields, "pay.edit");
}

/** The entity and the roles were there when the form was made; meanwhile someone may have put one away. */
export async function ensureChoices(
  tx: Transaction,
  { legalEntityId, roleIds }: { legalEntityId: string; roleIds: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(roleIds)];
  const [entity] = await tx
    .select({ id: legalEntities.id })
    .from(legalEntities)
    .where(and(eq(legalEntities.id, legalEntityId), isNull(legalEntities.archivedAt)));
  const [known] = await tx.select({ n: count() }).from(roles).where(inArray(roles.id, wanted));
  if (!entity || known!.n !== wanted.length) throw new Refused({ code: "worker.choice-gone" });
}

/** In Spain only an entity without profit has volunteers; who is one elsewhere already stays so until the record is changed. */
export async function ensureVolunteering(tx: Transaction, type: WorkerType, legalEntityId: string): Promise<void> {
  if (type !== "volunteer") return;
  const profitable = and(
    eq(legalEntities.id, legalEntityId),
    eq(legalEntities.country, "ES"),
    eq(legalEntities.nonProfit, false),
  );
  if ((await tx.$count(legalEntities, profitable)) > 0) throw new Refused({ code: "engagement.volunteer-unfit" });
}

/** A number stops; a likeness asks, once. */
async function ensureNew(tx: Transaction, actor: Actor, record: Comparable, isAnother: boolean): Promise<void> {
  const found = await findDuplicates(tx, record);
  const people = await knownPeople(tx, actor, found);
  if (found.some(({ strength }) => strength === "exact")) throw new Refused({ code: "worker.exists", people });
  if (people.length > 0 && !isAnother) throw new Refused({ code: "worker.maybe-known", n: people.length, people });
}

/** Two who write the same number at once: the database lets the first one through. */
export async function expectingUnique<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const { constraint } = ((error as Error).cause ?? {}) as { constraint?: string };
    if (constraint === "worker_identity_hash" || constraint === "worker_social_naf")
      throw new Refused({ code: "worker.exists", people: [] });
    throw error;
  }
}

/**
 * The worker who has exactly this number, for those who may see numbers; undefined for a text that is none, for a number that
 * nobody has whom they see, and for anyone else. Either way it is written down that it was asked.
 */
export async function findByNumber(actor: Actor, text: string): Promise<string | undefined> {
  const number = recognised(text);
  if (!number || actor.kind !== "person" || actor.viewedBy || !holdsAnywhere(actor.grants, "identity.view"))
    return undefined;
  const worker = await holderOf(number);
  if (worker && holdsAt(actor.grants, "identity.view", { entity: worker.legalEntityId })) {
    await perform(actor, "worker.find-by-number", async ({ subject }) => void subject(worker));
    return worker.id;
  }
  const scopes = scopesOf(actor.grants, "identity.view");
  const entity = scopes === "all" ? undefined : scopes.filter(({ kind }) => kind === "entity").map(({ id }) => id);
  await perform(actor, "worker.miss-by-number", async ({ subject }) => {
    subject({ name: `${number.kind} ${clockNow().toISOString()}`, place: entity ? { entity } : {} });
  });
  return undefined;
}
