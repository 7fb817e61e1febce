/** The effects of the buttons of the builder; with scripts at once, without them through the address. */
import type { FilterFields } from "@product/domain/filters/filter";
import { isGroup, newCondition, pathOf, rootPath, type Draft, type DraftGroup } from "./draft.ts";

export const actions = ["add", "group", "remove"] as const;
export type ActionName = `${(typeof actions)[number]}:${string}`;

/** A hundred conditions are more than anybody reads; a filter that is longer would not be taken anyway. */
const mostParts = 50;
const deepestGroup = 5;

export function edited(draft: DraftGroup, actionName: string, field: string, fields: FilterFields): DraftGroup {
  const [name, path = ""] = actionName.split(":");
  if (name === "remove") return withoutPart(draft, rootPath, path) as DraftGroup;
  const added =
    name === "add"
      ? newCondition(field, fields)
      : name === "group"
        ? { join: "or" as const, not: false, parts: [newCondition(field, fields)] }
        : undefined;
  if (!added || !mayGrow(draft, path)) return draft;
  return replaced(draft, path, (group) => (isGroup(group) ? { ...group, parts: [...group.parts, added] } : group));
}

/** The draft with one of its parts changed. */
export const replaced = (draft: DraftGroup, path: string, change: (part: Draft) => Draft): DraftGroup =>
  replacedAt(draft, rootPath, path, change) as DraftGroup;

function replacedAt(draft: Draft, here: string, path: string, change: (part: Draft) => Draft): Draft {
  if (here === path) return change(draft);
  if (!isGroup(draft) || !path.startsWith(`${here}.`)) return draft;
  return { ...draft, parts: draft.parts.map((part, index) => replacedAt(part, pathOf(here, index), path, change)) };
}

/** A group that loses its last part goes with it; the outermost stays. */
function withoutPart(draft: Draft, here: string, path: string): Draft | undefined {
  if (here === path && here !== rootPath) return undefined;
  if (!isGroup(draft)) return draft;
  const parts = draft.parts
    .map((part, index) => withoutPart(part, pathOf(here, index), path))
    .filter((part) => part !== undefined);
  return parts.length === 0 && here !== rootPath ? undefined : { ...draft, parts };
}

export const mayNest = (path: string): boolean => path.split(".").length < deepestGroup;

const mayGrow = (draft: DraftGroup, path: string) =>
  sizeOf(draft) < mostParts && path.split(".").length <= deepestGroup;
const sizeOf = (draft: Draft): number =>
  isGroup(draft) ? draft.parts.reduce((sum, part) => sum + sizeOf(part), 1) : 1;
