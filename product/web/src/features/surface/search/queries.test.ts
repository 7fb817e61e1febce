import { describe, expect } from "vitest";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { foundBeside, mostOfEach } from "./queries.server.ts";
import { searchQuery } from "./schema.ts";

const { query } = useReadyWorker();
const { event } = usePlanning(query);

const office = who(["event.view", "venue.view", "client.view", "form.view"]);
const namesOf = async (q: string, actor = office) =>
  Object.fromEntries(
    [...(await foundBeside(actor, q, "es"))].map(([kind, found]) => [kind, found.map(({ name }) => name)]),
  );

describe("what is found beside people", () => {
  test("holds every word, in any order and without accents, in the name or where it takes place", async () => {
    await event({ titleEs: "Verbena de San Martín" });
    expect(await namesOf("martin VERB")).toMatchObject({ event: ["Verbena de San Martín"], client: [] });
    expect((await namesOf("venue verbena")).event).toEqual(["Verbena de San Martín"]);
    expect((await namesOf("verbena otra")).event).toEqual([]);
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

  test("is bounded, and says by one more that there are others", async () => {
    for (let n = 0; n < mostOfEach + 3; n += 1) await event({ titleEs: `Mercadillo ${n}` });
    expect((await namesOf("mercadillo")).event).toHaveLength(mostOfEach + 1);
  });
});
