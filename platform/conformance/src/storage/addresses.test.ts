import { beforeAll, describe, expect, it } from "vitest";
import { denied, exists, granted, noBucket, noObject, refused } from "./testing/outcomes.ts";
import { useStorage } from "./testing/storage-server.ts";

const service = useStorage();
beforeAll(async () => {
  await granted(service.server().createBucket("files"));
  await granted(service.server().createBucket("open", { public: true }));
});

describe("storage-js signs addresses", () => {
  it("for reading one", async () => {
    const { id, storage } = await service.person();
    const files = storage.from("files");
    await granted(files.upload(`${id}/a b.txt`, "content"));
    const { signedUrl } = await granted(
      files.createSignedUrl(`${id}/a b.txt`, 60, { download: "c.txt", cacheNonce: "1" }),
    );
    const response = await fetch(signedUrl);
    expect([response.status, await response.text(), response.headers.get("content-disposition")]).toEqual([
      200,
      "content",
      "attachment; filename=c.txt; filename*=UTF-8''c.txt",
    ]);
    const { signedUrl: small } = await granted(
      files.createSignedUrl(`${id}/a b.txt`, 60, { transform: { width: 10 } }),
    );
    expect(small).toContain("/render/image/sign/files/");
    expect((await fetch(small)).status).toBe(200);
    await refused(files.createSignedUrl(`${id}/none`, 60), noObject);
    await refused(files.createSignedUrl(`${id}/a b.txt`, 0), {
      statusCode: "400",
      code: "InvalidRequest",
      message: "body/expiresIn must be >= 1",
    });
    service.wait(61);
    const late = await fetch(signedUrl);
    expect([late.status, await late.json()]).toMatchObject([400, { code: "InvalidJWT" }]);
  });

  it("for reading many", async () => {
    const { id, storage } = await service.person();
    const files = storage.from("files");
    await granted(files.upload(`${id}/1`, "one"));
    const [signed, none] = await granted(files.createSignedUrls([`${id}/1`, `${id}/2`], 60, { download: true }));
    expect(signed).toMatchObject({ error: null, path: `${id}/1` });
    expect(await (await fetch(signed!.signedUrl!)).text()).toBe("one");
    expect(none).toEqual({
      error: "Either the object does not exist or you do not have access to it",
      path: `${id}/2`,
      signedURL: null,
      signedUrl: null,
    });
    await refused(files.createSignedUrls([], 60), { statusCode: "400", code: "InvalidRequest" });
  });

  it("for uploading", async () => {
    const { id, storage } = await service.person();
    const files = storage.from("files");
    const stranger = service.visitor().from("files");
    const path = `${id}/up.txt`;
    const { token, signedUrl } = await granted(files.createSignedUploadUrl(path));
    expect(signedUrl).toContain(`/object/upload/sign/files/${path}?token=`);
    expect(await granted(stranger.uploadToSignedUrl(path, token, new Blob(["first"])))).toEqual({
      path,
      fullPath: `files/${path}`,
    });
    await refused(stranger.uploadToSignedUrl(path, token, "second", { upsert: true }), exists);
    await refused(files.createSignedUploadUrl(path), exists);
    await refused(stranger.uploadToSignedUrl(`${id}/other`, token, "x"), {
      statusCode: "400",
      code: "InvalidSignature",
    });
    await refused(stranger.uploadToSignedUrl(path, "nonsense", "x"), { statusCode: "400", code: "InvalidJWT" });
    await refused(files.createSignedUploadUrl("elsewhere/x"), denied);
    const again = await granted(files.createSignedUploadUrl(path, { upsert: true }));
    await granted(stranger.uploadToSignedUrl(path, again.token, "third"));
    expect(await (await granted(files.download(path))).text()).toBe("third");
  });
});

describe("public addresses", () => {
  it("serve public buckets to everyone", async () => {
    const open = service.server().from("open");
    await granted(open.upload("dir/a b.txt", "content"));
    const url = open.getPublicUrl("dir/a b.txt", { download: "c.txt" }).data.publicUrl;
    const response = await fetch(url);
    expect([await response.text(), response.headers.get("content-disposition")]).toEqual([
      "content",
      "attachment; filename=c.txt; filename*=UTF-8''c.txt",
    ]);
    const part = await fetch(open.getPublicUrl("dir/a b.txt").data.publicUrl, { headers: { range: "bytes=-4" } });
    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "tent", "bytes 3-6/7"]);
    expect(await (await granted(service.visitor().from("open").download("dir/a b.txt"))).text()).toBe("content");
    await granted(service.server().from("files").upload("private", "x"));
    const closed = await fetch(service.visitor().from("files").getPublicUrl("private").data.publicUrl);
    expect([closed.status, await closed.json()]).toMatchObject([400, { code: "NoSuchBucket" }]);
    await refused(service.visitor().from("none").download("a"), noBucket);
  });

  it("answer HEAD, and 304 to who has it", async () => {
    const url = service.server().from("open").getPublicUrl("dir/a b.txt").data.publicUrl;
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "7"]);
    const again = await fetch(url, { headers: { "if-none-match": head.headers.get("etag")! } });
    expect(again.status).toBe(304);
  });
});
