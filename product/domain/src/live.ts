/** What an open screen can hear of: which kinds of record, who may hear it, and on which channel. */
import type { Permission } from "./permissions/catalogue.ts";

/** Who holds the permission is told that such records change, and who else has one of them open. */
export const liveKinds = {
  account: "staff.view",
  assignment: "assignment.view",
  event: "event.view",
  group: "group.view",
  // Messages are written with what causes them and not by an act of their own: the mail service tells of them.
  mailbox: "mailbox.view",
  page: "page.view",
  shift: "shift.view",
  slot: "shift.view",
  punch: "checkin.view",
  staff: "staff.view",
  "worker-import": "worker.create",
} as const satisfies Record<string, Permission>;

export type LiveKind = keyof typeof liveKinds;

export const isLiveKind = (kind: string): kind is LiveKind => Object.hasOwn(liveKinds, kind);

/** Says which records changed and never how: whoever hears it asks again, and is shown what they may see. */
export type Changed = {
  kind: LiveKind;
  /** None when there are too many to name. */
  ids: readonly string[] | null;
};

export const changedEvent = "changed";

export const changesTopic = (kind: LiveKind): string => `live:${kind}`;
export const presenceTopic = (kind: LiveKind, id: string): string => `presence:${kind}:${id}`;

/** What a channel of this name is for; undefined for a name that is none of ours. */
export function topicIn(name: string): { about: "changes" | "presence"; kind: LiveKind } | undefined {
  const [purpose, kind = "", ...id] = name.split(":");
  if (!isLiveKind(kind)) return undefined;
  if (purpose === "live" && id.length === 0) return { about: "changes", kind };
  return purpose === "presence" && id.join(":") !== "" ? { about: "presence", kind } : undefined;
}
