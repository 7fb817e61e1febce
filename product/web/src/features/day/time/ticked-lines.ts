import type { TimeRow } from "./queries.server.ts";
import type { TimeScreen } from "./time.page.tsx";

export const canTick = (row: TimeRow, may: TimeScreen["may"]): boolean =>
  may.approve && row.isApprovable && !row.mark && may.notAbout !== row.workerId;

/** What raises no question is ticked from the start. */
export const isTickedAtFirst = (row: TimeRow): boolean => row.group === "fine";
