/** Contracts that are made for many at once, each by itself. */
import type { ContractFault } from "./contract-law.ts";
import type { NotRenewed } from "./renewals.ts";

/** Each is checked, written out and sent, so that more would keep who waits for them too long. */
export const mostContracts = 200;

/** Why one of many gets no contract. */
export type WithoutContract =
  | "place"
  | "oneself"
  | "status"
  | "company"
  | ContractFault
  | NotRenewed
  | "templateUnfit"
  | "templateNeeded"
  | "pay"
  | "overlaps"
  | "unreachable"
  | "incomplete"
  | "sampleText";

/** Data that the contract needs and that are not entered yet. */
export type MissingNames = { en: string; es: string };

export type LeftWithout = { reason: WithoutContract; missing?: MissingNames };
