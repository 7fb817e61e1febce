import type { TimeRow } from "./queries.server.ts";
import type { TimeScreen } from "./time.page.tsx";

export const canTick = (row: TimeRow, may: TimeScreen["may"]): boolean =>
  may.approve && row.isApprovable && !isToLookAt(row) && !row.mark && may.notAbout !== row.workerId;

/** Approved on its own page, by who has looked at it. */
export const isToLookAt = ({ group, mark }: Pick<TimeRow, "group" | "mark">): boolean => group === "doubtful" && !mark;

/** Lines that raise no question are ticked from the start. */
export const isTickedAtFirst = (row: TimeRow): boolean => row.group === "fine";
