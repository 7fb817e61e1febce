import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { wallTimeAt } from "@product/domain/time/zoned";
import type { OpenedApplication } from "@product/database/applications/open-application";
import { legalEntities } from "@product/database/tables/company/master-data";
import type { Transaction } from "#request/perform.ts";

/** Refused while a colleague has it to review. */
export async function ensureNotHeld(
  tx: Transaction,
  actor: Actor,
  { application, form }: OpenedApplication,
  now: Date,
) {
  const { reviewerId, reviewedUntil } = application;
  const isOthers = reviewerId !== null && actor.kind === "person" && reviewerId !== actor.id;
  if (!isOthers || reviewedUntil === null || now >= reviewedUntil) return;
  const [entity] = await tx.select().from(legalEntities).where(eq(legalEntities.id, form.legalEntityId));
  throw new Refused({ code: "application.with-another", until: wallTimeAt(reviewedUntil, entity!.timeZone) });
}
