import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { who } from "#testing/who.ts";
import { workersAndPapers } from "#testing/workers.ts";
import { test } from "#testing/world.ts";
import { verifyDocument } from "./commands.server.ts";
import { verifyForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });
const { someone, paper } = workersAndPapers(query);

const hr = who(["document.view", "document.approve", "worker.view"]);
const verified = async (
  key: string,
  person: Record<string, string>,
  days: { validFrom: string; validUntil: string },
) => {
  const id = await paper(await someone(person), key, { state: "uploaded" });
  await query(
    "INSERT INTO app.document_file (document_id, position, path, type, size, sha256) VALUES ($1, 0, gen_random_uuid()::text, 'image/png', 1, $2)",
    [id, Buffer.alloc(32)],
  );
  const kind = { key, proves: "identity", hasExpiry: true } as const;
  return verifyDocument(hr, id, verifyForm(kind).parse({ number: "12345678Z", isShared: true, version: 1, ...days }));
};
const refused = { refusals: [{ code: "document.longer-than-lawful" }] };
const young = { birthDate: "14/3/98", nationality: "ES" };

test("a DNI of someone under thirty is verified for five years, and for no day longer", async () => {
  const validFrom = "2025-05-01";
  await expect(verified("dni", young, { validFrom, validUntil: "2035-05-01" })).rejects.toMatchObject(refused);
  await expect(verified("dni", young, { validFrom, validUntil: "2030-05-02" })).rejects.toMatchObject(refused);
  await verified("dni", young, { validFrom, validUntil: "2030-05-01" });
});

test("of someone of thirty for ten", () =>
  verified("dni", { birthDate: "1/5/95", nationality: "ES" }, { validFrom: "2025-05-01", validUntil: "2035-05-01" }));

test("a passport of another country by its own law", () =>
  verified("passport", { ...young, nationality: "IT" }, { validFrom: "2025-05-01", validUntil: "2035-05-01" }));
