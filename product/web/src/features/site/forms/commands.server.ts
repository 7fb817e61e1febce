import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { definitionFaults } from "@product/domain/forms/definition-faults";
import { formAdvice, keepsFromPublishing } from "@product/domain/forms/lint";
import { canBe, type FormTransition } from "@product/domain/forms/standing";
import type { FormDefinition } from "@product/domain/forms/definition";
import { usualForm } from "@product/domain/forms/usual-form";
import type { Country } from "@product/domain/people/workers";
import { keyFrom } from "@product/domain/keys";
import { Refused } from "@product/domain/refusals";
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import type { Zone } from "@product/domain/time/zone";
import { startOfDay } from "@product/domain/time/zoned";
import { events } from "@product/database/tables/planning/event";
import { forms, formVersions } from "@product/database/tables/site/form";
import { legalEntities } from "@product/database/tables/company/master-data";
import { perform, type Transaction } from "#request/perform.ts";
import type { FormSettings, NewForm } from "./schema.ts";

/** A draft with what a company of that country has to ask. */
export const createForm = (actor: Actor, input: NewForm): Promise<{ id: string }> =>
  perform(actor, "form.create", async ({ tx, subject, recordChange }) => {
    const [entity] = await tx.select().from(legalEntities).where(eq(legalEntities.id, input.legalEntityId));
    if (!entity || entity.archivedAt) throw new Refused({ code: "record.changed-meanwhile" });
    const id = crypto.randomUUID();
    subject({ id, legalEntityId: entity.id });
    await ensureEvent(tx, input.eventId, entity.id);
    const values = { ...input, slug: await freeSlug(tx, input.language === "es" ? input.titleEs : input.titleEn) };
    const [form] = await tx
      .insert(forms)
      .values({ ...values, id })
      .returning();
    await tx
      .insert(formVersions)
      .values({ formId: id, number: 1, definition: firstDraft(entity.country, input.target) });
    recordChange(form!, undefined, values);
    return { id };
  });

/** A form for current workers asks no more than what may have changed, until a question is added. */
function firstDraft(country: Country, target: NewForm["target"]): FormDefinition {
  const { pages } = usualForm(country);
  const isAsked = ({ key }: FormDefinition["pages"][number]) =>
    target !== "follow-up" || ["work", "papers", "send"].includes(key);
  return { pages: pages.filter(isAsked) };
}

/** Its name, window and places. Refused when someone saved after `version` was read. */
export const editForm = (actor: Actor, id: string, input: FormSettings) =>
  perform(actor, "form.edit", async ({ tx, now, subject, recordChange }) => {
    const form = subject(await lockForm(tx, id));
    if (form.version !== input.version || form.state === "archived")
      throw new Refused({ code: "form.changed-meanwhile" });
    const [entity] = await tx
      .select({ timeZone: legalEntities.timeZone })
      .from(legalEntities)
      .where(eq(legalEntities.id, form.legalEntityId));
    const { version, opensOn, closesOn, quota = null, eventId = null, ...kept } = input;
    if (eventId !== form.eventId) await ensureEvent(tx, eventId, form.legalEntityId);
    const columns = { ...kept, quota, eventId, ...windowOf(opensOn, closesOn, entity!.timeZone) };
    await tx
      .update(forms)
      .set({ ...columns, version: version + 1, updatedAt: now })
      .where(eq(forms.id, id));
    recordChange(form, auditFieldsOf(form), auditFieldsOf({ ...form, ...columns }));
  });

/** One of its own company, which is still to come or on. */
async function ensureEvent(tx: Transaction, eventId: string | null | undefined, legalEntityId: string) {
  if (!eventId) return;
  const its = and(eq(events.id, eventId), eq(events.legalEntityId, legalEntityId));
  if ((await tx.$count(events, its)) === 0) throw new Refused({ code: "record.choice-gone" });
}

const windowOf = (opensOn: LocalDate | undefined, closesOn: LocalDate | undefined, zone: Zone) => ({
  opensAt: opensOn ? new Date(startOfDay(opensOn, zone)) : null,
  closesAt: closesOn ? new Date(startOfDay(plusDays(closesOn, 1), zone)) : null,
});

const auditFieldsOf = ({
  titleEn,
  titleEs,
  language,
  opensAt,
  closesAt,
  quota,
  embedOrigins,
  eventId,
}: typeof forms.$inferSelect) => ({
  titleEn,
  titleEs,
  language,
  opensAt: opensAt?.toISOString() ?? null,
  closesAt: closesAt?.toISOString() ?? null,
  quota,
  embedOrigins,
  eventId,
});

const becomes = { open: "open", close: "closed", archive: "archived", restore: "closed" } as const;

/** Opens, closes, puts away or brings back, where it stands as the person saw it. */
export const doToForm = (
  actor: Actor,
  id: string,
  { actionName, version }: { actionName: FormTransition; version: number },
) =>
  perform(actor, `form.${actionName}`, async ({ tx, now, subject, recordChange }) => {
    const form = subject(await lockForm(tx, id));
    if (form.version !== version || !canBe(actionName, form.state))
      throw new Refused({ code: "form.changed-meanwhile" });
    if (actionName === "open" && !(await isPublished(tx, id))) throw new Refused({ code: "form.nothing-published" });
    const state = becomes[actionName];
    await tx
      .update(forms)
      .set({ state, version: version + 1, updatedAt: now })
      .where(eq(forms.id, id));
    recordChange(form, { state: form.state }, { state });
  });

/** From now on it never changes; who began on an earlier version goes on with that one. */
export const publishDraft = (actor: Actor, id: string, { version }: { version: number }) =>
  perform(actor, "form.publish", async ({ tx, now, subject, recordChange }) => {
    const form = subject(await lockForm(tx, id));
    const draft = await draftOf(tx, id);
    if (!draft || draft.version !== version || form.state === "archived")
      throw new Refused({ code: "form.changed-meanwhile" });
    const faults = definitionFaults(draft.definition);
    const forbidden = formAdvice(draft.definition).filter(keepsFromPublishing).length;
    const n = faults.length + forbidden;
    if (n > 0) throw new Refused({ code: "form.not-publishable", n, faults });
    const publishedBy = actor.kind === "person" ? actor.id : null;
    await tx
      .update(formVersions)
      .set({ publishedAt: now, publishedBy, updatedAt: now })
      .where(eq(formVersions.id, draft.id));
    await tx.update(forms).set({ updatedAt: now }).where(eq(forms.id, id));
    recordChange(form, {}, { published: draft.number });
  });

/** The version that is being written, if one is. */
export async function draftOf(tx: Pick<Transaction, "select">, formId: string) {
  const [draft] = await tx
    .select()
    .from(formVersions)
    .where(and(eq(formVersions.formId, formId), isNull(formVersions.publishedAt)));
  return draft;
}

const isPublished = async (tx: Transaction, formId: string) =>
  (await tx.$count(formVersions, and(eq(formVersions.formId, formId), isNotNull(formVersions.publishedAt)))) > 0;

export async function lockForm(tx: Transaction, id: string) {
  const [form] = await tx.select().from(forms).where(eq(forms.id, id)).for("update");
  if (!form) throw new Refused({ code: "form.changed-meanwhile" });
  return form;
}

/** When two forms get the same name at once, the database refuses the second. */
async function freeSlug(tx: Transaction, title: string): Promise<string> {
  const wanted = keyFrom(title, "form").slice(0, 50).replace(/-$/, "");
  const isTaken = (await tx.$count(forms, eq(forms.slug, wanted))) > 0;
  return isTaken ? `${wanted}-${crypto.randomUUID().slice(0, 8)}` : wanted;
}
