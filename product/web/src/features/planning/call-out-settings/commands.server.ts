import type { Actor } from "@product/domain/actor";
import { waveOf } from "@product/domain/planning/staffing/cover";
import { Refused } from "@product/domain/refusals";
import { callOutSettings } from "@product/database/tables/planning/call-out";
import { asBefore } from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { CallOutSettingForm } from "./schema.ts";

export const callOutSettingId = "call-outs";

/** Refused when someone saved after `version` was read. Letters that wait already leave when they were to. */
export const editCallOutSetting = (actor: Actor, { version, ...sent }: CallOutSettingForm) =>
  perform(actor, "call-out-setting.edit", async ({ tx, now, subject, recordChange }) => {
    const record = subject({ id: callOutSettingId });
    const form = columnsOf(sent);
    const [kept] = await tx.select().from(callOutSettings).for("update");
    if (kept!.version !== version) throw new Refused({ code: "record.changed-meanwhile" });
    await tx.update(callOutSettings).set({ ...form, version: version + 1, updatedAt: now });
    recordChange(record, asBefore(kept!, form), form);
    return { id: callOutSettingId };
  });

function columnsOf(sent: Omit<CallOutSettingForm, "version">) {
  const { wave1, wave2, wave3, wave4, wave1Minutes, wave2Minutes, wave3Minutes, wave4Minutes, ...form } = sent;
  const waves = [
    waveOf(wave1, wave1Minutes),
    waveOf(wave2, wave2Minutes),
    waveOf(wave3, wave3Minutes),
    waveOf(wave4, wave4Minutes),
  ];
  return { ...form, coverWaves: waves.filter((wave) => wave !== undefined) };
}
