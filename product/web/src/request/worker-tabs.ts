/** The parts of a worker's record that slices above it bring, each a page below the worker's address. */
import { createContext } from "react-router";
import type { Locale } from "@product/domain/locales";
import type { Permission } from "@product/domain/permissions/catalogue";

export type WorkerTab = {
  title: Readonly<Record<Locale, string>>;
  /** For this worker. */
  needs: Permission;
  /** Where it stands in the row, among those of the record itself. */
  position: number;
};

export const workerTabsContext = createContext<Readonly<Record<string, WorkerTab>>>({});

export type ShownTab = { name: string; title: string; position: number };

/** Those that somebody may open, in their language. */
export const shownTabs = (
  tabs: Readonly<Record<string, WorkerTab>>,
  may: (permission: Permission) => boolean,
  locale: Locale,
): ShownTab[] =>
  Object.entries(tabs)
    .filter(([, { needs }]) => may(needs))
    .map(([name, { title, position }]) => ({ name, title: title[locale], position }));
