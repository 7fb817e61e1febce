/** What an open screen is told of records that change, and on which channel. Which kinds there are, slices say. */

/** Says which records changed and never how: whoever hears it asks again, and is shown what they may see. */
export type Changed = {
  kind: string;
  /** None when there are too many to name. */
  ids: readonly string[] | null;
};

export const changedEvent = "changed";

export const changesTopic = (kind: string): string => `live:${kind}`;
export const presenceTopic = (kind: string, id: string): string => `presence:${kind}:${id}`;

/** What a channel of this name is for; undefined for a name that is none of ours. */
export function topicIn(name: string): { about: "changes" | "presence"; kind: string } | undefined {
  const [purpose, kind = "", ...id] = name.split(":");
  if (kind === "") return undefined;
  if (purpose === "live" && id.length === 0) return { about: "changes", kind };
  return purpose === "presence" && id.join(":") !== "" ? { about: "presence", kind } : undefined;
}
