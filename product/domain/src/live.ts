/** Messages to an open screen about records that change, and their channels. The slices declare the kinds. */

/** Says which records changed and never how: whoever hears it asks again, and is shown what they may see. */
export type Changed = {
  kind: string;
  /** None when there are too many to name. */
  ids: readonly string[] | null;
};

export const changedEvent = "changed";

export const changesTopic = (kind: string): string => `live:${kind}`;
export const presenceTopic = (kind: string, id: string): string => `presence:${kind}:${id}`;

/** The purpose of a channel by its name; undefined for a name that is none of ours. */
export function topicIn(name: string): { about: "changes" | "presence"; kind: string } | undefined {
  const [purpose, kind = "", ...id] = name.split(":");
  if (kind === "") return undefined;
  if (purpose === "live" && id.length === 0) return { about: "changes", kind };
  return purpose === "presence" && id.join(":") !== "" ? { about: "presence", kind } : undefined;
}
