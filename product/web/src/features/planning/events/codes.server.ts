import { freeCodes } from "@product/database/short-codes";
import { events } from "@product/database/tables/planning/event";
import type { Transaction } from "#request/perform.ts";

export const freeEventCodes = (tx: Transaction, count: number): Promise<string[]> =>
  freeCodes(tx, { prefix: "EV-", column: events.code }, count);
