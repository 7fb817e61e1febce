import type { LetterKind } from "#request/ports/mailer.ts";
import { collect } from "./collect.ts";
import type { Slice } from "./slice.ts";

/** The parts that slices bring under names of their own, and the word for each where two slices use one name. */
export const named = {
  liveKinds: "kind of record that screens hear of",
  tasks: "task",
  figures: "figure",
  settings: "settings card",
  screens: "screen",
  workerTabs: "part of a worker's record",
  eventTabs: "part of an event's page",
  mergeSteps: "step of a merge",
  searchSources: "kind of what is searched",
} as const satisfies Partial<Record<keyof Slice, string>>;

type Named = keyof typeof named;
type Contribution<Kind extends Named> = NonNullable<Slice[Kind]>[string];

export const contributions = <Kind extends Named>(
  kind: Kind,
  slices: readonly Slice[],
): Record<string, Contribution<Kind>> =>
  collect(
    named[kind],
    slices.map((slice) => (slice[kind] ?? {}) as Readonly<Record<string, Contribution<Kind>>>),
  );

export const lettersOf = (slices: readonly Slice[]): LetterKind[] =>
  Object.values(
    collect(
      "template",
      slices.map(({ letters = [] }) => Object.fromEntries(letters.map((kind) => [kind, kind]))),
    ),
  );
