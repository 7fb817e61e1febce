import type { Claimed } from "./outbox.ts";

/** A message with its links and codes in their places, as nobody but its carrier and its recipient sees it. */
export type Whole = Omit<Claimed, "secrets" | "secretsUntil">;

/** Takes messages of one channel out of the house. */
export type Carrier = {
  /** Resolves when someone else has taken charge of the message. */
  carry(message: Whole): Promise<void>;
  close(): void;
};

/** Thrown by a carrier, or by `sendSms`, when trying again would give the same answer. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
}
