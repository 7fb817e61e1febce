import { createContext, use } from "react";
import type { Draft, DraftFaults } from "./draft.ts";
import type { Deed } from "./draft-edits.ts";
import type { SentenceWords } from "./filter-sentence.ts";
import type { FilterChoices } from "./use-filter-words.ts";

/** What every row of the builder needs, however deep it stands. */
export type Builder = {
  faults: DraftFaults;
  choices: FilterChoices;
  fields: readonly string[];
  words: SentenceWords;
  change: (path: string, change: (part: Draft) => Draft) => void;
  edit: (deed: Deed) => void;
};

export const BuilderContext = createContext<Builder | undefined>(undefined);

export const useBuilder = (): Builder => use(BuilderContext)!;
