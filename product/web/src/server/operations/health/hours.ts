import { verifyClosedHours } from "@product/database/register/closed-hours";
import { seen, type Look } from "./seen.ts";

// Hours closed longer ago are checked by verify-audit.
const mostLines = 200_000;

/** Closed hours that are not what was closed. */
export const lookAtHours: Look = async ({ reader }) => {
  const { periods, altered } = await verifyClosedHours(reader, undefined, { mostLines });
  const [alteredPeriod] = altered;
  if (!alteredPeriod) return seen("ok", periods === 0 ? "none" : "ok", { periods });
  const { entity, firstDay, lastDay } = alteredPeriod;
  return seen("bad", "altered", { count: altered.length, entity, first: { day: firstDay }, last: { day: lastDay } });
};
