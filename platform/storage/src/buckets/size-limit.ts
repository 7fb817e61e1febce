import { refusals } from "@platform/storage/request/errors";

const units: Record<string, number> = {
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  TB: 1e12,
  KIB: 1024,
  MIB: 1024 ** 2,
  GIB: 1024 ** 3,
  TIB: 1024 ** 4,
};

/** `20MB` or a number of bytes; null for none. More than the service itself allows is refused. */
export function sizeLimit(input: string | number | null, most: number): number | null {
  if (input === null || input === "") return null;
  const bytes = typeof input === "number" ? input : bytesIn(input);
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw refusals.invalidSize();
  if (bytes > most) throw refusals.tooLarge();
  return bytes;
}

function bytesIn(text: string): number {
  const [, count, unit = "B"] = /^(\d{1,15}(?:\.\d{1,6})?) ?([KMGT]?i?B)?$/i.exec(text.trim()) ?? [];
  const size = units[unit.toUpperCase()];
  if (count === undefined || size === undefined) throw refusals.invalidSize();
  return Math.floor(Number(count) * size);
}
