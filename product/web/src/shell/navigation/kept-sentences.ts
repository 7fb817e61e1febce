/**
 * The sentences of a page of the back office, in a file that browsers keep: within the page they would be a third of what is sent
 * each time it is opened. The page brings along only the refusals that it shows.
 */
import type { Compiled } from "#i18n/compile.ts";
import { slicesAsJson } from "./handoff.ts";
import { broughtAlong } from "./sent-sentences.ts";

export const keptSentencesUrl = (build: string, locale: string, slices: readonly string[]): string =>
  `/_i18n/${build}/${locale}/of/${slices.join("+")}.json`;

/** `slices` as the address names them. */
export const keptSentences = (all: Compiled, slices: string): string =>
  slicesAsJson(
    Object.fromEntries(
      slices
        .split("+")
        .map((slice) => [slice, slice === "request" ? broughtAlong(all[slice]!, "office") : all[slice]!]),
    ),
  );
