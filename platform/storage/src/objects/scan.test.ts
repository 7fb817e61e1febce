import { beforeAll, describe, expect, it } from "vitest";
import { seedBuckets } from "@platform/storage/buckets/seed-buckets";
import { sweep } from "@platform/storage/sweep";
import { useService } from "@platform/storage/testing/service";

const service = useService({
  buckets: [{ id: "seeded", public: true, fileSizeLimit: 1000, allowedMimeTypes: ["text/plain"] }],
  parts: {
    scan: async ({ bytes }) => {
      const text = Buffer.concat(await Array.fromAsync(bytes)).toString();
      if (text === "scanner, fail") throw new Error("the scanner is away");
      return { isClean: !text.includes("virus") };
    },
  },
});
let token: string;
beforeAll(async () => {
  token = await service.server();
  await seedBuckets((await service.parts()).storage);
});
const put = (name: string, body: string) =>
  service.ask("PUT", `/object/seeded/${name}`, { token, body, headers: { "content-type": "text/plain" } });

describe("a scanner", () => {
  it("sees every file before anybody else does", async () => {
    expect((await put("clean", "nothing to see")).status).toBe(200);
    expect((await put("bad", "a virus")).body).toMatchObject({ statusCode: "422" });
    expect((await put("clean", "a virus")).body).toMatchObject({ statusCode: "422" });
    expect((await service.ask("GET", "/object/public/seeded/clean")).text).toBe("nothing to see");
    expect((await service.ask("GET", "/object/public/seeded/bad")).body["code"]).toBe("NoSuchKey");
  });

  it("that is away lets nothing pass", async () => {
    expect(await put("unseen", "scanner, fail")).toMatchObject({ status: 500, body: { code: "InternalError" } });
    const { storage } = await service.parts();
    expect(await sweep(storage, { olderThan: new Date(Date.now() + 1000) })).toMatchObject({ removed: 1, missing: [] });
  });

  it("also sees what arrived in parts", async () => {
    const b64 = (text: string) => Buffer.from(text).toString("base64");
    const headers = {
      "tus-resumable": "1.0.0",
      "upload-length": "7",
      "upload-metadata": `bucketName ${b64("seeded")},objectName ${b64("tus")},contentType ${b64("text/plain")}`,
      "content-type": "application/offset+octet-stream",
    };
    expect((await service.ask("POST", "/upload/resumable", { token, headers, body: "a virus" })).status).toBe(422);
    const { storage } = await service.parts();
    expect(await sweep(storage, { olderThan: new Date(Date.now() + 1000) })).toEqual({
      removed: 0,
      expired: 0,
      missing: [],
    });
  });
});

describe("buckets of the settings", () => {
  it("are there, and are again what the settings say after a start", async () => {
    const shown = async () => (await service.ask("GET", "/bucket/seeded", { token })).body;
    expect(await shown()).toMatchObject({ public: true, file_size_limit: 1000, allowed_mime_types: ["text/plain"] });
    await service.ask("PUT", "/bucket/seeded", { token, body: { public: false, file_size_limit: null } });
    await seedBuckets((await service.parts()).storage);
    expect(await shown()).toMatchObject({ public: true, file_size_limit: 1000 });
  });
});
