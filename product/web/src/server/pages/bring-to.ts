import type { RouterContextProvider } from "react-router";
import { figuresContext } from "#request/slices/figures.ts";
import { liveKindsContext } from "#request/slices/live-kinds.ts";
import { mergeStepsContext } from "#request/slices/merge-steps.ts";
import { eventTabsContext, workerTabsContext } from "#request/slices/record-tabs.ts";
import { searchSourcesContext } from "#request/slices/search-sources.ts";
import { screensContext, settingsContext } from "#request/slices/settings-cards.ts";
import { tasksContext } from "#request/slices/slice.ts";
import {
  eventTabs,
  figures,
  liveKinds,
  mergeSteps,
  screens,
  searchSources,
  settingsCards,
  tasks,
  workerTabs,
} from "#slices.ts";

/** Puts the contributions of the slices where a request finds them. */
export function bringTo(context: RouterContextProvider): void {
  context.set(liveKindsContext, liveKinds);
  context.set(tasksContext, tasks);
  context.set(figuresContext, figures);
  context.set(settingsContext, settingsCards);
  context.set(screensContext, screens);
  context.set(workerTabsContext, workerTabs);
  context.set(eventTabsContext, eventTabs);
  context.set(searchSourcesContext, searchSources);
  context.set(mergeStepsContext, mergeSteps);
}
