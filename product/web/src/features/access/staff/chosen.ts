/** A group with its place in one word, as forms and the trail write it: `planner`, or `planner@event:gala`. */
import { placeKinds, type Scope } from "@product/domain/permissions/grants";

export type Chosen = { key: string; scope: Scope };

/** The choice of a list that chooses nothing: a form would not send an empty one as such. */
export const nowhereElse = "-";

export const chosenText = ({ key, scope }: Chosen): string =>
  scope === "all" ? key : `${key}@${scope.kind}:${scope.id}`;

/** Undefined where the text is none of these. */
export function chosenIn(text: string): Chosen | undefined {
  const [, key, kind, id] = pattern.exec(text) ?? [];
  if (!key) return undefined;
  const known = placeKinds.find((each) => each === kind);
  return { key, scope: known && id ? { kind: known, id } : "all" };
}

const pattern = new RegExp(`^([a-z0-9][a-z0-9-]{0,79})(?:@(${placeKinds.join("|")}):([\\w-]{1,64}))?$`);
