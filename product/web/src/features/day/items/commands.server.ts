import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import type { events } from "@product/database/tables/planning/event";
import { itemKinds, itemLoans } from "@product/database/tables/company/item";
import { lockWorker } from "@product/database/workers/lock-worker";
import { perform, type Transaction } from "#request/perform.ts";

type Event = typeof events.$inferSelect;
type NewLoan = { workerId: string; kindId: string; number: string; clientId: string };

/** Hands something out. Sent twice it is handed out once; what has a number is with one person at a time. */
export const issueItem = (actor: Actor, event: Event, { workerId, kindId, number, clientId }: NewLoan) =>
  perform(actor, "item.issue", async ({ tx, now, subject, recordChange }) => {
    const { legalEntityId } = await lockWorker(tx, workerId);
    const [kind] = await tx.select().from(itemKinds).where(eq(itemKinds.id, kindId)).for("update");
    const [known] = await tx.select().from(itemLoans).where(eq(itemLoans.clientId, clientId));
    const record = subject({ id: known?.id ?? crypto.randomUUID(), workerId, legalEntityId, event });
    if (known) {
      recordChange(record, {}, {});
      return { id: known.id };
    }
    if (!kind || kind.archivedAt) throw new Refused({ code: "record.choice-gone" });
    if (kind.isNumbered && number === "") throw new Refused({ code: "item.number-missing" });
    if (number) await ensureHere(tx, event.id, kindId, number);
    await tx
      .insert(itemLoans)
      .values({ id: record.id, eventId: event.id, workerId, itemKindId: kindId, number, clientId, issuedAt: now });
    recordChange(record, undefined, { item: kind.key, number });
    return { id: record.id };
  });

/** It is back; brought back twice it is back once. */
export const returnItem = (actor: Actor, event: Event, loanId: string) =>
  perform(actor, "item.return", async ({ tx, now, subject, recordChange }) => {
    const isThisLoan = and(eq(itemLoans.id, loanId), eq(itemLoans.eventId, event.id));
    const [loan] = await tx.select().from(itemLoans).where(isThisLoan).for("update");
    if (!loan) throw new Refused({ code: "record.changed-meanwhile" });
    const { workerId, returnedAt } = loan;
    const { legalEntityId } = await lockWorker(tx, workerId);
    const record = subject({ id: loanId, workerId, legalEntityId, event });
    if (!returnedAt) await tx.update(itemLoans).set({ returnedAt: now }).where(isThisLoan);
    recordChange(record, { returnedAt }, { returnedAt: returnedAt ?? now });
    return { id: loanId };
  });

async function ensureHere(tx: Transaction, eventId: string, kindId: string, number: string): Promise<void> {
  const same = and(
    eq(itemLoans.eventId, eventId),
    eq(itemLoans.itemKindId, kindId),
    isNull(itemLoans.returnedAt),
    eq(sql`lower(${itemLoans.number})`, number.toLowerCase()),
  );
  if ((await tx.$count(itemLoans, same)) > 0) throw new Refused({ code: "item.with-another", number });
}
