import { openHashKey } from "@product/database/keyed-hash";
import { openPersonKeys } from "@product/database/person-keys";

/** Invented data is sealed like real data, with a key that is public in this file. */
export async function openKeys(): Promise<void> {
  const secret = "season".repeat(8);
  openPersonKeys(secret);
  await openHashKey(secret);
}
