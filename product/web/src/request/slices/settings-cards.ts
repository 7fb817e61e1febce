/** The ways from `/admin/settings` to what is set up once: each slice names its own. */
import type { SQL } from "drizzle-orm";
import { createContext } from "react-router";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import type { Permission } from "@product/domain/permissions/catalogue";

/** In the order of the screen. */
export const settingsGroups = ["company", "people", "work", "data", "system"] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

/** Known only to those who hold the permission; without one, to everyone who signed in. */
export type NamedScreen = { title: Readonly<Record<Locale, string>>; needs?: Permission | undefined };

export type SettingsCard = NamedScreen & {
  group: SettingsGroup;
  text: Readonly<Record<Locale, string>>;
  /** Without language. */
  at: string;
  needs: Permission;
  /** How much of it there is for this person, as a part of the one question that counts everything. */
  count?: (actor: Actor) => SQL<number>;
};

export const settingsContext = createContext<Readonly<Record<string, SettingsCard>>>({});

/** Every screen that is found by its title, by address. */
export const screensContext = createContext<Readonly<Record<string, NamedScreen>>>({});
