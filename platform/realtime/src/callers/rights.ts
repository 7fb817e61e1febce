/** The rights of a caller on one private topic: decided once, and remembered until the token changes. */
import type { Caller } from "./caller.ts";

export type Extension = "broadcast" | "presence";
export type Access = "read" | "write";

/** Decides about private topics. The service role is never asked about. */
export type Policy = (
  caller: Caller,
  topic: string,
  extension: Extension,
  access: Access,
) => boolean | Promise<boolean>;

/** Whom a presence on a private topic stands for, whatever the client says; undefined lets the client say. */
export type PresenceKey = (caller: Caller, topic: string) => string | undefined;

/** Whether the account behind a token is still one that may come in; whoever keeps accounts knows. */
export type IsOpenAccount = (caller: Caller) => Promise<boolean>;

export type Rights = (extension: Extension, access: Access) => Promise<boolean>;

export function rightsOf(caller: Caller, topic: string, isPrivate: boolean, policy: Policy): Rights {
  if (!isPrivate || caller.role === "service_role") return async () => true;
  const known = new Map<string, Promise<boolean>>();
  return (extension, access) => {
    const question = `${extension} ${access}`;
    const verdict = known.get(question) ?? Promise.try(() => policy(caller, topic, extension, access));
    known.set(question, verdict);
    // An answer that failed is no answer: the next use asks again.
    verdict.catch(() => known.delete(question));
    return verdict;
  };
}
