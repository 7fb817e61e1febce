/** All that the slices bring, each from its own `slice.ts`. A name used twice stops the start. */
import type { Messages } from "#i18n/messages.ts";
import { refusalMessages } from "#i18n/refusal-words.ts";
import { trailMessages } from "#i18n/trail-words.ts";
import { collect } from "#request/slices/collect.ts";
import type { Figure } from "#request/slices/figures.ts";
import { refusals } from "#request/refusals.ts";
import type { NamedScreen, SettingsCard } from "#request/slices/settings-cards.ts";
import type { Slice, Task } from "#request/slices/slice.ts";
import type { WorkerTab } from "#request/worker-tabs.ts";
import { messages } from "#shell/messages.ts";
import { addressOf, reachable } from "#shell/screens.ts";

export const slices = Object.values(
  import.meta.glob<Slice>("./features/*/*/slice.ts", { eager: true, import: "default" }),
);

/** The sentence of each act and the word for each kind of record. */
export const trailWords: Messages = collect("sentence of the audit", slices.map(trailMessages));

/** The sentence of each refusal. */
export const refusalWords: Messages = collect("sentence of a refusal", [{ refusals }, ...slices].map(refusalMessages));

export const tasks = collect<Task>(
  "task",
  slices.map((slice) => slice.tasks ?? {}),
);

export const figures = collect<Figure>(
  "figure",
  slices.map((slice) => slice.figures ?? {}),
);

export const settingsCards = collect<SettingsCard>(
  "settings card",
  slices.map((slice) => slice.settings ?? {}),
);

export const workerTabs = collect<WorkerTab>(
  "part of a worker's record",
  slices.map((slice) => slice.workerTabs ?? {}),
);

/** Those that the shell leads to, what is set up, and what slices name beside them. */
export const screens: Readonly<Record<string, NamedScreen>> = {
  ...Object.fromEntries(
    reachable.map(({ screen, needs }) => [addressOf(screen), { title: messages[`screen:${screen}`], needs }]),
  ),
  ...collect<NamedScreen>("screen", [
    Object.fromEntries(Object.values(settingsCards).map((card) => [card.at, card])),
    ...slices.map((slice) => slice.screens ?? {}),
  ]),
};
