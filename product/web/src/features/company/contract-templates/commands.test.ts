import { describe, expect } from "vitest";
import { fittingTemplates } from "@product/domain/papers/engagements";
import type { Country, WorkerType } from "@product/domain/people/workers";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import {
  archiveContractTemplate,
  createContractTemplate,
  editContractTemplate,
  restoreContractTemplate,
} from "./commands.server.ts";
import { choosableTemplates, contractTemplateRows, contractTemplateWith } from "./queries.server.ts";
import { contractTemplateForm } from "./schema.ts";

useTestDatabase();

const office = who(["settings.view", "settings.edit.papers", "settings.delete"]);
const fields = {
  country: "ES",
  workerTypes: ["temporary"],
  bodyEn: "For {{worker.name}}",
  bodyEs: "Para {{worker.name}}",
};
const form = (name: string, typed: Record<string, unknown> = {}) =>
  contractTemplateForm.parse({ name, ...fields, ...typed });

describe("a contract template", () => {
  test("comes with one for each country, and both keep to the rules of the form", async () => {
    const rows = await contractTemplateRows();
    expect(rows.map(({ country, workerTypes }) => [country, ...workerTypes]).toSorted()).toEqual([
      ["ES", "fixed_discontinuous"],
      ["UK", "zero_hours"],
    ]);
    for (const { id } of rows) {
      const kept = await contractTemplateWith(id);
      expect(contractTemplateForm.safeParse(kept).success).toBe(true);
      expect(kept!.bodyEs).toContain("Texto de muestra");
    }
  });

  test("is made and edited, and offered where it fits", async () => {
    const { id } = await createContractTemplate(office, form("Season"));
    expect(await lastActs()).toMatchObject([
      { act: "contract-template.create", subjects: [`contract-template ${id}`] },
    ]);
    await editContractTemplate(office, id, form("Season 2027", { version: 1 }));
    await expect(editContractTemplate(office, id, form("Mine", { version: 1 }))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    await expect(createContractTemplate(office, form("SEASON 2027"))).rejects.toMatchObject({
      refusals: [{ code: "record.name-taken", fields: ["name"] }],
    });
    const offered = async (country: Country, type: WorkerType) =>
      fittingTemplates(await choosableTemplates(), country, type).some((template) => template.id === id);
    expect(await offered("ES", "temporary")).toBe(true);
    expect(await offered("UK", "temporary")).toBe(false);
    expect(await offered("ES", "permanent")).toBe(false);
    await archiveContractTemplate(office, id);
    expect(await offered("ES", "temporary")).toBe(false);
    await restoreContractTemplate(office, id);
    await expect(archiveContractTemplate(who(["settings.edit.papers"]), id)).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });

  test("has a form that names each wrong place at its field", () => {
    const faults = (typed: object) =>
      contractTemplateForm
        .safeParse({ name: "X", ...fields, ...typed })
        .error!.issues.map((issue) => [issue.path[0], ("params" in issue && issue.params) || issue.code]);
    expect(faults({ bodyEn: "{{worker.nme}} {{worker.name}}", bodyEs: "{{entity.name}}" })).toEqual([
      ["bodyEn", { fault: "placesUnknown", places: "{{worker.nme}}" }],
      ["bodyEn", { fault: "placesMissing", places: "{{entity.name}}" }],
      ["bodyEs", { fault: "placesMissing", places: "{{worker.name}}" }],
    ]);
    expect(faults({ workerTypes: ["unpaid"], country: "FR", bodyEn: " " })).toEqual([
      ["country", "invalid_value"],
      ["workerTypes", "custom"],
      ["bodyEn", "too_small"],
    ]);
  });
});
