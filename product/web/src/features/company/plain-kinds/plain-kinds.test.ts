import { describe, expect } from "vitest";
import { plainKindNames, plainKinds, type PlainKind } from "@product/domain/company/plain-kinds";
import { useTestDatabase } from "@product/database/testing/test-database";
import { named } from "#features/ground/audit/names.server.ts";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { plainCommands } from "./commands.server.ts";
import { plainKindAt, plainRecord, plainRows, plainValues } from "./queries.server.ts";
import { plainForm, type PlainForm } from "./schema.ts";

useTestDatabase();
const office = who(["settings.view", "settings.edit", "settings.delete"]);

/** A form as it begins, with these names. */
const formOf = (declared: PlainKind, nameEn: string, nameEs: string, version = 0): PlainForm =>
  plainForm(declared).parse({ ...plainValues(declared), nameEn, nameEs, version });

describe.for(plainKindNames)("a record of the kind %s", (kind) => {
  const declared: PlainKind = plainKinds[kind];
  const { create, edit, archive, restore } = plainCommands[kind];

  test("is made with all its fields, and told by its name", async () => {
    const { id } = await create(office, formOf(declared, "First one", "El primero"));
    expect(await plainRecord(kind, id)).toMatchObject({
      ...formOf(declared, "First one", "El primero", 1),
      key: "first-one",
    });
    expect(await lastActs()).toMatchObject([{ act: `${kind}.create`, subjects: [`${kind} ${id}`] }]);
    expect(await named([{ kind, id }], "es", false)).toEqual([{ kind, id, name: "El primero" }]);
  });

  test("is not saved over what a colleague saved meanwhile", async () => {
    const { id } = await create(office, formOf(declared, "Second one", "El segundo"));
    await edit(office, id, formOf(declared, "Second one", "El de siempre", 1));
    await expect(edit(office, id, formOf(declared, "Mine", "Mío", 1))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
  });

  test("keeps its names to itself until it is archived", async () => {
    const { id } = await create(office, formOf(declared, "Third one", "El tercero"));
    await expect(create(office, formOf(declared, "THIRD ONE", "Otro"))).rejects.toMatchObject({
      refusals: [{ code: "record.name-taken", fields: ["nameEn"] }],
    });
    await archive(office, id);
    expect((await plainRows(kind, declared)).find((row) => row.id === id)).toMatchObject({ isArchived: true });
    await restore(office, id);
    expect((await plainRows(kind, declared)).find((row) => row.id === id)).toMatchObject({ isArchived: false });
  });

  test("is changed by nobody who only reads the settings", async () => {
    const { id } = await create(office, formOf(declared, "Fourth one", "El cuarto"));
    const reader = who(["settings.view"]);
    for (const actionName of [
      () => create(reader, formOf(declared, "Fifth one", "El quinto")),
      () => edit(reader, id, formOf(declared, "Fifth one", "El quinto", 1)),
      () => archive(reader, id),
      () => restore(reader, id),
    ])
      await expect(actionName()).rejects.toMatchObject({ name: "NotPermitted" });
  });
});

describe("the form of a plain kind", () => {
  const words = { en: "x", es: "x" };
  const form = plainForm({
    nameLength: 10,
    fields: {
      weight: { kind: "number", min: 1, max: 50, usual: 5, label: words, help: words },
      notes: { kind: "text", max: 20, label: words, help: words },
      isFragile: { kind: "tick", yes: words, label: words, help: words },
    },
  });
  test("takes what its fields allow", () =>
    expect(form.parse({ nameEn: " Crate ", nameEs: "Caja", weight: "12", notes: " heavy " })).toEqual({
      nameEn: "Crate",
      nameEs: "Caja",
      weight: 12,
      notes: "heavy",
      isFragile: false,
      version: 0,
    }));
  test.for([
    ["nameEn", { nameEn: " " }],
    ["nameEs", { nameEs: "longer than ten" }],
    ["weight", { weight: "51" }],
    ["notes", { notes: "longer than the twenty letters that fit" }],
  ] as const)("refuses what its fields do not, at the field %s", ([field, typed]) => {
    const { error } = form.safeParse({ nameEn: "Crate", nameEs: "Caja", weight: "5", ...typed });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});

test("the address says which kind it is, in its language", () => {
  const at = (path: string) => plainKindAt(new Request(`http://x${path}`));
  expect(at("/es/admin/settings/item-kinds/create")).toMatchObject({
    kind: "item-kind",
    wording: { newOne: "Nuevo material" },
  });
  expect(at("/admin/settings/item-kinds.data")).toMatchObject({ kind: "item-kind", wording: { newOne: "New item" } });
  expect(() => at("/admin/settings/item-kinds-of-another")).toThrow(
    expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
  );
});
