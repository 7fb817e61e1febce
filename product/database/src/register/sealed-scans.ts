/**
 * A scan as the device signed it. It contains the code of a pass, so it is sealed by a key derived from the
 * installation's own.
 */
import { createSeal } from "@platform/kernel/sealing";
import { keyedHash } from "@product/database/keyed-hash";
import type { Queued } from "@product/domain/day/gate-snapshot";

export const sealedScan = (scan: Queued): Buffer => seal().close(JSON.stringify(scan));

export const openedScan = (sealed: Buffer): Queued => JSON.parse(seal().open(sealed)) as Queued;

const seal = () => createSeal(keyedHash("scans of gates").toString("base64url"), "scan");
