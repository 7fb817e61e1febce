import { boolean, integer, numeric, text, uuid } from "drizzle-orm/pg-core";
import { usualZone, type Zone } from "@product/domain/time/zone";
import type { Country } from "@product/domain/people/workers";
import type { Nation } from "@product/domain/rules/school-leaving";
import { keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const legalEntities = app.table("legal_entity", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  country: text().$type<Country>().notNull(),
  timeZone: text("time_zone").$type<Zone>().notNull().default(usualZone),
  taxId: text("tax_id").notNull().default(""),
  employerCode: text("employer_code").notNull().default(""),
  address: text().notNull().default(""),
  email: text().notNull().default(""),
  phone: text().notNull().default(""),
  registry: text().notNull().default(""),
  nation: text().$type<Nation>().notNull().default("england-wales"),
  nonProfit: boolean("non_profit").notNull().default(false),
  calendarId: uuid("calendar_id"),
  ...keeping,
  archivedAt: time("archived_at"),
});

export const clients = app.table("client", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  taxId: text("tax_id").notNull().default(""),
  contactName: text("contact_name").notNull().default(""),
  contactEmail: text("contact_email").notNull().default(""),
  contactPhone: text("contact_phone").notNull().default(""),
  purchaseOrderRequired: boolean("purchase_order_required").notNull().default(false),
  notes: text().notNull().default(""),
  ...keeping,
  archivedAt: time("archived_at"),
});

export const venues = app.table("venue", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  address: text().notNull().default(""),
  town: text().notNull().default(""),
  country: text().$type<Country>().notNull(),
  nation: text().$type<Nation>(),
  timeZone: text("time_zone").$type<Zone>().notNull(),
  latitude: numeric(),
  longitude: numeric(),
  geofenceMetres: integer("geofence_metres"),
  accessNotesEn: text("access_notes_en").notNull().default(""),
  accessNotesEs: text("access_notes_es").notNull().default(""),
  calendarId: uuid("calendar_id"),
  ...keeping,
  archivedAt: time("archived_at"),
});

export const venueZones = app.table("venue_zone", {
  id: uuid().primaryKey().defaultRandom(),
  venueId: uuid("venue_id").notNull(),
  kind: text().$type<"zone" | "gate">().notNull(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const roles = app.table("role", {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull(),
  nameEn: text("name_en").notNull(),
  nameEs: text("name_es").notNull(),
  minimumAge: integer("minimum_age").notNull().default(16),
  leads: boolean().notNull().default(false),
  ...keeping,
  archivedAt: time("archived_at"),
});
