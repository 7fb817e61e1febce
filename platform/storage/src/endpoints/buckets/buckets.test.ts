import { describe, expect, it } from "vitest";
import { useService } from "@platform/storage/testing/service";

const service = useService({ fileSizeLimit: 20_000_000 });
const as = async (method: string, path: string, body?: unknown) =>
  service.ask(method, path, { token: await service.server(), body });
const ana = "0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0001";

describe("buckets", () => {
  it("are created, shown, changed and deleted", async () => {
    expect((await as("POST", "/bucket", { id: "avatars", name: "avatars", public: false })).body).toEqual({
      name: "avatars",
    });
    expect((await as("GET", "/bucket/avatars")).body).toEqual({
      id: "avatars",
      name: "avatars",
      owner: "",
      public: false,
      file_size_limit: null,
      allowed_mime_types: null,
      created_at: "2026-11-15T10:00:00.000Z",
      updated_at: "2026-11-15T10:00:00.000Z",
    });
    expect(
      (await as("PUT", "/bucket/avatars", { public: true, file_size_limit: "5MB", allowed_mime_types: ["image/*"] }))
        .body,
    ).toEqual({ message: "Successfully updated" });
    expect((await as("GET", "/bucket/avatars")).body).toMatchObject({
      public: true,
      file_size_limit: 5_000_000,
      allowed_mime_types: ["image/*"],
    });
    await as("PUT", "/bucket/avatars", { public: true, file_size_limit: null });
    expect((await as("GET", "/bucket/avatars")).body).toMatchObject({
      file_size_limit: null,
      allowed_mime_types: ["image/*"],
    });
    expect((await as("DELETE", "/bucket/avatars", {})).body).toEqual({ message: "Successfully deleted" });
    expect((await as("GET", "/bucket/avatars")).body).toEqual({
      statusCode: "404",
      error: "Bucket not found",
      message: "Bucket not found",
      code: "NoSuchBucket",
    });
  });

  it("are listed with their type, sorted, searched and in pages", async () => {
    for (const id of ["list-b", "list-a", "other"]) await service.bucket(id);
    const ids = async (query: string) => {
      const { body } = await as("GET", `/bucket${query}`);
      return (body as unknown as { id: string; type: string }[]).map(({ id, type }) => `${id} ${type}`);
    };
    expect(await ids("?search=LIST")).toEqual(["list-a STANDARD", "list-b STANDARD"]);
    expect(await ids("?search=list&sortColumn=id&sortOrder=desc&limit=1")).toEqual(["list-b STANDARD"]);
    expect(await ids("?search=list&limit=1&offset=1")).toEqual(["list-b STANDARD"]);
    expect((await as("GET", "/bucket?sortColumn=owner")).body["error"]).toBe("Error");
  });

  it.each([
    [{}, "400", "body must have required property 'name'"],
    [{ name: 5 }, "400", "body/name must be string"],
    [{ name: "" }, "400", "Bucket name invalid"],
    [{ name: "a/b" }, "400", "Bucket name invalid"],
    [{ name: " a" }, "400", "Bucket name invalid"],
    [{ name: "ñ" }, "400", "Bucket name invalid"],
    [{ name: ".." }, "400", "Bucket name invalid"],
    [{ name: "x".repeat(101) }, "400", "Bucket name invalid"],
    [{ name: "big", file_size_limit: "50GB" }, "413", "The object exceeded the maximum allowed size"],
    [{ name: "big", file_size_limit: "much" }, "400", "Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B"],
    [{ name: "types", allowed_mime_types: ["nonsense"] }, "415", "mime type nonsense is not supported"],
  ])("refuse %j", async (body, statusCode, message) => {
    expect(await as("POST", "/bucket", body)).toMatchObject({ status: 400, body: { statusCode, message } });
  });

  it("exist once", async () => {
    await service.bucket("once");
    expect((await service.bucket("once")).body).toEqual({
      statusCode: "409",
      error: "Duplicate",
      message: "The resource already exists",
      code: "BucketAlreadyExists",
    });
  });

  it("are not deleted with objects inside, and emptied by the server alone", async () => {
    await service.bucket("full");
    await as("POST", "/object/full/a.txt", "content");
    expect((await as("DELETE", "/bucket/full")).body).toMatchObject({ statusCode: "409", code: "ResourceNotEmpty" });
    expect(await service.ask("POST", "/bucket/full/empty", { token: await service.person(ana) })).toMatchObject({
      status: 403,
      body: { statusCode: "403", code: "AccessDenied" },
    });
    expect((await as("POST", "/bucket/full/empty", {})).body).toEqual({
      message: "Empty bucket has been queued. Completion may take up to an hour.",
    });
    expect((await as("DELETE", "/bucket/full")).status).toBe(200);
  });

  it("are hidden from whom the rules hide them", async () => {
    await service.bucket("hidden");
    const token = await service.person(ana);
    expect((await service.ask("GET", "/bucket", { token })).body).toEqual([]);
    for (const method of ["GET", "PUT", "DELETE"])
      expect(
        (await service.ask(method, "/bucket/hidden", { token, ...(method === "PUT" ? { body: {} } : {}) })).body,
      ).toMatchObject({ code: "NoSuchBucket" });
    expect((await service.ask("POST", "/bucket", { token, body: { name: "own" } })).body).toEqual({
      statusCode: "403",
      error: "Unauthorized",
      message: "new row violates row-level security policy",
      code: "AccessDenied",
    });
  });
});

