import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { rotaSettings } from "@product/database/tables/planning/rota-setting";
import { asBefore } from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { RotaSettingForm } from "./schema.ts";

export const rotaSettingId = "rota";

/** Refused when someone saved after `version` was read. */
export const editRotaSetting = (actor: Actor, { version, ...form }: RotaSettingForm) =>
  perform(actor, "rota-setting.edit", async ({ tx, now, subject, recordChange }) => {
    const record = subject({ id: rotaSettingId });
    const [kept] = await tx.select().from(rotaSettings).for("update");
    if (kept!.version !== version) throw new Refused({ code: "record.changed-meanwhile" });
    await tx.update(rotaSettings).set({ ...form, version: version + 1, updatedAt: now });
    recordChange(record, asBefore(kept!, form), form);
    return { id: rotaSettingId };
  });
