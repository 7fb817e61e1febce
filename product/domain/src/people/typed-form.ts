/** A worker's form as texts, the way the record's check reads it; for the browser and the server alike. */
import { workerFieldNames, type TypedWorker } from "./worker-record.ts";

/** Up to four languages, each in two fields, so that the form needs no script. */
export const languagePairs = [1, 2, 3, 4] as const;
export const spokenNames = languagePairs.flatMap((place) => [`language${place}`, `level${place}`] as const);

/** The fields of a form, the pairs of languages as one text. */
export function typedIn(form: Record<string, unknown>): TypedWorker {
  const textOf = (name: string) => (typeof form[name] === "string" ? form[name] : "");
  const pairs = languagePairs
    .map((place) => [textOf(`language${place}`), textOf(`level${place}`)] as const)
    .filter(([language, level]) => language || level);
  return {
    ...Object.fromEntries(workerFieldNames.map((name) => [name, textOf(name)])),
    ...(pairs.length > 0 ? { languages: pairs.map((pair) => pair.join(":")).join(",") } : {}),
  };
}
