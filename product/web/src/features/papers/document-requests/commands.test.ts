import { beforeEach, describe, expect, test } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { behindLink } from "#features/papers/evidence/queries.server.ts";
import { evidenceLetters, tokenIn } from "#testing/papers/evidence-letters.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { remindWorker, requestDocuments, requestFromMany, withdrawRequest } from "./commands.server.ts";
import { kindsForWorker, openRequest, requestPreview } from "./queries.server.ts";

const { query } = useTestDatabase({ people: true });
const hr = who(["worker.view", "document.create"]);
const today = new Date().toISOString().slice(0, 10);
let ids: string[];
beforeEach(async () => {
  await query("DELETE FROM app.document; DELETE FROM app.evidence_request; DELETE FROM app.job");
  const { rows } = await query(
    `SELECT id FROM app.worker WHERE legal_entity_id = $1 AND email IS NOT NULL AND merged_into IS NULL ORDER BY id LIMIT 4`,
    [demoEntities.ES.id],
  );
  ids = rows.map(({ id }) => id);
  await query("UPDATE app.worker SET language = 'es' WHERE id = $1", [ids[0]]);
});
const typeId = async (key: string) =>
  (await query("SELECT id FROM app.document_type WHERE key = $1", [key])).rows[0].id as string;
const ask = async (keys: string[], note = "") =>
  requestDocuments(hr, ids[0]!, { kinds: await Promise.all(keys.map(typeId)), note });

const letters = () => evidenceLetters(query);

describe("asking one worker", () => {
  test("makes a version of each kind, and a letter in their language with the link", async () => {
    await ask(["dni", "prl-training"], "Antes del viernes, por favor");
    const { rows } = await query("SELECT state, source, request_id IS NOT NULL AS behind FROM app.document");
    expect(rows).toEqual([1, 2].map(() => ({ state: "requested", source: "link", behind: true })));
    expect(await lastActs()).toMatchObject([
      { act: "document.request", actorId: hr.id, subjects: [`worker ${ids[0]}`] },
    ]);
    const [letter] = await letters();
    expect(letter).toMatchObject({ channel: "mail", language: "es", kind: "document-asked" });
    expect(JSON.stringify(letter)).toContain("https://staff.example/es/evidence/");
    expect(JSON.stringify(letter)).toContain("Antes del viernes");
    const { rows: kept } = await query(
      "SELECT payload FROM app.job UNION ALL SELECT to_jsonb(token_hash) FROM app.evidence_request",
    );
    expect(JSON.stringify(kept)).not.toContain(tokenIn(letter));
    expect((await behindLink(tokenIn(letter), "es"))!.cards.map(({ state }) => state)).toEqual(["asked", "asked"]);
  });

  test("shows the link, once, to who asks for everything behind it, which is written down", async () => {
    const link = await ask(["dni"]);
    const token = tokenIn((await letters())[0]);
    expect(link).toMatchObject({ path: `/evidence/${token}`, language: "es" });
    expect((await lastActs(2)).map(({ act }) => act)).toEqual(["document.request", "worker.see-link"]);
    const again = await remindWorker(hr, ids[0]!);
    expect(again!.path).toBe(`/evidence/${tokenIn((await letters())[0])}`);

    // Behind the next one stands a document of health, which this person may not know of.
    const nurse = who(["worker.view", "document.create", "document.view.health-fitness"]);
    const { rows } = await query("SELECT id FROM app.document_type WHERE is_health AND archived_at IS NULL LIMIT 1");
    await requestDocuments(nurse, ids[0]!, { kinds: [rows[0].id], note: "" });
    expect(await remindWorker(hr, ids[0]!)).toBeUndefined();
    expect(await lastActs()).toMatchObject([{ act: "document.remind" }]);
  });

  test("again adds to the one link, and what was given before stops working", async () => {
    await ask(["dni"], "the first note");
    const [first] = await letters();
    await ask(["prl-training", "dni"]);
    const [second] = await letters();
    expect(await behindLink(tokenIn(first), "en")).toBeUndefined();
    expect(await behindLink(tokenIn(second), "en")).toMatchObject({
      note: "the first note",
      cards: [{ state: "asked" }, { state: "asked" }],
    });
    expect((await query("SELECT count(*)::int AS n FROM app.evidence_request")).rows[0].n).toBe(1);
    expect((await query("SELECT count(*)::int AS n FROM app.document")).rows[0].n).toBe(2);
  });

  test("is a text where there is no mail, and refused where there is neither", async () => {
    await query("UPDATE app.worker SET email = NULL, mobile = '+34612345678' WHERE id = $1", [ids[0]]);
    await ask(["dni"]);
    expect(await letters()).toMatchObject([{ channel: "sms", to: "+34612345678" }]);
    await query("UPDATE app.worker SET mobile = NULL WHERE id = $1", [ids[0]]);
    await expect(ask(["dni"])).rejects.toMatchObject({ refusals: [{ code: "worker.unreachable" }] });
    await query("UPDATE app.worker SET email = 'back@example.org' WHERE id = $1", [ids[0]]);
  });

  test("is for those who may, there, and for health only with its class", async () => {
    const kinds = [await typeId("dni")];
    const far = who(["worker.view", "document.create"], { kind: "entity", id: demoEntities.UK.id });
    await expect(requestDocuments(far, ids[0]!, { kinds, note: "" })).rejects.toMatchObject({
      needs: "document.create",
    });
    await expect(ask(["medical-fitness"])).rejects.toMatchObject({ refusals: [{ code: "record.choice-gone" }] });
    await expect(ask(["sia-licence"])).rejects.toMatchObject({ refusals: [{ code: "record.choice-gone" }] });
    expect((await query("SELECT 1 FROM app.document")).rows).toEqual([]);
  });

  test("is refused for what waits to be checked", async () => {
    await ask(["dni"]);
    await query("UPDATE app.document SET state = 'uploaded'");
    await expect(ask(["dni"])).rejects.toMatchObject({ refusals: [{ code: "document.on-its-way" }] });
    expect(await kindsForWorker(hr, ids[0]!, "en", today)).toContainEqual(
      expect.objectContaining({ id: await typeId("dni"), standing: "sent" }),
    );
  });

  test("begins with what is required of them, and tells it from what is not", async () => {
    const offered = await kindsForWorker(hr, ids[0]!, "en", today);
    const firstOptional = offered.findIndex(({ isRequired }) => !isRequired);
    expect(firstOptional).toBeGreaterThan(0);
    expect(offered.slice(firstOptional).every(({ isRequired }) => !isRequired)).toBe(true);
    expect(offered.filter(({ isRequired }) => isRequired).map(({ id }) => id)).toContain(await typeId("photo"));
    expect(offered.find(({ name }) => name === "Driving licence")).toMatchObject({
      isRequired: false,
      standing: "missing",
    });
  });

  test("about health is known, and taken back, only by those who may see it", async () => {
    const doctor = who(["worker.view", "document.create", "document.view.health-fitness"]);
    await requestDocuments(doctor, ids[0]!, { kinds: [await typeId("medical-fitness")], note: "" });
    const worker = { id: ids[0]!, legalEntityId: demoEntities.ES.id };
    const waiting = async (actor: typeof hr) => (await openRequest(actor, worker, "en", new Date())).waiting;
    expect(await waiting(hr)).toEqual([]);
    const [requested] = await waiting(doctor);
    const document = requested!.id;
    await expect(withdrawRequest(hr, ids[0]!, { document })).rejects.toMatchObject({ name: "Refused" });
    await withdrawRequest(doctor, ids[0]!, { document });
    expect(await waiting(doctor)).toEqual([]);
  });

  test("can be repeated and withdrawn", async () => {
    await ask(["dni", "passport"]);
    const [first] = await letters();
    await remindWorker(hr, ids[0]!);
    const [again] = await letters();
    expect(await behindLink(tokenIn(first), "en")).toBeUndefined();
    for (const { id } of (await query("SELECT id FROM app.document")).rows)
      await withdrawRequest(hr, ids[0]!, { document: id });
    expect((await behindLink(tokenIn(again), "en"))!.cards).toEqual([]);
    await expect(remindWorker(hr, ids[0]!)).rejects.toMatchObject({ refusals: [{ code: "record.changed-meanwhile" }] });
  });
});

