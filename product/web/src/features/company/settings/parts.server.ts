import { sql, type SQL } from "drizzle-orm";
import { database } from "@product/database/client";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { clientCount } from "#features/company/clients/queries.server.ts";
import { contractTemplateCount } from "#features/company/contract-templates/queries.server.ts";
import { documentTypeCount } from "#features/company/document-types/queries.server.ts";
import { entityCount } from "#features/company/entities/queries.server.ts";
import { calendarCount } from "#features/company/holidays/queries.server.ts";
import { itemKindCount } from "#features/company/item-kinds/queries.server.ts";
import { qualificationCount } from "#features/company/qualifications/queries.server.ts";
import { retentionCount } from "#features/company/retention/queries.server.ts";
import { roleCount } from "#features/company/roles/queries.server.ts";
import { venueCount } from "#features/company/venues/queries.server.ts";
import type { messages } from "./messages.ts";

export type PartName = {
  [Key in keyof typeof messages]: Key extends `${infer Name}Text` ? Name : never;
}[keyof typeof messages];

type Part = { name: PartName; address: string; needs: Permission; count?: (actor: Actor) => SQL<number> };

const parts: readonly Part[] = [
  { name: "entities", address: "/admin/settings/entities", needs: "settings.view", count: entityCount },
  { name: "roles", address: "/admin/settings/roles", needs: "settings.view", count: roleCount },
  { name: "documents", address: "/admin/settings/document-types", needs: "settings.view", count: documentTypeCount },
  {
    name: "qualifications",
    address: "/admin/settings/qualifications",
    needs: "settings.view",
    count: qualificationCount,
  },
  { name: "items", address: "/admin/settings/item-kinds", needs: "settings.view", count: itemKindCount },
  {
    name: "contracts",
    address: "/admin/settings/contract-templates",
    needs: "settings.view",
    count: contractTemplateCount,
  },
  { name: "holidays", address: "/admin/settings/holidays", needs: "settings.view", count: calendarCount },
  { name: "rules", address: "/admin/settings/rules", needs: "settings.view" },
  { name: "terms", address: "/admin/settings/terms", needs: "settings.view" },
  { name: "rota", address: "/admin/settings/working-schedules", needs: "settings.view" },
  { name: "callOuts", address: "/admin/settings/call-outs", needs: "settings.view" },
  { name: "pay", address: "/admin/settings/pay", needs: "pay.view" },
  { name: "retention", address: "/admin/settings/retention", needs: "settings.view", count: retentionCount },
  { name: "complaints", address: "/admin/settings/complaints", needs: "settings.delete" },
  { name: "blocked", address: "/admin/settings/blocked", needs: "settings.delete" },
  { name: "clients", address: "/admin/clients", needs: "client.view", count: clientCount },
  { name: "venues", address: "/admin/venues", needs: "venue.view", count: venueCount },
  { name: "branding", address: "/admin/settings/branding", needs: "settings.view" },
  { name: "companySignIn", address: "/admin/settings/single-sign-on", needs: "group.edit" },
  { name: "demo", address: "/admin/settings/demo", needs: "settings.view" },
  { name: "audit", address: "/admin/audit", needs: "audit.view" },
  { name: "health", address: "/admin/health", needs: "settings.view" },
  { name: "mailbox", address: "/admin/mailbox", needs: "mailbox.view" },
];

/** The parts that someone may open, with how much there is for them: counted in one question. */
export async function partsFor(actor: Actor) {
  const theirs = parts.filter(({ needs }) => isPermitted(actor, needs));
  const counts = Object.fromEntries(theirs.flatMap(({ name, count }) => (count ? [[name, count(actor)]] : [])));
  const [counted] = Object.keys(counts).length > 0 ? await database.select(counts).from(sql`(SELECT) AS once`) : [];
  return theirs.map(({ name, address }) => ({ name, address, count: counted?.[name] }));
}
