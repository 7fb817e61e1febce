/** The kinds of record that open screens hear of. Each slice adds its own, with the permission to view such records. */
import { createContext } from "react-router";
import type { Permission } from "@product/domain/permissions/catalogue";

export interface LiveKinds {}
export type LiveKind = keyof LiveKinds;

/** The permission for each kind: its holders are told that such records change, and who else has one of them open. */
export type LiveNeeds = Readonly<Record<string, Permission>>;

export const liveKindsContext = createContext<LiveNeeds>({});

/** Undefined for a word that is no such kind. */
export const neededToHear = (kinds: LiveNeeds, kind: string): Permission | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
