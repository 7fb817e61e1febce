/** Where each kind of record that a company sets up once lies. */
import type { Kind } from "@product/domain/company/kinds";
import { documentTypes } from "./company/document-type.ts";
import { contractTemplates } from "./papers/engagement.ts";
import { holidayCalendars } from "./company/holiday.ts";
import { itemKinds } from "./company/item.ts";
import { clients, legalEntities, roles, venues } from "./company/master-data.ts";
import { qualifications } from "./company/qualification.ts";

export const kindTables = {
  entity: legalEntities,
  client: clients,
  venue: venues,
  role: roles,
  "document-type": documentTypes,
  qualification: qualifications,
  "item-kind": itemKinds,
  "contract-template": contractTemplates,
  calendar: holidayCalendars,
} as const satisfies Record<Kind, object>;

export type KindTables = typeof kindTables;
export type KindTable = KindTables[Kind];
/** Those with a name in each language, and a key that stays. */
export type KeyedTable = Extract<KindTable, { key: unknown }>;
/** Those that are called the same in both. */
export type NamedTable = Exclude<KindTable, KeyedTable>;

export const isKeyed = (table: KindTable): table is KeyedTable => "key" in table;
