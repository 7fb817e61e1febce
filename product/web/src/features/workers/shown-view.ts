import type { WorkerView } from "./schema.ts";

/** What the reader filters by, without where on the way through the pages they are. */
export type ShownView = Omit<WorkerView, "after" | "before">;
export type Choices = { roles: { key: string; name: string }[]; entities: { id: string; name: string }[] };

export const filterKeys = [
  "q",
  "status",
  "role",
  "town",
  "tag",
  "type",
  "entity",
] as const satisfies (keyof ShownView)[];

/** The address of a view: only what is filled in. */
export function queryOf(view: ShownView, more: { after: string } | { before: string } | object = {}): string {
  const filled = filterKeys.flatMap((key) => (view[key] ? [[key, view[key]] as [string, string]] : []));
  const query = new URLSearchParams([...filled, ...Object.entries<string>({ ...more })]);
  return query.size === 0 ? "" : `?${query}`;
}
