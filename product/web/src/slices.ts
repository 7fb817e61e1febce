/** All that the slices bring, each from its own `slice.ts`. A name used twice stops the start. */
import type { Messages } from "#i18n/messages.ts";
import { refusalMessages } from "#i18n/refusal-words.ts";
import { trailMessages } from "#i18n/trail-words.ts";
import { contributions, lettersOf } from "#request/slices/contributions.ts";
import { collect } from "#request/slices/collect.ts";
import { refusals } from "#request/refusals.ts";
import type { NamedScreen } from "#request/slices/settings-cards.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "#shell/messages.ts";
import { addressOf, reachable } from "#shell/screens.ts";

export const slices = Object.values(
  import.meta.glob<Slice>("./features/*/*/slice.ts", { eager: true, import: "default" }),
);

/** The sentence of each act and the word for each kind of record. */
export const trailWords: Messages = collect("sentence of the audit", slices.map(trailMessages));

/** The sentence of each refusal. */
export const refusalWords: Messages = collect("sentence of a refusal", [{ refusals }, ...slices].map(refusalMessages));

export const liveKinds = contributions("liveKinds", slices);
export const tasks = contributions("tasks", slices);
export const figures = contributions("figures", slices);
export const settingsCards = contributions("settings", slices);
export const workerTabs = contributions("workerTabs", slices);
export const eventTabs = contributions("eventTabs", slices);
export const searchSources = contributions("searchSources", slices);
export const mergeSteps = contributions("mergeSteps", slices);

/** Every template of a mail or a text. */
export const letterKinds = lettersOf(slices);

/** Those that the shell leads to, what is set up, and what slices name beside them. */
export const screens: Readonly<Record<string, NamedScreen>> = {
  ...Object.fromEntries(
    reachable.map(({ screen, needs }) => [addressOf(screen), { title: messages[`screen:${screen}`], needs }]),
  ),
  ...contributions("screens", [
    { screens: Object.fromEntries(Object.values(settingsCards).map((card) => [card.at, card])) },
    ...slices,
  ]),
};
