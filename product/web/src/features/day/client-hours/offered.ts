import type { LineGroup } from "@product/domain/day/time-lines";

type Line = { group: LineGroup; worked: { from: unknown; until: unknown } };

/** Hours whose beginning and end are known and about which nobody is talking still. */
export const isForClient = ({ group, worked }: Line): boolean =>
  worked.from !== undefined && worked.until !== undefined && group !== "disputed" && group !== "correction";
