/** The parts of a record that slices above it bring, each a page below the record's address. */
import { createContext } from "react-router";
import type { Locale } from "@product/domain/locales";
import type { Permission } from "@product/domain/permissions/catalogue";

export type RecordTab = {
  title: Readonly<Record<Locale, string>>;
  /** For this record, each of them. */
  needs: Permission | readonly Permission[];
  /** Where it stands in the row, among those of the record itself. */
  position: number;
};

export type WorkerTab = RecordTab;
/** `isFor` where it is not for every event. */
export type EventTab = RecordTab & { isFor?: (event: EventFacts) => boolean };
type EventFacts = { isOpen: boolean; isCopy: boolean };

export const workerTabsContext = createContext<Readonly<Record<string, WorkerTab>>>({});
export const eventTabsContext = createContext<Readonly<Record<string, EventTab>>>({});

export type ShownTab = { name: string; title: string; position: number };

/** Those that somebody may open, in their language. */
export const shownTabs = (
  tabs: Readonly<Record<string, RecordTab>>,
  may: (permission: Permission) => boolean,
  locale: Locale,
): ShownTab[] =>
  Object.entries(tabs)
    .filter(([, { needs }]) => [needs].flat().every(may))
    .map(([name, { title, position }]) => ({ name, title: title[locale], position }));

export const tabsFor = (tabs: Readonly<Record<string, EventTab>>, event: EventFacts) =>
  Object.fromEntries(Object.entries(tabs).filter(([, { isFor }]) => isFor?.(event) ?? true));
