/** A provider that publishes what it is: read when it is named, and again a day later, when its key may be another. */
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selfSigned } from "@platform/auth/saml/certificate";
import { createSamlProvider } from "@platform/auth/testing/saml-provider";
import { useService } from "@platform/auth/testing/service";
import { company, createSsoVisitor, refused } from "@platform/auth/testing/sso-visitor";

const service = useService({ saml: { enabled: true }, redirectAllowList: ["https://app.example/**"] });
/** As it is where nobody has allowed anything. */
const closed = useService({ saml: { enabled: true }, outsideHosts: [] });
const { bring, someone } = createSsoVisitor(service);
let requests = 0;
const published = { xml: "", status: 200 };

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = selfSigned(privateKey, "localhost").toString("base64");
const cert = `-----BEGIN CERTIFICATE-----\n${pem.replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;
const server = createServer({ key: privateKey.export({ type: "pkcs8", format: "pem" }), cert }, (_, response) => {
  requests += 1;
  response.writeHead(published.status).end(published.xml);
});
const usual = getCACertificates();
let metadata_url = "";
beforeAll(async () => {
  setDefaultCACertificates([...usual, cert]);
  await once(server.listen(0, "localhost"), "listening");
  metadata_url = `https://localhost:${(server.address() as AddressInfo).port}/metadata`;
});
afterAll(() => {
  setDefaultCACertificates(usual);
  server.closeAllConnections();
  server.close();
});

const entityId = "https://idp.example/that-publishes";
const name = async (body: object) =>
  service.post("/admin/sso/providers", { type: "saml", ...body }, await service.adminToken());

describe("a provider named by its address", () => {
  it("is believed by the key that it publishes, and a day later by the next one", async () => {
    const [before, after] = [
      createSamlProvider(service.now, { entityId }),
      createSamlProvider(service.now, { entityId }),
    ];
    published.xml = before.metadata();
    expect(await name({ metadata_url, domains: ["published.example"] })).toMatchObject({
      status: 201,
      body: { saml: { entity_id: entityId, metadata_url } },
    });
    expect((await bring(before.response(company, someone()))).status).toBe(302);
    published.xml = after.metadata();
    expect(await bring(after.response(company, someone()))).toMatchObject(refused);
    service.wait(24 * 60 * 60 + 1);
    expect((await bring(after.response(company, someone()))).status).toBe(302);
    expect(await bring(before.response(company, someone()))).toMatchObject(refused);
  });

  it("keeps the key that is known where the address is away, or is somebody else's", async () => {
    const known = createSamlProvider(service.now, { entityId: "https://idp.example/that-goes-away" });
    Object.assign(published, { xml: known.metadata(), status: 200 });
    expect((await name({ metadata_url })).status).toBe(201);
    for (const change of [{ status: 503 }, { status: 200, xml: createSamlProvider(service.now).metadata() }]) {
      Object.assign(published, change);
      service.wait(24 * 60 * 60 + 1);
      expect((await bring(known.response(company, someone()))).status).toBe(302);
    }
  });

  it("is not read from a network of one's own, unless the installation allows that host", async () => {
    Object.assign(published, { xml: createSamlProvider(service.now).metadata(), status: 200 });
    requests = 0;
    for (const address of [metadata_url, "https://169.254.169.254/latest/meta-data", "https://[::ffff:10.0.0.1]/x"]) {
      const answer = await closed.post(
        "/admin/sso/providers",
        { type: "saml", metadata_url: address },
        await closed.adminToken(),
      );
      expect(answer).toMatchObject({ status: 400, body: { code: "saml_metadata_fetch_failed" } });
    }
    expect(requests).toBe(0);
  });

  it("is not added where nothing can be read", async () => {
    published.status = 404;
    expect(await name({ metadata_url })).toMatchObject({ status: 400, body: { code: "saml_metadata_fetch_failed" } });
  });
});
