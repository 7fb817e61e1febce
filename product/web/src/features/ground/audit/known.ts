/** The values of the filter: every act there is, by the kind of record that it changes. */
import { acts, type Act } from "@product/domain/acts";
import type { RecordKind } from "#i18n/trail-words.ts";

export const actNames = Object.keys(acts) as Act[];

export const recordKinds = [...new Set(actNames.map(kindOf))].toSorted();

export const actsOn = (kind: string): Act[] => actNames.filter((act) => kindOf(act) === kind);

/** The longest that a field of the filter takes. */
export const longest = { person: 120, id: 300, request: 100 } as const;

function kindOf(act: Act): RecordKind {
  return acts[act].subject;
}
