/** The PIN by which a device is paired: eight digits, of which only a keyed hash is kept. */
import { randomInt } from "node:crypto";
import { keyedHash } from "@product/database/keyed-hash";

export const newPin = (): string => String(randomInt(100_000_000)).padStart(8, "0");

export const pinHashOf = (pin: string): Buffer => keyedHash(`pin of a device ${pin}`);
