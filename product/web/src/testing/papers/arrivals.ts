/** Documents that arrived and wait for the office; the training that everyone needs has an end here. */
import { beforeAll } from "vitest";
import { inTransaction } from "@product/database/write";
import { newVersionOf, receiveFiles } from "#features/papers/document-intake/intake.server.ts";
import { verifyForm } from "#features/papers/documents/schema.ts";
import { useTwoEntities } from "#testing/two-entities.ts";

const scan = () => ({ path: crypto.randomUUID(), type: "application/pdf", size: 1, sha256: Buffer.alloc(32) });

/** The values that the office types when it verifies a document. */
export const typed = (fields: object = {}, key = "prl-training") =>
  verifyForm({ key, proves: null, hasExpiry: false }).parse({ version: 2, ...fields });

export function useArrivals() {
  const { query, entities } = useTwoEntities();
  const kinds: Record<string, string> = {};
  beforeAll(async () => {
    for (const { id, key } of (await query("SELECT id, key FROM app.document_type")).rows) kinds[key] = id;
    await query(
      "UPDATE app.document_type SET has_expiry = true, alert_days = '{60,30,7,0}' WHERE key = 'prl-training'",
    );
  });
  const arrived = (workerId: string, kind = "prl-training", files = [scan()]) =>
    inTransaction(async (tx) => {
      const version = await newVersionOf(tx, workerId, kinds[kind]!, "office");
      await receiveFiles(tx, version, files, { now: new Date() });
      return version;
    });
  return { query, entities, kinds, arrived };
}
