/** How records of a kind are listed. Whatever can be listed declares this once; table, saved views, exports and bulk changes read it. */
import type { Permission } from "@product/domain/permissions/catalogue";
import type { PlaceKind } from "@product/domain/permissions/grants";
import type { RecordKind } from "@product/domain/permissions/fields";
import type { Condition, FilterFields } from "./filter.ts";

export const densities = ["regular", "compact"] as const;
export type Density = (typeof densities)[number];

/** Every list can be a table or cards; a kind whose records have days may be drawn as more. */
export const layouts = ["table", "cards", "calendar", "week", "board"] as const;
export type Layout = (typeof layouts)[number];

export type ListKind = {
  /** The kind whose fields have classes; it also names saved views and what a browser remembers. */
  record: RecordKind;
  /** A person with this permission anywhere has a list, of the records at places of this kind. */
  needs: Permission;
  within: PlaceKind;
  fields: FilterFields;
  columns: readonly string[];
  /** The columns for people who never chose any. */
  usualColumns: readonly string[];
  /** The sort orders, the usual first; a minus reverses it. */
  orders: readonly [string, ...string[]];
  /** Short parameters that stand for one condition: `?town=Bilbao`. An invalid value gives none. */
  short: Readonly<Record<string, (value: string) => Condition | undefined>>;
  /** Layouts that its own page draws from rows of its own, beside table and cards. */
  drawn?: readonly Layout[];
};

export const isDrawn = ({ drawn }: ListKind, layout: Layout): boolean => drawn?.includes(layout) ?? false;

/** How records of this kind can be shown. */
export const layoutsOf = (kind: ListKind): readonly Layout[] => ["table", "cards", ...(kind.drawn ?? [])];
