import type { StorageSettings } from "@platform/storage/settings";
import type { Policy } from "./policy.ts";

/** A bucket that the settings open needs no policy; for all others, the policy of the application decides. */
export function withOpenBuckets(buckets: StorageSettings["buckets"], policy: Policy): Policy {
  const openTo = new Map(buckets.map((bucket) => [bucket.id, bucket.openTo]));
  return (operation, target, caller) => {
    const whom = target.kind === "object" || operation === "select" ? openTo.get(target.bucket) : undefined;
    if (whom === "everyone" || (whom === "signed-in" && caller.role === "authenticated")) return true;
    return policy(operation, target, caller);
  };
}
