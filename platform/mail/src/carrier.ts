import type { Claimed } from "./outbox.ts";

/** Takes messages of one channel out of the house. */
export type Carrier = {
  /** Resolves when someone else has taken charge of the message. */
  carry(message: Claimed): Promise<void>;
  close(): void;
};

/** Thrown by a carrier, or by `sendSms`, when trying again would give the same answer. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
}
