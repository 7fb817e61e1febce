import { openHashKey } from "@product/database/keyed-hash";
import { openPersonKeys } from "@product/database/person-keys";

/** What is invented is sealed like everything else, with a key that lies open here. */
export async function openKeys(): Promise<void> {
  const secret = "season".repeat(8);
  openPersonKeys(secret);
  await openHashKey(secret);
}
