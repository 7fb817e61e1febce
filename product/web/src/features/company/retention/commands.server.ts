import { eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { retentionRuns } from "@product/database/tables/privacy/erasure";
import { retentionRules } from "@product/database/tables/company/retention";
import { asBefore } from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { RetentionForm } from "./schema.ts";

/** Refused when someone saved after `version` was read, and while a run counts by the terms as they stand. */
export const editRetentionRule = (actor: Actor, id: string, { version, ...form }: RetentionForm) =>
  perform(actor, "retention-rule.edit", async ({ tx, now, subject, recordChange }) => {
    const [rule] = await tx.select().from(retentionRules).where(eq(retentionRules.id, id)).for("update");
    if (!rule) throw new Refused({ code: "record.changed-meanwhile" });
    subject(rule);
    if (rule.version !== version) throw new Refused({ code: "record.changed-meanwhile" });
    if ((await tx.$count(retentionRuns, inArray(retentionRuns.state, ["proposed", "running"]))) > 0)
      throw new Refused({ code: "retention.run-open" });
    await tx
      .update(retentionRules)
      .set({ ...form, version: version + 1, updatedAt: now })
      .where(eq(retentionRules.id, id));
    recordChange(rule, asBefore(rule, form), form);
    return { id };
  });
