export type Range = { start: number; end: number };

/**
 * The part that a Range header asks for. Undefined means all of it, as for several ranges at once, which a server may
 * ignore; "unsatisfiable" means a part that is not there.
 */
export function rangeIn(header: string | null, size: number): Range | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") return suffix(Number(last), size);
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  // `5-3` is no range at all.
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}

const suffix = (count: number, size: number): Range | "unsatisfiable" =>
  count === 0 || size === 0 ? "unsatisfiable" : { start: Math.max(0, size - count), end: size - 1 };