describe("asking many", () => {
  test(
    "leaves out who has it, who sent it, who cannot be reached and who is elsewhere",
    { timeout: 30_000 },
    async () => {
      const dni = await typeId("dni");
      const insert = (workerId: string, state: string) =>
        query("INSERT INTO app.document (worker_id, document_type_id, state, source) VALUES ($1, $2, $3, 'office')", [
          workerId,
          dni,
          state,
        ]);
      await insert(ids[1]!, "verified");
      await insert(ids[2]!, "uploaded");
      await query("UPDATE app.worker SET email = NULL, mobile = NULL WHERE id = $1", [ids[3]]);
      const { rows } = await query("SELECT id FROM app.worker WHERE legal_entity_id = $1 LIMIT 1", [
        demoEntities.UK.id,
      ]);
      const shown = [...ids, rows[0].id as string];
      const preview = await requestPreview(
        hr,
        shown.map((id) => ({ id, name: id })),
        [dni],
        today,
      );
      expect(preview.chosen.map(({ id }) => id)).toEqual([ids[0]]);
      expect([...preview.leftOut.keys()].toSorted()).toEqual(["elsewhere", "sent", "unreachable", "valid"]);
      expect(await requestFromMany(hr, { kinds: [dni], note: "", workers: shown })).toEqual({ asked: 1 });
      expect(await lastActs()).toMatchObject([{ act: "document.request", subjects: [`worker ${ids[0]}`] }]);
      expect(await letters()).toHaveLength(1);
      await expect(requestFromMany(hr, { kinds: [dni], note: "", workers: [ids[1]!] })).rejects.toMatchObject({
        refusals: [{ code: "bulk.nobody" }],
      });
    },
  );
});
