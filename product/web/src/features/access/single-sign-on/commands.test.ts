import { expect, test } from "vitest";
import { NotPermitted } from "@product/domain/actor";
import type { AsServer } from "#request/session.ts";
import { useOffice } from "#testing/office.ts";
import { lastActs } from "#testing/world.ts";
import { addProvider, removeProvider, switchProvider } from "./commands.server.ts";
import { identityProviders } from "./service.server.ts";

const { colleague } = useOffice();
const id = "6b6f3f5e-2f3c-4a52-9a3e-111111111111";
const form = { domains: ["acme.example"], metadata: "https://acme.example/metadata" };

/** The service as far as its answers go. */
function service(status: number, body: Record<string, unknown>) {
  const calls: unknown[] = [];
  const asServer: AsServer = async (...call) => {
    calls.push(call);
    return { status, body };
  };
  return { calls, asServer };
}
const shown = {
  id,
  disabled: false,
  saml: { entity_id: "https://acme.example" },
  domains: [{ domain: "acme.example" }],
};

test("what is done to a provider stands in the trail", async () => {
  const owner = await colleague({ in: ["owner"] });
  const { calls, asServer } = service(200, shown);
  await addProvider(owner, form, asServer);
  await switchProvider(owner, { id, isOn: false }, asServer);
  await removeProvider(owner, id, asServer);
  expect(calls).toMatchObject([
    ["POST", "/admin/sso/providers", { type: "saml", domains: form.domains, metadata_url: form.metadata }],
    ["PUT", `/admin/sso/providers/${id}`, { disabled: true }],
    ["DELETE", `/admin/sso/providers/${id}`],
  ]);
  expect(await lastActs(3)).toMatchObject(
    ["remove", "switch", "add"].map((actionName) => ({
      act: `identity-provider.${actionName}`,
      subjects: [`identity-provider ${id}`],
    })),
  );
});

test.each([
  ["saml_idp_already_exists", "identity-provider.known"],
  ["sso_domain_already_exists", "identity-provider.domain-taken"],
  ["saml_metadata_fetch_failed", "identity-provider.unreachable"],
  ["validation_failed", "identity-provider.unreadable"],
])("%s is said in words, and leaves no trace", async (code, refusal) => {
  const owner = await colleague({ in: ["owner"] });
  const before = await lastActs();
  await expect(addProvider(owner, form, service(400, { code }).asServer)).rejects.toMatchObject({
    refusals: [{ code: refusal }],
  });
  expect(await lastActs()).toEqual(before);
});

test("nobody but who gives groups does it", async () => {
  const planner = await colleague({ in: ["planner"] });
  const { calls, asServer } = service(200, shown);
  await expect(addProvider(planner, form, asServer)).rejects.toBeInstanceOf(NotPermitted);
  expect(calls).toEqual([]);
});

test("a service without SAML has none, and not an empty list", async () => {
  expect(await identityProviders(service(404, {}).asServer)).toBeUndefined();
  expect(await identityProviders(service(200, { items: [shown] }).asServer)).toEqual([
    { id, name: "https://acme.example", domains: ["acme.example"], isOn: true },
  ]);
});
