/** What can be asked for: every act there is, by the kind of record it is done to. */
import { acts, type Act } from "@product/domain/acts";
import type { messages } from "./messages.ts";

export const actNames = Object.keys(acts) as Act[];
export const isAct = (name: string): name is Act => Object.hasOwn(acts, name);

export type RecordKind = {
  [Key in keyof typeof messages]: Key extends `kind:${infer Kind}` ? Exclude<Kind, "any"> : never;
}[keyof typeof messages];

export const recordKinds = [...new Set(actNames.map(kindOf))].toSorted();
export const isRecordKind = (kind: string): kind is RecordKind => recordKinds.includes(kind as RecordKind);

export const actsOn = (kind: string): Act[] => actNames.filter((act) => kindOf(act) === kind);

/** The longest that a field of the filter takes. */
export const longest = { person: 120, id: 300, request: 100 } as const;

// A test insists that every kind has its word in messages.ts.
function kindOf(act: Act): RecordKind {
  return acts[act].subject as RecordKind;
}
