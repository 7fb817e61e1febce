import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { archiveDocumentType, createDocumentType, editDocumentType, restoreDocumentType } from "./commands.server.ts";
import { documentTypeRows, documentTypeWith } from "./queries.server.ts";
import { documentTypeForm } from "./schema.ts";

const { query } = useTestDatabase();

const settings = ["settings.view", "settings.edit.papers", "settings.delete"] as const;
const office = who([...settings, "client.view"]);
const fields = { countries: ["ES"], nationality: "any", severity: "block", retentionRuleId: "worker-documents" };
const form = (nameEn: string, typed: Record<string, unknown> = {}) =>
  documentTypeForm.parse({ nameEn, nameEs: `${nameEn} (es)`, ...fields, ...typed });
const inserted = async (sql: string): Promise<string> => (await query(`${sql} RETURNING id`)).rows[0].id;

describe("a document type", () => {
  test("comes in a founding set for both countries", async () => {
    const rows = await documentTypeRows();
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.find(({ nameEn }) => nameEn === "SIA licence")).toMatchObject({ countries: ["UK"], requiredFor: [] });
    expect(rows.find(({ nameEs }) => nameEs === "Contrato firmado")).toMatchObject({
      countries: ["ES", "UK"],
      requiredFor: ["activate", "checkin"],
    });
  });

  test("is kept in each country by its own law", async () => {
    const faults = (typed: object) =>
      documentTypeForm
        .safeParse({ nameEn: "Card", nameEs: "Carné", ...fields, ...typed })
        .error?.issues.map(({ path }) => path[0]);
    expect(faults({ countries: ["UK"] })).toEqual(["retentionRuleId"]);
    expect(faults({ countries: ["ES", "UK"] })).toEqual(["retentionRuleUkId"]);
    expect(faults({ countries: ["ES", "UK"], retentionRuleUkId: "payroll-es" })).toEqual(["retentionRuleUkId"]);
    expect(faults({ countries: ["ES"], retentionRuleId: "pay-uk" })).toEqual(["retentionRuleId"]);
    const both = { countries: ["ES", "UK"], citation: "RD 1", citationUk: "Act 2", retentionRuleUkId: "pay-uk" };
    const { id } = await createDocumentType(office, form("Both", both));
    expect(await documentTypeWith(id)).toMatchObject({ citationUk: "Act 2", retentionRuleUkId: "pay-uk" });
    await expect(
      createDocumentType(office, form("Gone", { ...both, retentionRuleUkId: "gone-uk" })),
    ).rejects.toMatchObject({ refusals: [{ code: "record.choice-gone" }] });
  });

  test("keeps of whom it is asked, and when someone is told", async () => {
    const role = await inserted("INSERT INTO app.role (key, name_en, name_es) VALUES ('door', 'Door', 'Puerta')");
    const client = await inserted("INSERT INTO app.client (name) VALUES ('Ribera')");
    const { id } = await createDocumentType(
      office,
      form("Door card", {
        roles: [role],
        clients: [client],
        requiredFor: ["assign"],
        hasExpiry: true,
        validMonths: "36",
        alertDays: "7, 60",
      }),
    );
    expect(await documentTypeWith(id)).toMatchObject({
      key: "door-card",
      roles: [role],
      clients: [client],
      validMonths: 36,
      alertDays: [60, 7],
      verifierGroupId: null,
    });
    expect(await lastActs()).toMatchObject([{ act: "document-type.create", subjects: [`document-type ${id}`] }]);
    await editDocumentType(office, id, form("Door card", { validMonths: "12", alertDays: "7", version: 1 }));
    expect(await documentTypeWith(id)).toMatchObject({ roles: [], hasExpiry: false, validMonths: null, alertDays: [] });
    const { rows } = await query("SELECT clear FROM app.act_subject WHERE subject_id = $1 ORDER BY act_id DESC", [id]);
    expect(JSON.parse(rows[0].clear)).toMatchObject({
      roles: { before: ["door"], after: [] },
      clients: { before: [client], after: [] },
      hasExpiry: { before: true, after: false },
    });
  });

  test("says what it proves, whether it is about health, and which law asks for it", async () => {
    const { id } = await createDocumentType(
      office,
      form("Eye test", { proves: "fitness", isHealth: true, citation: " RD 488/1997 art. 4 " }),
    );
    expect(await documentTypeWith(id)).toMatchObject({
      proves: "fitness",
      isHealth: true,
      citation: "RD 488/1997 art. 4",
    });
    await editDocumentType(office, id, form("Eye test", { version: 1 }));
    expect(await documentTypeWith(id)).toMatchObject({ proves: null, isHealth: false, citation: "" });
    const { rows } = await query("SELECT proves, is_health FROM app.document_type WHERE key = 'photo'");
    expect(rows).toEqual([{ proves: "photo", is_health: false }]);
  });

  test("keeps the clients that whoever edits it may not see", async () => {
    const client = await inserted("INSERT INTO app.client (name) VALUES ('Secret')");
    const { id } = await createDocumentType(office, form("Pledge", { clients: [client] }));
    await editDocumentType(who(settings), id, form("Pledge", { version: 1 }));
    expect(await documentTypeWith(id)).toMatchObject({ clients: [client], version: 2 });
    await expect(
      editDocumentType(who(settings), id, form("Pledge", { clients: [client], version: 2 })),
    ).rejects.toMatchObject({ refusals: [{ code: "record.choice-gone" }] });
  });

  test("chooses only what there is, keeps its names, and is not saved over", async () => {
    const { id } = await createDocumentType(office, form("Badge"));
    for (const typed of [
      { roles: [crypto.randomUUID()] },
      { retentionRuleId: "forever" },
      { verifierGroupId: crypto.randomUUID() },
    ])
      await expect(editDocumentType(office, id, form("Badge", { ...typed, version: 1 }))).rejects.toMatchObject({
        refusals: [{ code: "record.choice-gone" }],
      });
    await expect(createDocumentType(office, form("BADGE"))).rejects.toMatchObject({
      refusals: [{ code: "record.name-taken", fields: ["nameEn", "nameEs"] }],
    });
    await editDocumentType(office, id, form("Badge", { version: 1 }));
    await expect(editDocumentType(office, id, form("Mine", { version: 1 }))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
  });

  test("is archived and comes back, by who may delete settings", async () => {
    const { id } = await createDocumentType(office, form("Old form"));
    await archiveDocumentType(office, id);
    expect((await documentTypeRows()).find((row) => row.id === id)).toMatchObject({ isArchived: true });
    await restoreDocumentType(office, id);
    await expect(archiveDocumentType(who(["settings.edit.papers"]), id)).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });

  test("has a form that says what is wrong where it is", () => {
    const faults = (typed: object) =>
      documentTypeForm
        .safeParse({ nameEn: "X", nameEs: "X", ...fields, ...typed })
        .error!.issues.map(({ path, code }) => [path[0], code]);
    expect(faults({ countries: [] })).toEqual([["countries", "custom"]]);
    expect(faults({ alertDays: "soon", validMonths: "0" })).toEqual([
      ["validMonths", "too_small"],
      ["alertDays", "custom"],
    ]);
    expect(faults({ proves: "nothing", citation: "x".repeat(201) })).toEqual([
      ["proves", "invalid_value"],
      ["citation", "too_big"],
    ]);
    expect(faults({ severity: "shrug", nationality: "martian" })).toEqual([
      ["nationality", "invalid_value"],
      ["severity", "invalid_value"],
    ]);
  });
});
