/** Things handed out and taken back at a gate: by stewards and supervisors, to who has a place at the event. */
import { isStaffed } from "@product/domain/day/devices";
import type { Locale } from "@product/domain/locales";
import { Refused } from "@product/domain/refusals";
import { issueItem, returnItem } from "#features/day/items/commands.server.ts";
import { holderAt, type ItemHolder } from "#features/day/items/queries.server.ts";
import type { PairedDevice } from "./device.server.ts";

export async function holderAsked(
  { device, event }: PairedDevice,
  code: string | null,
  locale: Locale,
): Promise<ItemHolder | undefined> {
  return code && isStaffed(device.profile) ? holderAt(event.id, code.slice(0, 20), locale) : undefined;
}

type Sent = {
  give?: string | undefined;
  back?: string | undefined;
  holder?: string | undefined;
  number: string;
  client?: string | undefined;
};

/** A device in training hands nothing out. */
export async function handOver(paired: PairedDevice, { give, back, holder = "", number, client }: Sent): Promise<void> {
  const { actor, device, event } = paired;
  if (!isStaffed(device.profile) || device.isTraining) throw new Refused({ code: "gate.not-now" });
  if (back) return void (await returnItem(actor, event, back));
  const person = await holderAt(event.id, holder, "en");
  if (!give || !person) throw new Refused({ code: "record.choice-gone" });
  const clientId = client ?? crypto.randomUUID();
  await issueItem(actor, event, { workerId: person.id, kindId: give, number, clientId });
}
