/** The fields of a record that differ before and after, by name. */
export type Changes = Record<string, { before?: unknown; after?: unknown }>;

/** Without `before` the record is new, without `after` it is gone; bookkeeping of the record itself is not told. */
export function changesBetween(before: object = {}, after: object = {}): Changes {
  const was = new Map(Object.entries(before));
  const is = new Map(Object.entries(after));
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => !bookkeeping.has(name));
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
      .map((name) => [name, { before: was.get(name), after: is.get(name) }]),
  );
}

const bookkeeping: ReadonlySet<string> = new Set(["version", "createdAt", "updatedAt"]);
