import { describe, expect } from "vitest";
import { templates } from "@product/domain/permissions/templates";
import { createEngagement, recordAlta, recordBaja } from "#features/papers/engagements/commands.server.ts";
import { engagementForm } from "#features/papers/engagements/schema.ts";
import { csvLine } from "#features/ground/listing/share/csv.ts";
import { contracted, day } from "#testing/contracted.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { recordExport, recordForChosen } from "./commands.server.ts";
import { fileRows } from "./file.server.ts";
import { withoutAlta } from "./queries.server.ts";
import { altasForm, dayIn } from "./schema.ts";

const { query, entities } = useTwoEntities();

const everything = [
  "worker.view",
  "worker.view.contact",
  "worker.edit",
  "identity.view",
  "pay.view",
  "pay.edit",
  "pay.export",
] as const;
const hr = who(everything);

async function hired(typed: Record<string, unknown> = {}, fields: Parameters<typeof contracted>[1] = {}) {
  const workerId = await contracted(entities.ribera, fields);
  const { id } = await createEngagement(
    hr,
    workerId,
    engagementForm.parse({ legalEntityId: entities.ribera, type: "permanent", firstDay: day(-5), ...typed }),
  );
  return { workerId, id };
}
const missing = async (on: string, actor = hr) => (await withoutAlta(actor, on)).rows.map(({ id }) => id);

async function rowsOf(on: string, actor = hr) {
  const rows: string[][] = [];
  for await (const piece of fileRows(actor, on, "es")) rows.push(...piece);
  return rows;
}

describe("who is without alta on a day", () => {
  test("is whoever works under a Spanish contract then and is not registered for it", async () => {
    const plain = await hired();
    const later = await hired();
    await recordAlta(hr, later.workerId, { engagementId: later.id, altaOn: day(3), altaReference: "", version: 1 });
    const ended = await hired();
    await recordAlta(hr, ended.workerId, { engagementId: ended.id, altaOn: day(-5), altaReference: "", version: 1 });
    await recordBaja(hr, ended.workerId, { engagementId: ended.id, bajaOn: day(2), bajaReference: "", version: 2 });
    const others = [
      await hired({ type: "agency" }),
      await hired({ type: "fixed_discontinuous" }),
      await hired({ lastDay: day(0) }),
      await hired({ firstDay: day(30) }),
      await hired({ legalEntityId: entities.thames, type: "zero_hours" }),
      await hired({}, { status: "left" }),
    ].map(({ id }) => id);
    const tomorrow = await missing(day(1));
    expect(tomorrow).toContain(plain.id);
    expect(tomorrow).toContain(later.id);
    expect(tomorrow).not.toContain(ended.id);
    expect(others.filter((id) => tomorrow.includes(id))).toEqual([]);
    const then = await missing(day(3));
    expect([then.includes(later.id), then.includes(ended.id)]).toEqual([false, true]);
    const elsewhere = who(["worker.view", "worker.view.contact"], { kind: "entity", id: entities.thames });
    expect(await missing(day(1), elsewhere)).toEqual([]);
    expect(await missing(day(1), who(templates["gate-supervisor"].permissions)), "at the gate").toEqual([]);
  });

  test("is recorded for several from the list, where one's permission reaches", async () => {
    const both = [await hired(), await hired()];
    const chosen = both.map(({ workerId, id }) => `${workerId}/${id}`);
    const form = altasForm.parse({ chosen, altaOn: day(1), altaReference: "R" });
    const elsewhere = who(["pay.edit"], { kind: "entity", id: entities.thames });
    await expect(recordForChosen(elsewhere, form)).rejects.toMatchObject({ name: "NotPermitted" });
    await recordForChosen(hr, form);
    expect((await lastActs())[0]!.subjects.toSorted()).toEqual(
      both.map(({ workerId }) => `worker ${workerId}`).toSorted(),
    );
    const left = await missing(day(1));
    expect(both.some(({ id }) => left.includes(id))).toBe(false);
    const faults = (typed: object) =>
      altasForm.safeParse({ chosen, altaOn: day(1), ...typed }).error!.issues.map(({ path }) => path[0]);
    expect(faults({ chosen: [] })).toEqual(["chosen"]);
    expect(faults({ chosen: ["x/y"] })).toEqual(["chosen"]);
    expect(faults({ altaOn: day(61) })).toEqual(["altaOn"]);
    expect(faults({ altaOn: "tomorrow" })[0]).toBe("altaOn");
  });

  test("goes into a file with numbers for who may see them, and nothing in it is computed", async () => {
    const { workerId } = await hired({}, { naf: "281234567840", firstName: "=HYPERLINK(1)" });
    await recordExport(hr, day(1));
    expect(await lastActs()).toMatchObject([{ act: "engagement.export", actorId: hr.id }]);
    const { rows } = await query("SELECT code FROM app.worker WHERE id = $1", [workerId]);
    const rowOf = async (actor = hr) => (await rowsOf(day(1), actor)).find(([code]) => code === rows[0].code);
    const row = (await rowOf())!;
    expect(row).toContain("281234567840");
    expect(row[4]).toMatch(/^\d{8}[A-Z]$/);
    expect(csvLine(row)).toContain(`"'=HYPERLINK(1)"`);
    expect((await rowsOf(day(1)))[0]).toContain("Número de afiliación (NAF)");
    expect((await rowOf(who(["worker.view", "pay.view", "pay.export"])))![4]).toBe("");
    expect(await rowOf(who(["worker.view", "pay.view"]))).toBeUndefined();
    await expect(recordExport(who(["pay.view"]), day(1))).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("is asked of tomorrow unless a day is named", () => {
    const on = (search: string) => dayIn(new URL(`https://x.test/?${search}`), "2026-11-16");
    expect([on(""), on("day=1/12/2026"), on("day=2026-12-01"), on("day=31/2/2026")]).toEqual([
      "2026-11-16",
      "2026-12-01",
      "2026-12-01",
      "2026-11-16",
    ]);
  });
});
