/** Which types of files a bucket takes. */
import { refusals } from "@platform/storage/request/errors";

const word = "[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}";
const pattern = new RegExp(`^(?:\\*|${word}/(?:\\*|${word})(?:\\s*;\\s*.{1,100})?)$`);

export function ensurePatterns(types: string[] | null): string[] | null {
  for (const type of types ?? []) if (!pattern.test(type)) throw refusals.invalidMimeType(type);
  return types;
}

/** `image/*`, `*`, `text/plain` – and, unlike the reference, `text/plain` also takes `text/plain;charset=UTF-8`. */
function isAllowedType(type: string, allowed: string[] | null): boolean {
  if (!allowed || allowed.length === 0) return true;
  const whole = plain(type);
  const [bare = ""] = whole.split(";");
  const [kind] = bare.split("/");
  return allowed.some((allowedType) => ["*", "*/*", `${kind}/*`, bare, whole].includes(plain(allowedType)));
}

export function ensureType(type: string, allowed: string[] | null): void {
  if (!isHeaderText(type) || !isAllowedType(type, allowed)) throw refusals.invalidMimeType(shown(type));
}

/** Stored text is sent back as a header, in which a line end would begin another header. */
export const isHeaderText = (text: string): boolean => text.length <= 255 && /^[\x20-\x7e]+$/.test(text);

const plain = (type: string) => type.toLowerCase().replaceAll(/\s/g, "");
const shown = (type: string) => type.slice(0, 100).replaceAll(/[^\x20-\x7e]/g, "?");
