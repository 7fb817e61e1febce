/** The road of a contract in the demonstration, walked to its end by the person whose work it is. */
import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { templates } from "@product/domain/permissions/templates";
import { fittingTemplates } from "@product/domain/papers/engagements";
import type { WorkerType } from "@product/domain/people/workers";
import { createContractTemplate, editContractTemplate } from "#features/company/contract-templates/commands.server.ts";
import { choosableTemplates, contractTemplateWith } from "#features/company/contract-templates/queries.server.ts";
import { contractTemplateForm } from "#features/company/contract-templates/schema.ts";
import { createEngagement } from "#features/papers/engagements/commands.server.ts";
import { engagementForm } from "#features/papers/engagements/schema.ts";
import { day } from "#testing/contracted.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { sendContract } from "./commands.server.ts";

const { query } = useTestDatabase({ template: "founded" });

const hr = who(templates.hr.permissions);

test.for([
  ["ES", "fixed_discontinuous"],
  ["UK", "zero_hours"],
] as const)("HR makes a contract with the company in %s and sends it", async ([country, type]) => {
  const { rows } = await query(
    `SELECT w.id, w.legal_entity_id FROM app.worker w
     WHERE w.status = 'active' AND w.country = $1 AND w.worker_type = $2 AND w.merged_into IS NULL AND w.email IS NOT NULL
       AND EXISTS (SELECT FROM app.worker_identity i WHERE i.worker_id = w.id) ORDER BY w.code LIMIT 1`,
    [country, type],
  );
  const { id, legal_entity_id: legalEntityId } = rows[0];
  await query("DELETE FROM app.engagement WHERE worker_id = $1", [id]);
  const [template] = fittingTemplates(await choosableTemplates(), country, type as WorkerType);
  expect(template).toMatchObject({ isSample: false });
  const typed = { legalEntityId, type, firstDay: day(5), category: "Camarera", convenio: "Hostelería", baseRate: "13" };
  const called = { activityPeriod: "de mayo a octubre", hoursDistribution: "fines de semana" };
  const engagement = await createEngagement(
    hr,
    id,
    engagementForm.parse({ ...typed, ...called, templateId: template!.id }),
  );
  expect(await sendContract(hr, id, { engagementId: engagement.id, version: 1 })).toMatchObject({
    path: expect.stringContaining("/contract/"),
  });
});

test("HR edits the texts and makes new ones", async () => {
  const [known] = await choosableTemplates();
  const { name, country, workerTypes, bodyEn, bodyEs, version } = (await contractTemplateWith(known!.id))!;
  const form = { country, workerTypes, bodyEn: `${bodyEn}\n\nMore.`, bodyEs: `${bodyEs}\n\nMás.`, version };
  await editContractTemplate(hr, known!.id, contractTemplateForm.parse({ name, ...form }));
  await createContractTemplate(hr, contractTemplateForm.parse({ name: `${name} 2`, ...form }));
});
