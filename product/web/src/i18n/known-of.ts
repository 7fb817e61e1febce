/** Fallback for a sentence that cannot be formatted: its text without the values, or the topic named by its key. */
import type { Compiled } from "./compile.ts";

export function knownOf(messages: Compiled, namespace: string | undefined, key: string): string {
  const [slice, name] = namespace === undefined ? key.split(/\.(.*)/s) : [namespace, key];
  const sentence = messages[slice!]?.[name ?? ""];
  const text = sentence === undefined ? "" : plainText(sentence).replaceAll(/\s+/g, " ").trim();
  return text || topicOf(name ?? key);
}

// A compiled sentence is a text or a list of parts; a part is a text, `0` for a number that is counted, or a list that begins with
// the name of a value: `["day"]`, `["n", 2, { one: …, other: … }]`, `["b", "text in bold"]`.
function plainText(part: unknown): string {
  if (typeof part === "string") return part;
  return Array.isArray(part) ? part.map(plainPart).join("") : "";
}

function plainPart(part: unknown): string {
  if (!Array.isArray(part)) return part === 0 ? unknown : plainText(part);
  const [, kind, choices, ...rest] = part as unknown[];
  if (typeof kind !== "number" || kind === 0) return kind === undefined ? unknown : plainText([kind, choices, ...rest]);
  return typeof choices === "object" && choices !== null && "other" in choices ? plainText(choices.other) : unknown;
}

const unknown = "…";

/** `why:status:undefined` speaks of the status. */
function topicOf(key: string): string {
  const words = key.split(":").filter((part) => !["", "undefined", "null", "NaN"].includes(part));
  const topic = (words.at(-1) ?? key).replaceAll(/[-_/.]+/g, " ");
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}
