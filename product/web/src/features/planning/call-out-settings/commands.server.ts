import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { callOutSettings } from "@product/database/tables/call-out";
import { asBefore } from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { CallOutSettingForm } from "./schema.ts";

export const callOutSettingId = "call-outs";

/** Refused when someone saved after `version` was read. Letters that wait already leave when they were to. */
export const editCallOutSetting = (actor: Actor, { version, ...form }: CallOutSettingForm) =>
  perform(actor, "call-out-setting.edit", async ({ tx, now, on, changed }) => {
    const one = on({ id: callOutSettingId });
    const [kept] = await tx.select().from(callOutSettings).for("update");
    if (kept!.version !== version) throw new Refused({ code: "record.changed-meanwhile" });
    await tx.update(callOutSettings).set({ ...form, version: version + 1, updatedAt: now });
    changed(one, asBefore(kept!, form), form);
    return { id: callOutSettingId };
  });
