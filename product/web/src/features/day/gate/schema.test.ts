import { expect, test } from "vitest";
import { mostScans, scansForm } from "./schema.ts";

const publicKey = "A".repeat(59);

test("scans that waited are bounded before they are read", async () => {
  const many = JSON.stringify(Array.from({ length: mostScans + 1 }, () => 0));
  for (const scans of ["", "{", "7", '{"a":1}', many, `["${"x".repeat(400_000)}"]`])
    expect(scansForm.safeParse({ algorithm: "Ed25519", publicKey, scans }).success).toBe(false);
  expect(scansForm.safeParse({ algorithm: "Ed25519", publicKey, scans: "[]" }).success).toBe(true);
});
