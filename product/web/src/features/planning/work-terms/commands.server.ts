import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { shiftTermNames, type ClockPolicy, type WorkTerms } from "@product/domain/planning/work-terms";
import { Refused } from "@product/domain/refusals";
import { clients } from "@product/database/tables/company/master-data";
import { workTerms } from "@product/database/tables/planning/work-terms";
import { ensureOpen, lockEvent, lockShift } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { saidAt } from "./queries.server.ts";
import type { TermsForm } from "./schema.ts";

type Said = WorkTerms & { version: number };
type Level = { clientId?: string; eventId?: string; shiftId?: string };

export const setCompanyTerms = (actor: Actor, form: TermsForm) =>
  perform(actor, "work-terms.edit", async ({ tx, now, subject, recordChange }) => {
    const record = subject({ id: "company" });
    recordChange(record, ...(await keepTerms(tx, {}, saidIn(form), now)));
    return {};
  });

export const setClientTerms = (actor: Actor, clientId: string, form: TermsForm) =>
  perform(actor, "client.set-terms", async ({ tx, now, subject, recordChange }) => {
    const [client] = await tx.select().from(clients).where(eq(clients.id, clientId)).for("update");
    if (!client) throw new Refused({ code: "record.changed-meanwhile" });
    subject(client);
    recordChange(client, ...(await keepTerms(tx, { clientId }, saidIn(form), now)));
    return {};
  });

export const setEventTerms = (actor: Actor, eventId: string, form: TermsForm) =>
  perform(actor, "event.set-terms", async ({ tx, now, subject, recordChange }) => {
    const event = subject(await lockEvent(tx, eventId));
    ensureOpen(event);
    recordChange(event, ...(await keepTerms(tx, { eventId }, saidIn(form), now)));
    return {};
  });

export const setShiftTerms = (actor: Actor, shiftId: string, form: TermsForm) =>
  perform(actor, "shift.set-terms", async ({ tx, now, subject, recordChange }) => {
    const { shift, event } = await lockShift(tx, shiftId);
    ensureOpen(event);
    const record = subject({ id: shift.id, event });
    const { version, ...values } = saidIn(form);
    const terms = Object.fromEntries(shiftTermNames.map((name) => [name, values[name]]));
    recordChange(record, ...(await keepTerms(tx, { shiftId }, { ...terms, version }, now)));
    return {};
  });

const saidIn = ({ documents, documentTypeIds, ...form }: TermsForm): Said =>
  documents ? { ...form, documentTypeIds } : form;

/** Says one term of an event and leaves the others; without a value it holds as the client or the company says. */
export async function setClock(tx: Transaction, eventId: string, selfClock: ClockPolicy | undefined, now: Date) {
  const [kept] = await tx.select().from(workTerms).where(eq(workTerms.eventId, eventId)).for("update");
  const { selfClock: _said, ...rest } = kept?.terms ?? {};
  const form = { ...rest, ...(selfClock && { selfClock }), version: kept?.version ?? 0 };
  const [before] = await keepTerms(tx, { eventId }, form, now);
  return before.terms.selfClock;
}

/** Refused when someone saved after `version` was read. Gives what stood before and after. */
async function keepTerms(tx: Transaction, level: Level, { version, ...terms }: Said, now: Date) {
  const [kept] = await tx.select().from(workTerms).where(saidAt(level)).for("update");
  if ((kept?.version ?? 0) !== version) throw new Refused({ code: "record.changed-meanwhile" });
  if (kept)
    await tx
      .update(workTerms)
      .set({ terms, version: version + 1, updatedAt: now })
      .where(eq(workTerms.id, kept.id));
  else await tx.insert(workTerms).values({ ...level, terms });
  return [{ terms: kept?.terms ?? {} }, { terms }] as const;
}
