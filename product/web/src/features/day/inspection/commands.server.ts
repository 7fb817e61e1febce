import { and, eq, isNull } from "drizzle-orm";
import { theSystem, type Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { inspectionLinks } from "@product/database/tables/day/inspection";
import { legalEntities } from "@product/database/tables/company/master-data";
import { newContractToken, sha256Of } from "@product/database/workers/contract-links";
import { perform } from "#request/perform.ts";
import type { InspectionForm } from "./schema.ts";

const dayMs = 86_400_000;
const mostDays = 400;

/** The token is told once, to whoever made it; only its hash is kept. */
export const createInspection = (actor: Actor, { entityId, firstDay, lastDay, validDays, note }: InspectionForm) =>
  perform(actor, "inspection.create", async ({ tx, now, subject, recordChange }) => {
    const id = crypto.randomUUID();
    const record = subject({ id, legalEntityId: entityId });
    const [entity] = await tx.select().from(legalEntities).where(eq(legalEntities.id, entityId));
    if (!entity) throw new Refused({ code: "record.changed-meanwhile" });
    const days = (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs;
    if (days < 0 || days > mostDays) throw new Refused({ code: "inspection.days-wrong" });
    const token = newContractToken();
    const expiresAt = new Date(now.getTime() + validDays * dayMs);
    const createdBy = actor.kind === "person" ? actor.id : null;
    await tx.insert(inspectionLinks).values({
      id,
      tokenHash: sha256Of(token),
      legalEntityId: entityId,
      firstDay,
      lastDay,
      note,
      createdBy,
      createdAt: now,
      expiresAt,
    });
    recordChange(record, undefined, { firstDay, lastDay, note, expiresAt });
    return { id, token };
  });

export const revokeInspection = (actor: Actor, { linkId }: { linkId: string }) =>
  perform(actor, "inspection.revoke", async ({ tx, now, subject, recordChange }) => {
    const [link] = await tx
      .select()
      .from(inspectionLinks)
      .where(and(eq(inspectionLinks.id, linkId), isNull(inspectionLinks.revokedAt)))
      .for("update");
    if (!link) throw new Refused({ code: "record.changed-meanwhile" });
    const record = subject(link);
    await tx.update(inspectionLinks).set({ revokedAt: now }).where(eq(inspectionLinks.id, linkId));
    recordChange(record, undefined, { revoked: now });
    return { id: linkId };
  });

type Taken = { id: string; legalEntityId: string };

/** Writes down that the archive leaves the house: by someone of the office, or by whoever has the link. */
export const recordTaken = (actor: Actor, link: Taken) =>
  perform(actor, "inspection.take", async ({ subject }) => void subject(link));
export const recordTakenByLink = (link: Taken) =>
  perform(theSystem, "inspection.take", async ({ subject }) => void subject(link));
