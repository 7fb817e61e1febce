import { SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { testSecret, useService } from "@platform/storage/testing/service";

const service = useService({ signedUploadSeconds: 60 });
const ana = "0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0001";
const path = `${ana}/a b.txt`;
let token: string;
let server: string;

beforeAll(async () => {
  await service.bucket("files");
  token = await service.person(ana);
  server = await service.server();
  await service.ask("POST", `/object/files/${path}`, { token, body: "content" });
});

const sign = async (body: unknown, at = path) =>
  service.ask("POST", `/object/sign/files/${encodeURI(at)}`, { token, body });
const tokenOf = (url: string) => new URL(url, "http://host").searchParams.get("token")!;
const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split(".")[1]!, "base64url").toString());

describe("a signed address", () => {
  it("opens one object until it ends", async () => {
    const { signedURL } = (await sign({ expiresIn: 60 })).body as { signedURL: string };
    expect(signedURL).toMatch(new RegExp(`^/object/sign/files/${path}\\?token=`));
    expect(claimsOf(tokenOf(signedURL))).toEqual({
      url: `files/${path}`,
      scope: "download",
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    const { text, headers } = await service.ask("GET", encodeURI(signedURL));
    expect(text).toBe("content");
    expect(headers.get("expires")).toBe(new Date(service.now().getTime() + 60_000).toUTCString());
    expect(headers.get("cache-control")).toBe(null);
    const elsewhere = await service.ask("GET", `/object/sign/files/other?token=${tokenOf(signedURL)}`);
    expect(elsewhere.body).toEqual({
      statusCode: "400",
      error: "InvalidSignature",
      message: "Invalid signature",
      code: "InvalidSignature",
    });
    service.wait(61);
    expect(await service.ask("GET", encodeURI(signedURL))).toMatchObject({
      status: 400,
      body: { statusCode: "400", message: '"exp" claim timestamp check failed', code: "InvalidJWT" },
    });
  });

  it.each([
    [{}, "body must have required property 'expiresIn'"],
    [{ expiresIn: 0 }, "body/expiresIn must be >= 1"],
    [{ expiresIn: 1.5 }, "body/expiresIn must be integer"],
    [{ expiresIn: "60" }, "body/expiresIn must be number"],
  ])("is not made for %j", async (body, message) => {
    expect((await sign(body)).body).toMatchObject({ statusCode: "400", error: "Error", message });
  });

  it("is not made for what is not there or not to be seen", async () => {
    expect((await sign({ expiresIn: 60 }, `${ana}/none`)).body).toMatchObject({ code: "NoSuchKey" });
    const eva = await service.person("0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0002");
    const answer = await service.ask("POST", `/object/sign/files/${path}`, { token: eva, body: { expiresIn: 60 } });
    expect(answer.body).toMatchObject({ code: "NoSuchKey" });
  });

  it("is made for many at once, each with its own answer", async () => {
    const answer = await service.ask("POST", "/object/sign/files", {
      token,
      body: { expiresIn: 60, paths: ["none", path, "../x"] },
    });
    expect(answer.body).toMatchObject([
      { error: "Either the object does not exist or you do not have access to it", path: "none", signedURL: null },
      { error: null, path, signedURL: expect.stringContaining("?token=") },
      { path: "../x", signedURL: null },
    ]);
  });

  it("takes nothing but its own tokens", async () => {
    const scheme = async (claims: object, key: string | Uint8Array) =>
      new SignJWT({ url: `files/${path}`, iat: 1, exp: 4e9, ...claims })
        .setProtectedHeader({ alg: "HS256" })
        .sign(typeof key === "string" ? new TextEncoder().encode(key) : key);
    const get = async (jwt: string) =>
      (await service.ask("GET", encodeURI(`/object/sign/files/${path}?token=${jwt}`))).body["code"];
    expect(await get("nonsense")).toBe("InvalidJWT");
    expect(await get(await service.server())).toBe("InvalidJWT");
    expect(await get(await scheme({ scope: "download" }, testSecret))).toBe("InvalidJWT");
    expect((await service.ask("GET", encodeURI(`/object/sign/files/${path}`))).body["message"]).toBe(
      "querystring must have required property 'token'",
    );
    const { storage } = await service.parts();
    const upload = await storage.tokens.signUpload({ bucket: "files", name: path }, 60, { owner: ana, upsert: true });
    expect(await get(upload)).toBe("InvalidSignature");
  });
});

describe("a signed upload", () => {
  const ask = async (at: string, headers = {}) =>
    (await service.ask("POST", `/object/upload/sign/files/${at}`, { token, body: {}, headers })).body as {
      url: string;
      token: string;
    };
  const put = (at: string, jwt: string, body: string, headers = {}) =>
    service.ask("PUT", `/object/upload/sign/files/${at}?token=${jwt}`, { body, headers });

  it("works once, without a bearer, and only at its place", async () => {
    const at = `${ana}/signed.txt`;
    const signedUpload = await ask(at);
    expect(signedUpload.url).toBe(`/object/upload/sign/files/${at}?token=${signedUpload.token}`);
    expect(claimsOf(signedUpload.token)).toMatchObject({
      url: `files/${at}`,
      scope: "upload",
      owner: ana,
      upsert: false,
    });
    expect((await put(`${ana}/other.txt`, signedUpload.token, "x")).body).toMatchObject({ code: "InvalidSignature" });
    expect((await put(at, signedUpload.token, "x")).body).toEqual({ Key: `files/${at}` });
    expect((await put(at, signedUpload.token, "y", { "x-upsert": "true" })).body).toMatchObject({ statusCode: "409" });
    const row = await service.sql.db.first(`SELECT owner_id FROM storage.objects WHERE name = $1`, [at]);
    expect(row).toEqual({ owner_id: ana });
  });

  it("replaces when that was signed, and ends", async () => {
    const at = `${ana}/again.txt`;
    const signedUpload = await ask(at, { "x-upsert": "true" });
    for (const body of ["one", "two"]) expect((await put(at, signedUpload.token, body)).status).toBe(200);
    service.wait(61);
    expect((await put(at, signedUpload.token, "three")).body).toMatchObject({ code: "InvalidJWT" });
  });

  it("is not signed for those who may not upload", async () => {
    const answer = await service.ask("POST", "/object/upload/sign/files/other/x", { token, body: {} });
    expect(answer.body).toMatchObject({ statusCode: "403", message: "new row violates row-level security policy" });
    expect((await service.ask("POST", "/object/upload/sign/none/x", { token: server, body: {} })).body).toMatchObject({
      code: "NoSuchBucket",
    });
  });
});
