/**
 * The kinds of record that a company sets up once, a row each: where they lie, who may do what, how they are named. Acts, addresses, screens,
 * settings cards and the names in the audit follow from it; what is said of them stands in `kind-words.ts`, which browsers need not load.
 */
import type { Permission } from "@product/domain/permissions/catalogue";

type KindRow = {
  /** Below `/admin`. */
  address: string;
  /** Group of the settings. */
  group: "company" | "people" | "work";
  icon: string;
  needs: Readonly<Record<"view" | "create" | "edit" | "archive", Permission>>;
  /** It is a place itself: a permission that is held for one of them reaches its own record. */
  isPlace?: true;
};

const settings = {
  view: "settings.view",
  create: "settings.edit",
  edit: "settings.edit",
  archive: "settings.delete",
} as const;
const papers = { ...settings, create: "settings.edit.papers", edit: "settings.edit.papers" } as const;

export const kinds = {
  entity: { address: "settings/entities", group: "company", icon: "building-2", needs: settings, isPlace: true },
  client: {
    address: "clients",
    group: "company",
    icon: "handshake",
    needs: { view: "client.view", create: "client.create", edit: "client.edit", archive: "client.delete" },
    isPlace: true,
  },
  venue: {
    address: "venues",
    group: "company",
    icon: "map-pin",
    needs: { view: "venue.view", create: "venue.create", edit: "venue.edit", archive: "venue.delete" },
    isPlace: true,
  },
  role: { address: "settings/roles", group: "people", icon: "tag", needs: settings },
  "document-type": { address: "settings/document-types", group: "people", icon: "file-text", needs: papers },
  qualification: { address: "settings/qualifications", group: "people", icon: "list-checks", needs: settings },
  "item-kind": { address: "settings/item-kinds", group: "work", icon: "list-checks", needs: settings },
  "contract-template": { address: "settings/contract-templates", group: "people", icon: "scroll-text", needs: papers },
  calendar: { address: "settings/holidays", group: "work", icon: "calendar-days", needs: settings },
} as const satisfies Record<string, KindRow>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** Without language. */
export const kindAddress = (kind: Kind): string => `/admin/${kinds[kind].address}`;