describe("who asks", () => {
  it.each([
    ["nothing", {}, "Invalid Compact JWS"],
    ["no token", { authorization: "Bearer abc" }, "Invalid Compact JWS"],
    ["an unknown key", { authorization: "Bearer sb_secret_x", apikey: "sb_secret_x" }, "Invalid Compact JWS"],
  ])("must show a token: %s", async (_, headers, message) => {
    expect(await service.ask("GET", "/bucket", { headers: headers as never })).toMatchObject({
      status: 400,
      body: { statusCode: "403", error: "Unauthorized", message, code: "AccessDenied" },
    });
  });

  it("is told of an expired or forged token in the library's words", async () => {
    const token = await service.sign({ role: "service_role", exp: 1 });
    expect((await service.ask("GET", "/bucket", { token })).body["message"]).toBe('"exp" claim timestamp check failed');
    const forged = `${(await service.server()).slice(0, -6)}AAAAAA`;
    expect((await service.ask("GET", "/bucket", { token: forged })).body["message"]).toBe(
      "signature verification failed",
    );
  });

  it("may show an opaque key, which counts as its role", async () => {
    const asWith = (key: string, headers = {}) =>
      service.ask("GET", "/bucket", { token: key, headers: { apikey: key, ...headers } });
    expect((await asWith("sb_secret_of_the_tests")).status).toBe(200);
    expect((await asWith("sb_publishable_of_the_tests")).body).toEqual([]);
    expect((await asWith("sb_secret_of_the_tests", { "user-agent": "Mozilla/5.0" })).status).toBe(401);
  });
});

describe("other addresses", () => {
  it("answer health, and say which route is unknown", async () => {
    expect((await service.ask("GET", "/status")).status).toBe(200);
    expect(await service.ask("GET", "/x")).toMatchObject({
      status: 404,
      body: { statusCode: "404", error: "Not Found", message: "Route GET:/x not found", code: "InvalidRequest" },
    });
  });

  it("have no cache to purge", async () => {
    expect(await as("DELETE", "/cdn/avatars/a.png", {})).toMatchObject({ status: 403, body: { statusCode: "403" } });
  });

  it("are open to other origins, and offer resumable uploads", async () => {
    const { status, headers } = await service.ask("OPTIONS", "/upload/resumable", {
      headers: { origin: "https://a.example" },
    });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "tus-version": "1.0.0",
      "tus-extension": "creation,creation-with-upload,termination,expiration,creation-defer-length",
      "tus-max-size": "20000000",
    });
  });
});
