import type { SentenceWords } from "./filter-sentence.ts";

/** All that the builder says of a kind of record beside what it says of every kind. */
export type FilterWords = SentenceWords & {
  /** A field as a label. */
  fieldName: (field: string) => string;
  /** The values there are to choose from; none where anything can be typed. */
  options: (field: string) => readonly string[] | undefined;
  /** Values that others have typed there, most frequent first. */
  suggestions?: (field: string) => readonly string[] | undefined;
};
