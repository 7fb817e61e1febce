import { createContext, use } from "react";
import type { Draft, DraftFaults } from "./draft.ts";
import type { ActionName } from "./draft-edits.ts";
import type { FilterWords } from "./filter-words.ts";

/** The context that every row of the builder needs, however deep it stands. */
export type Builder = {
  faults: DraftFaults;
  fields: readonly string[];
  words: FilterWords;
  change: (path: string, change: (part: Draft) => Draft) => void;
  edit: (actionName: ActionName) => void;
};

export const BuilderContext = createContext<Builder | undefined>(undefined);

export const useBuilder = (): Builder => use(BuilderContext)!;
