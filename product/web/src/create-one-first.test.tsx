/** Where something has to be made first, the page leads to where that is done, for who may do it. */
import { describe, expect, test } from "vitest";
import type { Permission } from "@product/domain/permissions/catalogue";
import { useTestDatabase } from "@product/database/testing/test-database";
import * as charges from "#features/day/pay-settings/charges.page.tsx";
import * as policies from "#features/day/pay-settings/policies.page.tsx";
import * as requests from "#features/papers/document-requests/request.page.tsx";
import * as onboarding from "#features/papers/onboarding/onboard.page.tsx";
import { contracted } from "#testing/contracted.ts";
import { renderedPage } from "#testing/rendered-page.tsx";
import { who } from "#testing/who.ts";

const { query } = useTestDatabase();
/** The words of each link by its address. */
const links = (page: string) =>
  new Map([...page.matchAll(/<a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to, words]) => [to, words]));

describe("without a company or a client", () => {
  test.each([
    ["/admin/settings/pay", "settings.edit", policies, "/admin/settings/entities/create", "New legal entity"],
    ["/es/admin/settings/pay", "settings.edit", policies, "/es/admin/settings/entities/create", "Nueva empresa"],
    ["/admin/settings/charges", "client.create", charges, "/admin/clients/create", "New client"],
    ["/es/admin/settings/charges", "client.create", charges, "/es/admin/clients/create", "Nuevo cliente"],
  ] as const)("%s leads who may %s to a new one", async (at, needs, page, to, words) => {
    const shown = (permissions: Permission[]) => renderedPage(page, { actor: who(permissions), at });
    expect(links(await shown(["pay.view", needs])).get(to)).toBe(words);
    expect(links(await shown(["pay.view"])).has(to)).toBe(false);
  });
});

test("Who can be written to by nothing leads to where their contact is entered, from the request and from the onboarding", async () => {
  const { rows } = await query("INSERT INTO app.legal_entity (name, country) VALUES ('Marea', 'ES') RETURNING id");
  const id = await contracted(rows[0].id, { email: null, mobile: null });
  const actor = who(["worker.view", "worker.edit", "document.view", "document.create"]);
  const shown = async (page: Parameters<typeof renderedPage>[0], at: string, mayEdit = true) =>
    links(await renderedPage(page, { actor, at, params: { workerId: id }, outlet: { may: { edit: mayEdit } } }));
  const request = `/es/admin/workers/${id}/request-documents`;
  expect((await shown(requests, request)).get(`/es/admin/workers/${id}?show=profile`)).toMatch(/\S/);
  expect((await shown(requests, request, false)).size).toBe(0);
  const onboard = await shown(onboarding, `/admin/workers/${id}/onboard`);
  expect(onboard.get(`/admin/workers/${id}?show=profile`)).toMatch(/\S/);
  await query("UPDATE app.worker SET email = 'ane@x.test' WHERE id = $1", [id]);
  expect((await shown(requests, request)).has(`/es/admin/workers/${id}?show=profile`)).toBe(false);
});
