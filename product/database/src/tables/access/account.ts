import { boolean, integer, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { usualZone, type Zone } from "@product/domain/time/zone";
import type { Locale } from "@product/domain/locales";
import { app } from "@product/database/tables/schema";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = app.table("account", {
  userId: uuid("user_id").primaryKey(),
  name: text().notNull(),
  language: text().$type<Locale>().notNull(),
  timeZone: text("time_zone").$type<Zone>().notNull().default(usualZone),
  colourMode: text("colour_mode").$type<"system" | "light" | "dark">().notNull().default("system"),
  secondFactorRequired: boolean("second_factor_required").notNull().default(false),
  version: integer().notNull().default(1),
  createdAt: time("created_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
});

export const seenSessions = app.table("seen_session", {
  sessionId: uuid("session_id").primaryKey(),
  userId: uuid("user_id").notNull(),
  userAgent: text("user_agent").notNull(),
  address: text().notNull(),
  firstSeenAt: time("first_seen_at").notNull(),
  lastSeenAt: time("last_seen_at").notNull(),
  provedAt: time("proved_at").notNull(),
  viewingAs: uuid("viewing_as"),
  viewingUntil: time("viewing_until"),
});

export const recoveryCodes = app.table(
  "recovery_code",
  {
    userId: uuid("user_id").notNull(),
    codeHash: text("code_hash").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** `device` is empty for all that are not known to the account together. */
export const recoveryGuesses = app.table(
  "recovery_guess",
  {
    userId: uuid("user_id").notNull(),
    device: text().notNull(),
    failures: integer().notNull(),
    lastAt: time("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

export const setupLinks = app.table("setup_link", {
  tokenHash: text("token_hash").primaryKey(),
  createdAt: time("created_at").notNull().defaultNow(),
  usedAt: time("used_at"),
});

/** Ended with their worker. `removedAt`: the file of the photo is gone, and the authentication service has taken its part away. */
export const endedAccounts = app.table("ended_account", {
  userId: uuid("user_id").primaryKey(),
  endedAt: time("ended_at").notNull().defaultNow(),
  photo: uuid(),
  removedAt: time("removed_at"),
});
