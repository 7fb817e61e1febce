import { expect, test } from "vitest";
import { templates } from "@product/domain/permissions/templates";
import { useTestDatabase } from "@product/database/testing/test-database";
import { who } from "#testing/who.ts";
import { partsFor } from "./parts.server.ts";

const { query } = useTestDatabase();

test("everyone is led to the parts that they may open, with what there is for them", async () => {
  const { rows } = await query("INSERT INTO app.client (name) VALUES ('Ribera'), ('Plaza') RETURNING id");
  const auditor = await partsFor(who(templates.auditor.permissions));
  expect(auditor.map(({ name }) => name)).toEqual([
    "entities",
    "roles",
    "documents",
    "qualifications",
    "items",
    "contracts",
    "holidays",
    "rules",
    "terms",
    "rota",
    "callOuts",
    "retention",
    "branding",
    "demo",
    "audit",
    "health",
  ]);
  const liaison = await partsFor(who(["client.view"], { kind: "client", id: rows[0].id }));
  expect(liaison).toEqual([{ name: "clients", address: "/admin/clients", count: 1 }]);
});
