import { describe, expect } from "vitest";
import { countBy } from "#features/people/workers/queries.server.ts";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { asManyAsAsked } from "#request/slices/search-sources.ts";
import { searchSources } from "#slices.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { askedOf } from "./ask.server.ts";
import { foundIn } from "./beside.ts";
import { searchQuery } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift } = usePlanning(query);

const office = who(["event.view", "venue.view", "client.view", "form.view"]);
const namesOf = async (q: string, actor = office) =>
  Object.fromEntries(
    (await foundIn(searchSources, actor, q, "es")).map(({ kind, found }) => [kind, found.map(({ name }) => name)]),
  );

describe("what is found beside people", () => {
  test("holds every word, in any order and without accents, in the name or where it takes place", async () => {
    await event({ titleEs: "Verbena de San Martín" });
    expect(await namesOf("martin VERB")).toMatchObject({ event: ["Verbena de San Martín"], client: [] });
    expect((await namesOf("venue verbena")).event).toEqual(["Verbena de San Martín"]);
    expect((await namesOf("verbena otra")).event).toEqual([]);
  });

  test("has shifts to come, by their own name or with that of their event", async () => {
    const shiftId = await shift(await event({ titleEs: "Verbena alta" }), { title: "Puerta norte" });
    expect(shiftId).not.toBe("");
    const seer = who(["shift.view"]);
    expect(await namesOf("norte", seer)).toEqual({ shift: ["Puerta norte"] });
    expect(await namesOf("alta puerta", seer)).toEqual({ shift: ["Puerta norte"] });
    expect(await namesOf("verbena", seer)).toEqual({ shift: [] });
    expect(await namesOf("norte", who(["shift.view"], { kind: "event", id: crypto.randomUUID() }))).toEqual({
      shift: [],
    });
  });

  test("takes signs of the database for signs, and words beyond measure for none", async () => {
    await event({ titleEs: "Fiesta 100 %" });
    expect((await namesOf("100 %")).event).toEqual(["Fiesta 100 %"]);
    expect((await namesOf("%_%")).event).toEqual([]);
    expect((await namesOf("' OR 1=1 --")).event).toEqual([]);
    expect((await namesOf("fiesta ".repeat(30))).event).toEqual(["Fiesta 100 %"]);
    expect(searchQuery.parse({ q: `a\0${"b".repeat(900)}` }).q).toHaveLength(200);
  });

  test("is what the reader may see: no kind without its permission, nothing of another place", async () => {
    const id = await event({ titleEs: "Cena reservada" });
    expect(await namesOf("reservada", who(["client.view"]))).toEqual({ client: [] });
    const elsewhere = who(["event.view"], { kind: "event", id: crypto.randomUUID() });
    expect((await namesOf("reservada", elsewhere)).event).toEqual([]);
    const there = who(["event.view"], { kind: "event", id });
    expect((await namesOf("reservada", there)).event).toEqual(["Cena reservada"]);
  });

  test("has documents by kind and person, health only for who may see it, and pages of the site", async () => {
    const kind = async (isHealth: boolean) =>
      (
        await query(
          `SELECT t.id, t.name_es FROM app.document_type t WHERE t.is_health = $1 AND length(split_part(t.name_es, ' ', 1)) > 4 ORDER BY t.key LIMIT 1`,
          [isHealth],
        )
      ).rows[0] as { id: string; name_es: string };
    const [plain, health] = [await kind(false), await kind(true)];
    for (const { id } of [plain, health])
      await query(
        "INSERT INTO app.document (worker_id, document_type_id, state, source) VALUES ($1, $2, 'uploaded', 'office')",
        [ready.id, id],
      );
    const clerk = who(["document.view"]);
    const searchText = ({ name_es: name }: { name_es: string }) => `${name.split(" ")[0]} zubiri ane`;
    expect((await namesOf(searchText(plain), clerk)).document).toContain(plain.name_es);
    expect((await namesOf(searchText(health), clerk)).document).not.toContain(health.name_es);
    const nurse = who(["document.view", "document.view.health-fitness"]);
    expect((await namesOf(searchText(health), nurse)).document).toContain(health.name_es);
    expect((await namesOf("zubiri", clerk)).document).toEqual([]);
    expect(await namesOf(searchText(plain), who(["page.view"]))).toEqual({ page: [] });
    await query(
      "INSERT INTO app.page (slug, title_en, title_es, lead_en, lead_es) VALUES ('feria', 'Fair', 'La feria', '', '')",
    );
    expect(await namesOf("feria", who(["page.view"]))).toEqual({ page: ["La feria"] });
    expect(await namesOf("feria", clerk)).toEqual({ document: [] });
    const [legal] = await foundIn(searchSources, who(["page.view"]), "conditions", "en");
    expect(legal!.found).toMatchObject([{ about: "/conditions", address: "/admin/content/conditions" }]);
  });

  test("is bounded, and says by one more that there are others", async () => {
    for (let n = 0; n < asManyAsAsked + 2; n += 1) await event({ titleEs: `Mercadillo ${n}` });
    expect((await namesOf("mercadillo")).event).toHaveLength(asManyAsAsked);
  });
});

describe("a question", () => {
  const seer = who(["worker.view", "clearance.view"]);

  test("becomes the filter of workers with how many there are; what it did not understand is said, and no number then", async () => {
    const question = await askedOf(seer, "montadores libres hoy en Bilbao con carnet y tatuajes");
    expect(question).toMatchObject({
      parts: [
        { field: "free", op: "on", values: [0, 0, "rigger"] },
        { field: "town", op: "contains", values: ["Bilbao"] },
        { field: "hasDrivingLicence", op: "yes", values: [] },
      ],
      left: ["tatuajes"],
    });
    expect(question!.n).toBeUndefined();
    const understood = await askedOf(seer, "montadores libres hoy en Bilbao");
    expect(understood!.n).toBe(await countBy({ and: understood!.parts }, seer));
    expect(understood!.n).toBeGreaterThan(0);
    for (const q of ["camioneros libres el sábado", "free truckers on Saturday", "role:trucker in:Bilbao"])
      expect({ q, ...(await askedOf(seer, q)) }).toMatchObject({
        n: undefined,
        left: [expect.stringMatching(/camioneros|trucker/)],
      });
  });

  test("with filters by name searches for the rest as a name", async () => {
    const question = await askedOf(seer, "zubiri role:rigger in:Bilbao");
    expect(question).toMatchObject({ words: "zubiri", left: [], n: 1 });
  });

  test("asks nothing that its asker may not filter by, and nothing at all of who sees no workers", async () => {
    expect(await askedOf(seer, "camareros sin móvil")).toMatchObject({
      parts: [{ field: "roles", op: "any", values: ["waiter"] }],
      n: undefined,
    });
    const dayBeside = await askedOf(seer, "libres role:rigger on:2026-12-19");
    expect(dayBeside!.parts).toContainEqual({ field: "free", op: "on", values: ["2026-12-19", "2026-12-19"] });
    expect(await askedOf(who(["event.view"]), "camareros libres hoy")).toBeUndefined();
    expect(await askedOf(seer, "garcía lópez")).toBeUndefined();
  });
});
