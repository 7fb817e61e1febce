/**
 * Caches of data about people register here how they forget; the erasure of a person makes each of them forget at once.
 */
import type { Act } from "@product/domain/acts";

/** Called when somebody is erased: here at commit, elsewhere by the outbox. */
export const forgetsPeople = (forget: () => void): void => void forgetting.add(forget);

/** After these acts, of this process or another. Rare enough to forget everybody: what is still wanted is read anew. */
export function forgetErased(done: Iterable<{ act: string }>): void {
  for (const { act } of done) if (erasing.has(act)) return remembered.forgetAll();
}

export const remembered = {
  forgetAll() {
    for (const forget of forgetting) forget();
  },
};

const forgetting = new Set<() => void>();

const erasing: ReadonlySet<string> = new Set([
  "worker.block-data",
  "worker.drop-blocked",
  "worker.erase",
  "account.remove",
  "application.erase",
  "application.erase-asked",
  "complaint.erase",
  "former-contact.forget",
  "client-signing.forget",
] satisfies Act[]);
