/** The policy of access: supplied by the application that mounts the service, and asked here in one place. */
import type { Claims } from "@platform/kernel/keys";
import { refusals } from "@platform/storage/request/errors";

export type Operation = "select" | "insert" | "update" | "delete";

export type Target = { kind: "bucket"; bucket: string } | { kind: "object"; bucket: string; name: string };

export type Caller = {
  role: "anon" | "authenticated" | "service_role";
  userId?: string;
  claims: Claims;
};

/** Stands where the reference asks the row-level rules of its database. The service role is never asked about. */
export type Policy = (operation: Operation, target: Target, caller: Caller) => boolean | Promise<boolean>;

export const bucketTarget = (bucket: string): Target => ({ kind: "bucket", bucket });
export const objectTarget = (bucket: string, name: string): Target => ({ kind: "object", bucket, name });

export async function may(policy: Policy, caller: Caller, operation: Operation, target: Target): Promise<boolean> {
  return caller.role === "service_role" || (await policy(operation, target, caller)) === true;
}

/** An upsert may meet a row or not, so it needs the rights of both cases. */
export async function ensureWriting(
  policy: Policy,
  caller: Caller,
  target: Target,
  { upsert }: { upsert: boolean },
): Promise<void> {
  const needed: Operation[] = upsert ? ["insert", "update", "select"] : ["insert"];
  for (const operation of needed) if (!(await may(policy, caller, operation, target))) throw refusals.rowRefused();
}
