import { createHash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { theSystem } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { erasureJobs } from "#features/privacy/erasure/jobs.server.ts";
import { perform } from "#request/perform.ts";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { bringIn, newVersionOf, receiveFiles, type UploadedFile } from "./intake.server.ts";

const { query, url } = useTestDatabase({ people: true });
const parts = useFiles(url);
let workerId: string;
beforeAll(async () => {
  workerId = (await query("SELECT id FROM app.worker WHERE merged_into IS NULL LIMIT 1")).rows[0].id;
});
beforeEach(() => query("DELETE FROM storage.objects; DELETE FROM app.document"));

const now = new Date("2026-11-15T10:00:00Z");
const text = (value: string) => new TextEncoder().encode(value);
/** With a page behind the picture. */
const photo = () => Buffer.concat([blackPng(60, 40), text("<script>alert(1)</script>")]);
const pdf = text("%PDF-1.7\n%%EOF\n");
const typeId = async (key: string) =>
  (await query("SELECT id FROM app.document_type WHERE key = $1", [key])).rows[0].id as string;
const stored = async () => (await query("SELECT name FROM storage.objects ORDER BY 1")).rows.map(({ name }) => name);
const twoSided = { twoSides: true, copyKept: true, proves: "identity" } as const;
const plain = { twoSides: false, copyKept: true, proves: null } as const;
const face = { twoSides: false, copyKept: true, proves: "photo" } as const;

/** As a command does it: the version, and what was brought. */
const take = async (key: string, uploads: readonly UploadedFile[], details = {}) => {
  const kind = await typeId(key);
  return perform(theSystem, "document.receive", async ({ tx, recordChange }) => {
    recordChange({ id: workerId, legalEntityId: demoEntities.ES.id }, {}, {});
    const document = await newVersionOf(tx, workerId, kind, "link");
    await receiveFiles(tx, document, uploads, { now, ...details });
    return document.id;
  });
};
const bring = (sent: Uint8Array[], kind: Parameters<typeof bringIn>[1]["kind"] = plain, key = "passport") =>
  bringIn(parts.files, { workerId, kind }, sent, (uploads) => take(key, uploads));

describe("a document that is sent", () => {
  test("waits to be checked, with its two sides, drawn anew", async () => {
    const id = await bring([photo(), photo()], twoSided, "dni");
    const { rows: files } = await query(
      "SELECT position, path, type, size, encode(sha256, 'hex') AS sum FROM app.document_file WHERE document_id = $1 ORDER BY 1",
      [id],
    );
    expect(files.map(({ position, type }) => [position, type])).toEqual([
      [0, "image/png"],
      [1, "image/png"],
    ]);
    expect(await stored()).toEqual(files.map(({ path }) => path).toSorted());
    const bytes = await (await parts.files.read("worker-documents", files[0].path))!.bytes();
    expect([bytes.length, createHash("sha256").update(bytes).digest("hex")]).toEqual([files[0].size, files[0].sum]);
    expect(Buffer.from(bytes).includes("script")).toBe(false);
    const { rows } = await query("SELECT state, received_at, source, number_in_chain FROM app.document");
    expect(rows).toEqual([{ state: "uploaded", received_at: now, source: "link", number_in_chain: 1 }]);
  });

  test("brings its number only under the worker's key, and its last day", async () => {
    await bringIn(parts.files, { workerId, kind: plain }, [pdf], (uploads) =>
      take("passport", uploads, { number: "PA 123-456", validUntil: "2030-01-31" }),
    );
    const { rows } = await query("SELECT details_sealed, number_hash, valid_until::text AS until FROM app.document");
    expect(rows[0].until).toBe("2030-01-31");
    expect(rows[0].number_hash).toHaveLength(32);
    expect(rows[0].details_sealed.includes("123")).toBe(false);
  });

  test("leaves no file where no copy is kept", async () => {
    await bring([photo()], { ...plain, copyKept: false }, "sexual-offences-es");
    expect(await stored()).toEqual([]);
    expect((await query("SELECT state FROM app.document")).rows).toEqual([{ state: "uploaded" }]);
  });

  test("is a new version of the one before, and only one is on its way", async () => {
    await bring([pdf]);
    await expect(bring([pdf])).rejects.toMatchObject({ refusals: [{ code: "document.on-its-way" }] });
    expect(await stored()).toHaveLength(1);
    await query("UPDATE app.document SET state = 'rejected', reject_reason = 'unreadable'");
    await bring([pdf]);
    const { rows } = await query(
      "SELECT number_in_chain AS n, supersedes_id IS NOT NULL AS follows, state FROM app.document ORDER BY 1",
    );
    expect(rows).toEqual([
      { n: 1, follows: false, state: "rejected" },
      { n: 2, follows: true, state: "uploaded" },
    ]);
  });
});

describe("what is not taken", () => {
  const svg = text(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
  test.each([
    ["nothing", [], plain, "document.file-needed", 0],
    ["SVG", [svg], plain, "document.kind-not-taken", 0],
    [
      "HTML as the second side",
      [pdf, text("<!doctype html><script>x</script>")],
      twoSided,
      "document.kind-not-taken",
      1,
    ],
    ["one side of two", [blackPng(20, 20)], twoSided, "document.both-sides-needed", 1],
    ["a PDF that is an archive as well", [text("%PDF-1.7\n%%EOF\nPK\x03\x04")], plain, "file.broken", 0],
    ["a picture that would unpack to gigabytes", [blackPng(100_000, 100_000)], plain, "file.too-many-pixels", 0],
    ["a photo of someone as a PDF", [pdf], face, "document.picture-needed", 0],
    ["two photos of someone", [blackPng(20, 20), blackPng(20, 20)], face, "document.picture-needed", 0],
    ["eleven files", Array.from({ length: 11 }, () => pdf), plain, "document.too-many-files", 0],
  ] as const)("%s", async (_, sent, kind, code, position) => {
    await expect(bring([...sent], kind)).rejects.toMatchObject({ refusals: [{ code }], position });
    expect(await stored()).toEqual([]);
    expect((await query("SELECT 1 FROM app.document")).rows).toEqual([]);
  });

  test("as one PDF both sides are there", async () => {
    await bring([pdf], twoSided, "dni");
    expect(await stored()).toHaveLength(1);
  });
});

test("a file whose document was never written goes with the upkeep", async () => {
  await bring([pdf]);
  const [kept] = await stored();
  await parts.files.keep("worker-documents", `${workerId}/${crypto.randomUUID()}`, pdf);
  await query("UPDATE storage.objects SET created_at = now() - interval '2 days'");
  await erasureJobs({
    files: parts.files,
    recordDestroyed: async () => {},
    removeAccount: async () => {},
    mailbox: undefined,
  })["documents.forget"]();
  expect(await stored()).toEqual([kept]);
});
