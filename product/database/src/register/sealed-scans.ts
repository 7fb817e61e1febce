/** What a device scanned, as it signed it. The code of a pass is in it, so it is sealed by a key that follows from the installation's own. */
import { createSeal } from "@platform/kernel/sealing";
import { keyedHash } from "@product/database/keyed-hash";
import type { Queued } from "@product/domain/day/gate-snapshot";

export const sealedScan = (scan: Queued): Buffer => seal().close(JSON.stringify(scan));

export const openedScan = (sealed: Buffer): Queued => JSON.parse(seal().open(sealed)) as Queued;

const seal = () => createSeal(keyedHash("scans of gates").toString("base64url"), "scan");
