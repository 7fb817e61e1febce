import { failure } from "#request/failures.ts";

/** The id in the address, if it can be one; else there is no such page. */
export function recordId(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw failure("pageNotFound", { path: text });
  return text;
}
