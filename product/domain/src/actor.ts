import type { ActDeclaration, Needs } from "./acts.ts";
import type { DecidedAbout } from "./acts/deciding.ts";
import { holdsAnywhere, holdsAt, type Grant, type Place } from "./permissions/grants.ts";

export const actorKinds = ["person", "system", "nobody", "device", "worker", "client"] as const;

/**
 * The actor of one request: a signed-in person, the system itself (jobs, set-up), a paired device, the person
 * concerned, a client, or an unknown visitor.
 */
export type Actor = Person | System | Nobody | Device | Themselves | Client;

export type Person = {
  kind: "person";
  id: string;
  name: string;
  /** The file that is their photo; without one, initials stand for them. */
  photo?: string | undefined;
  grants: readonly Grant[];
  /** Their own record as a worker, where their account has one. */
  workerId?: string | undefined;
  /** Must add a second step before their permissions count; until then they hold none. */
  owesSecondStep?: boolean;
  /** The colleague who is really there, viewing the product as this person; nothing can be changed meanwhile. */
  viewedBy?: { id: string; name: string };
  request?: RequestFacts;
};
export type System = { kind: "system"; request?: RequestFacts };
/** A device at a gate: it holds what its profile may do, at its event alone, whoever has it in hand. */
export type Device = { kind: "device"; id: string; name: string; grants: readonly Grant[]; request?: RequestFacts };
/** Whom the act is about, by a link of their own; the command has made sure of that. The trail names them by the record. */
export type Themselves = { kind: "worker"; request?: RequestFacts };
/** A client by a link to their event, whose id it is; the command has made sure that it holds. */
export type Client = { kind: "client"; id: string; request?: RequestFacts };
export type Nobody = { kind: "nobody"; request?: RequestFacts };

/** `submission` is the idempotency key of a form and the hash of what it sent: the same pair is carried out once. */
export type RequestFacts = {
  id: string;
  /** Where the request came from, for the trail. */
  from?: { address: string; device: string };
  submission?: { key: string; inputHash: string };
};

export const theSystem: System = { kind: "system" };
export const themselves: Themselves = { kind: "worker" };

const isTrusted = ({ kind }: Actor) => kind === "system" || kind === "worker" || kind === "client";

/** Whether someone may do this: somewhere at least, everywhere, or at one place. */
export function isPermitted(
  actor: Actor,
  needs: Needs,
  where: Place | "somewhere" | "everywhere" = "somewhere",
): boolean {
  if (actor.kind !== "person" && actor.kind !== "device") return isTrusted(actor);
  if (needs === "self") return actor.kind === "person";
  return where === "somewhere"
    ? holdsAnywhere(actor.grants, needs)
    : holdsAt(actor.grants, needs, where === "everywhere" ? {} : where);
}

/** Whether they may do this act to this very record: by a permission at its place, or because it is their own. */
export function mayDo<Subject>(
  actor: Actor,
  { needs, place, id, owner = id }: ActDeclaration<Subject>,
  record: Subject,
): boolean {
  if (actor.kind !== "person" && actor.kind !== "device") return isTrusted(actor);
  return needs === "self" ? owner(record) === actor.id : holdsAt(actor.grants, needs, place(record));
}

/** Whether one of these workers is who acts. */
export const isOneself = (actor: Actor, workers: DecidedAbout): boolean =>
  actor.kind === "person" && actor.workerId !== undefined && workers.includes(actor.workerId);

/** Thrown when someone lacks a permission: 401 for nobody, 403 for a person. */
export class NotPermitted extends Error {
  readonly needs: Needs;
  readonly signedIn: boolean;

  constructor(actor: Actor, needs: Needs) {
    super(`not permitted: ${needs}`);
    this.name = "NotPermitted";
    this.needs = needs;
    this.signedIn = actor.kind !== "nobody";
  }
}
