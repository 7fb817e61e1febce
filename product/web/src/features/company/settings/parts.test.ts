import { expect, test } from "vitest";
import { templates } from "@product/domain/permissions/templates";
import { useTestDatabase } from "@product/database/testing/test-database";
import { settingsCards } from "#slices.ts";
import { who } from "#testing/who.ts";
import { partsFor } from "./parts.server.ts";

const { query } = useTestDatabase();

test("everyone is led to the parts that they may open, with what there is for them", async () => {
  const { rows } = await query("INSERT INTO app.client (name) VALUES ('Ribera'), ('Plaza') RETURNING id");
  const auditor = await partsFor(who(templates.auditor.permissions), settingsCards, "es");
  expect(auditor.map(({ group, parts }) => [group, parts.map(({ title }) => title)])).toEqual([
    ["company", ["Empresas", "Marca"]],
    ["people", ["Cualificaciones", "Plantillas de contrato", "Puestos", "Tipos de documento"]],
    ["work", ["Condiciones de trabajo", "Cuadrantes", "Festivos", "Llamamientos", "Material que se entrega", "Normas"]],
    ["data", ["Auditoría", "Conservación"]],
    ["system", ["Datos de demostración", "Estado del sistema"]],
  ]);
  const liaison = await partsFor(who(["client.view"], { kind: "client", id: rows[0].id }), settingsCards, "en");
  expect(liaison).toEqual([
    {
      group: "company",
      parts: [
        {
          name: "clients",
          group: "company",
          title: "Clients",
          text: "The companies you provide staff to.",
          at: "/admin/clients",
          count: 1,
        },
      ],
    },
  ]);
});

test("each card leads to a screen of its own", () => {
  const places = Object.values(settingsCards).map(({ at }) => at);
  expect(places).toHaveLength(new Set(places).size);
});
