import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSamlProvider } from "@platform/auth/testing/saml-provider";
import { useService } from "@platform/auth/testing/service";

const service = useService({ saml: { enabled: true } });
const path = "/admin/sso/providers";
const company = () => createSamlProvider(service.now);
const add = async (body: object) => service.post(path, { type: "saml", ...body }, await service.adminToken());
const domain = () => `d${randomUUID()}.example`;

describe("identity providers", () => {
  it("are added, listed, read, changed and removed by the project's server", async () => {
    const [idp, token, name] = [company(), await service.adminToken(), domain()];
    const resource = `acme-${randomUUID()}`;
    const response = await add({ metadata_xml: idp.metadata(), domains: [name.toUpperCase()], resource_id: resource });
    expect(response).toMatchObject({
      status: 201,
      body: { disabled: false, resource_id: resource, saml: { entity_id: idp.entityId }, domains: [{ domain: name }] },
    });
    const { id } = response.body;
    expect((await service.get(path, token)).body["items"].map((item: { id: string }) => item.id)).toContain(id);
    expect((await service.get(`${path}?resource_id=${resource}`, token)).body["items"]).toHaveLength(1);
    expect((await service.get(`${path}/resource_${resource}`, token)).body).toMatchObject({ id });
    const changes = { disabled: true, domains: [], attribute_mapping: { keys: { a: { name: "b" } } } };
    expect(await service.put(`${path}/${id}`, changes, token)).toMatchObject({
      status: 200,
      body: {
        disabled: true,
        resource_id: resource,
        domains: [],
        saml: { attribute_mapping: changes.attribute_mapping },
      },
    });
    expect((await service.post("/sso", { provider_id: id })).body).toMatchObject({ code: "sso_provider_disabled" });
    expect((await service.del(`${path}/${id}`, token)).status).toBe(200);
    expect(await service.get(`${path}/${id}`, token)).toMatchObject({
      status: 404,
      body: { code: "sso_provider_not_found" },
    });
  });

  it("are nobody's business but the server's", async () => {
    const { body } = await service.post("/signup", { email: `${randomUUID()}@b.co`, password: "a good password" });
    for (const token of [undefined, body["access_token"] as string | undefined])
      expect((await service.get(path, token)).status).toBeGreaterThan(400);
  });

  it("exist once, with domains that are theirs alone", async () => {
    const [idp, name] = [company(), domain()];
    await add({ metadata_xml: idp.metadata(), domains: [name] });
    expect(await add({ metadata_xml: idp.metadata() })).toMatchObject({
      status: 422,
      body: { code: "saml_idp_already_exists" },
    });
    expect(await add({ metadata_xml: company().metadata(), domains: [name] })).toMatchObject({
      status: 400,
      body: { code: "sso_domain_already_exists" },
    });
  });

  it("stay who they are", async () => {
    const { body } = await add({ metadata_xml: company().metadata() });
    const other = { metadata_xml: company().metadata() };
    expect(await service.put(`${path}/${body["id"]}`, other, await service.adminToken())).toMatchObject({
      status: 400,
      body: { code: "saml_entity_id_mismatch" },
    });
  });

  const metadata = company().metadata();
  it.each<[string, object]>([
    ["another kind", { type: "oidc", metadata_xml: metadata }],
    ["no metadata", {}],
    ["metadata twice", { metadata_xml: metadata, metadata_url: "https://idp.example/metadata" }],
    ["an open address", { metadata_url: "http://idp.example/metadata" }],
    ["what is no XML", { metadata_xml: "<a" }],
    ["other XML", { metadata_xml: "<a/>" }],
    ["a document type", { metadata_xml: `<!DOCTYPE a>${metadata}` }],
    ["no certificate", { metadata_xml: metadata.replace(/<KeyDescriptor.*<\/KeyDescriptor>/, "") }],
    ["no address to sign in at", { metadata_xml: metadata.replace(/<SingleSignOnService[^>]*>/, "") }],
    [
      "a script as that address",
      { metadata_xml: metadata.replace(/Location="[^"]*"/, 'Location="javascript:alert(1)"') },
    ],
    ["a domain that is none", { metadata_xml: metadata, domains: ["not a domain"] }],
    ["an unknown format of names", { metadata_xml: metadata, name_id_format: "x" }],
  ])("are not made of %s", async (_, body) =>
    expect(await add(body)).toMatchObject({ status: 400, body: { code: "validation_failed" } }),
  );

  it("that cannot be reached are not added", async () =>
    expect(await add({ metadata_url: "https://127.0.0.1:9/metadata" })).toMatchObject({
      status: 400,
      body: { code: "saml_metadata_fetch_failed" },
    }));
});

describe("this service tells identity providers", () => {
  it("who it is, and with which key it signs", async () => {
    const { status, headers, body } = await service.get("/sso/saml/metadata?download=true");
    expect([status, headers.get("content-type")]).toEqual([200, "application/samlmetadata+xml"]);
    expect(headers.get("content-disposition")).toContain("metadata.xml");
    expect(String(body)).toContain('entityID="https://staff.example/auth/v1/sso/saml/metadata"');
    expect(String((await service.get("/sso/saml/metadata")).body)).toBe(String(body));
  });
});
