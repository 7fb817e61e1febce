import type { StorageSettings } from "@platform/storage/settings";
import type { Policy } from "./policy.ts";

/** What the settings open is open; about the rest, whoever mounts the service is asked. */
export function withOpenBuckets(buckets: StorageSettings["buckets"], policy: Policy): Policy {
  const openTo = new Map(buckets.map((bucket) => [bucket.id, bucket.openTo]));
  return (operation, target, caller) => {
    const whom = target.kind === "object" || operation === "select" ? openTo.get(target.bucket) : undefined;
    if (whom === "everyone" || (whom === "signed-in" && caller.role === "authenticated")) return true;
    return policy(operation, target, caller);
  };
}
