import { describe, expect } from "vitest";
import { itIs } from "#testing/clock.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { createForm, doToForm, editForm, publishDraft } from "./commands.server.ts";
import { formRows, formWith, versionRows } from "./queries.server.ts";
import { formSettings } from "./schema.ts";

const { query, entities } = useTwoEntities();
const everything = ["form.view", "form.create", "form.edit", "form.publish", "form.delete"] as const;
const office = who(everything);
const newOne = (titleEs = "Camareros de Bilbao") =>
  createForm(office, {
    titleEn: "Bilbao waiters",
    titleEs,
    legalEntityId: entities.ribera,
    language: "es",
    target: "new-worker",
  });
const publish = (id: string) => publishDraft(office, id, { version: 1 });
const settings = (fields: object) =>
  formSettings.parse({ titleEn: "Bilbao waiters", titleEs: "Camareros", language: "es", version: 1, ...fields });

describe("a sign-up form", () => {
  test("begins as a draft with the questions of its country, under an address of its own", async () => {
    const [{ id }, { id: second }] = [await newOne(), await newOne()];
    expect(await lastActs()).toMatchObject([{ act: "form.create", subjects: [`form ${second}`] }]);
    const { rows } = await query("SELECT slug FROM app.form WHERE id = ANY($1) ORDER BY created_at", [[id, second]]);
    expect(rows.map(({ slug }) => slug)).toEqual([
      "camareros-de-bilbao",
      expect.stringMatching(/^camareros-de-bilbao-/),
    ]);
    const found = await query("SELECT definition, published_at FROM app.form_version WHERE form_id = $1", [id]);
    expect(found.rows[0].definition.pages.map(({ key }: { key: string }) => key)).toContain("guardian");
    expect(await formWith(office, id, "en")).toMatchObject({ title: "Bilbao waiters", standing: "draft" });
  });

  test("opens once something is published, closes, is put away and comes back closed", async () => {
    const { id } = await newOne();
    await expect(doToForm(office, id, { actionName: "open", version: 1 })).rejects.toMatchObject({
      refusals: [{ code: "form.nothing-published" }],
    });
    await publish(id);
    await doToForm(office, id, { actionName: "open", version: 1 });
    expect(await versionRows(id)).toMatchObject([{ number: 1, drafts: 0, all: 0 }]);
    await expect(doToForm(office, id, { actionName: "archive", version: 2 })).rejects.toMatchObject({
      refusals: [{ code: "form.changed-meanwhile" }],
    });
    await doToForm(office, id, { actionName: "close", version: 2 });
    await doToForm(office, id, { actionName: "archive", version: 3 });
    await doToForm(office, id, { actionName: "restore", version: 4 });
    expect(await formWith(office, id, "es")).toMatchObject({ standing: "closed" });
    expect((await lastActs(4)).map(({ act }) => act)).toEqual([
      "form.restore",
      "form.archive",
      "form.close",
      "form.open",
    ]);
  });

  test("has its days by the calendar of its company, the last one included", async () => {
    const { id } = await newOne();
    await publish(id);
    const sentSettings = settings({
      opensOn: "1/6/2026",
      closesOn: "2026-06-30",
      quota: "2",
      embedOrigins: "https://a.org/",
    });
    await editForm(office, id, sentSettings);
    await doToForm(office, id, { actionName: "open", version: 2 });
    const standingAt = async (moment: string) => {
      itIs(moment);
      return (await formWith(office, id, "es"))!.standing;
    };
    expect(await standingAt("2026-05-31T21:59:00Z")).toBe("upcoming");
    expect(await standingAt("2026-05-31T22:00:00Z")).toBe("open");
    expect(await standingAt("2026-06-30T21:59:00Z")).toBe("open");
    expect(await standingAt("2026-06-30T22:00:00Z")).toBe("ended");
    expect(await formWith(office, id, "es")).toMatchObject({ opensOn: "2026-06-01", closesOn: "2026-06-30" });
    await expect(editForm(office, id, sentSettings)).rejects.toMatchObject({
      refusals: [{ code: "form.changed-meanwhile" }],
    });
  });

  test("is seen and changed only where someone may", async () => {
    const { id } = await newOne();
    const elsewhere = who(everything, { kind: "entity", id: entities.thames });
    expect(await formWith(elsewhere, id, "en")).toBeUndefined();
    expect(await formRows(elsewhere, "en")).toEqual([]);
    await expect(editForm(elsewhere, id, settings({}))).rejects.toMatchObject({ name: "NotPermitted" });
    // An editor of texts sets neither dates nor places.
    await expect(editForm(who(["form.view", "form.edit"]), id, settings({}))).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });
});

describe("the settings of a form", () => {
  const faults = (fields: object) =>
    formSettings
      .safeParse({ titleEn: "A", titleEs: "A", language: "es", version: 1, ...fields })
      .error!.issues.map(({ path }) => path[0]);

  test("say what is wrong at its field", () => {
    expect(faults({ opensOn: "31/2/2026", quota: "0", titleEn: " " })).toEqual(["titleEn", "opensOn", "quota"]);
    expect(faults({ opensOn: "2026-06-02", closesOn: "2026-06-01" })).toEqual(["closesOn"]);
    expect(faults({ embedOrigins: "https://a.org/path" })).toEqual(["embedOrigins"]);
    expect(faults({ embedOrigins: "javascript:alert(1)\nhttp://a.org" })).toEqual(["embedOrigins"]);
  });
});
