import { describe, expect } from "vitest";
import { plusDays } from "@product/domain/time/local-date";
import { homeDay } from "#request/clock.ts";
import { typed, useArrivals } from "#testing/papers/arrivals.ts";
import { contracted } from "#testing/contracted.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { takeBackDocument, verifyDocument } from "./commands.server.ts";

const { query, entities, arrived } = useArrivals();

const hr = who(["document.view", "document.create", "document.approve", "worker.view"]);

const inDays = (days: number) => plusDays(homeDay(), days);
const someone = () => contracted(entities.ribera);
const versionsOf = async (workerId: string) =>
  (
    await query(
      "SELECT state, valid_until::text FROM app.document WHERE worker_id = $1 ORDER BY number_in_chain, document_type_id",
      [workerId],
    )
  ).rows;
const spansOf = async (workerId: string) =>
  (await query("SELECT * FROM app.clearance_span WHERE worker_id = $1 ORDER BY role_id, first_day", [workerId])).rows;
const refusedAs = (code: string) => ({ refusals: [{ code }] });

describe("a document", () => {
  test("is not verified when it came without a file, unless no copy of its kind is kept", async () => {
    const worker = await someone();
    const { id } = await arrived(worker, "prl-training", []);
    await expect(verifyDocument(hr, id, typed())).rejects.toMatchObject(refusedAs("document.without-file"));
    expect(await versionsOf(worker)).toMatchObject([{ state: "uploaded" }]);
    const noted = await arrived(worker, "sexual-offences-es", []);
    await verifyDocument(hr, noted.id, typed({}, "sexual-offences-es"));
  });

  test("waits again when the verification is taken back in time, and what was in force before is so again", async () => {
    const worker = await someone();
    await verifyDocument(hr, (await arrived(worker)).id, typed({ validUntil: inDays(30) }));
    const before = await spansOf(worker);
    const { id } = await arrived(worker);
    await verifyDocument(hr, id, typed({ validUntil: inDays(800) }));
    expect(await spansOf(worker)).not.toEqual(before);
    await takeBackDocument(hr, id, { version: 3 });
    expect(await versionsOf(worker)).toMatchObject([
      { state: "verified", valid_until: inDays(30) },
      { state: "in_review" },
    ]);
    expect(await spansOf(worker)).toEqual(before);
    expect(await lastActs()).toMatchObject([{ act: "document.take-back", actorId: hr.id }]);
    await verifyDocument(hr, id, typed({ version: 4 }));
    await query("UPDATE app.document SET reviewed_at = now() - interval '24 hours' WHERE id = $1", [id]);
    await expect(takeBackDocument(hr, id, { version: 5 })).rejects.toMatchObject(refusedAs("document.taken-back-late"));
  });

  test("is not taken back over one that waits already", async () => {
    const worker = await someone();
    const { id } = await arrived(worker);
    await verifyDocument(hr, id, typed());
    await arrived(worker);
    await expect(takeBackDocument(hr, id, { version: 3 })).rejects.toMatchObject(refusedAs("document.on-its-way"));
  });
});
