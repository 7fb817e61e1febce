/** Names that lead elsewhere in some reader on the way, and rights at one place that are shown at another. */
import { beforeAll, describe, expect, it } from "vitest";
import { useService } from "@platform/storage/testing/service";

const service = useService();
const [ana, eva] = ["0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0001", "0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0002"];
const secret = `${eva}/secret.txt`;
let [token, hers] = ["", ""];

beforeAll(async () => {
  for (const bucket of ["files", "files2", "vault"]) await service.bucket(bucket);
  [token, hers] = [await service.person(ana), await service.person(eva)];
  for (const bucket of ["files", "vault"])
    await service.ask("POST", `/object/${bucket}/${secret}`, { token: hers, body: "hers alone" });
  await service.ask("POST", `/object/files/${ana}/own.txt`, { token, body: "mine" });
});
const intact = async () => {
  for (const bucket of ["files", "vault"])
    expect((await service.ask("GET", `/object/${bucket}/${secret}`, { token: hers })).text).toBe("hers alone");
};

describe("a name that leads out of one's own folder opens nothing", () => {
  const names = [
    `${ana}/../${secret}`,
    `${ana}/%2e%2e/${secret}`,
    `${ana}%2f..%2f${secret}`,
    `${ana}/%252e%252e/${secret}`,
    `${ana}%252f..%252f${secret}`,
    `${ana}/..%5c${secret}`,
    `${ana}/./../${secret}`,
    `${ana}//../../vault/${secret}`,
    `..%2fvault%2f${secret}`,
    `${ana}/%00${secret}`,
    `${ana}/%c0%ae%c0%ae/${secret}`,
    `${ana}/\uff0e\uff0e/${secret}`,
    "",
    "%20",
    "..",
  ];
  it.each(names)("%s", async (name) => {
    for (const [method, path] of [
      ["GET", "/object/files/"],
      ["GET", "/object/authenticated/files/"],
      ["GET", "/object/info/files/"],
      ["GET", "/object/public/files/"],
      ["GET", "/render/image/authenticated/files/"],
      ["DELETE", "/object/files/"],
      ["PUT", "/object/files/"],
      ["POST", "/object/files/"],
      ["POST", "/object/sign/files/"],
      ["POST", "/object/upload/sign/files/"],
    ] as const) {
      const body =
        method === "GET" || method === "DELETE" ? undefined : path.includes("sign") ? { expiresIn: 60 } : "taken";
      const { status, text } = await service.ask(method, path + name, { token, body });
      expect([method, path, status >= 400 && status < 500, text.includes("hers")]).toEqual([method, path, true, false]);
    }
    await intact();
  });

  it.each(names)("in a body, as the source and the target of a copy or a move: %j", async (name) => {
    for (const sourceKey of [name, decodeURIComponent(name.replace("%c0%ae%c0%ae", ".."))])
      for (const [from, to] of [
        [sourceKey, `${ana}/taken.txt`],
        [`${ana}/own.txt`, sourceKey],
      ])
        for (const event of ["copy", "move"]) {
          const body = { bucketId: "files", sourceKey: from, destinationKey: to };
          expect((await service.ask("POST", `/object/${event}`, { token, body })).status).toBe(400);
        }
    await intact();
  });
});

describe("what belongs to another", () => {
  it.each(["copy", "move"])("is no source and no target of a %s, in the same bucket or from another", async (event) => {
    const own = `${ana}/own.txt`;
    for (const body of [
      { bucketId: "files", sourceKey: secret, destinationKey: `${ana}/taken.txt` },
      { bucketId: "vault", sourceKey: secret, destinationBucket: "files", destinationKey: `${ana}/taken.txt` },
      { bucketId: "files", sourceKey: own, destinationKey: secret },
      { bucketId: "files", sourceKey: own, destinationBucket: "vault", destinationKey: secret },
      { bucketId: "files/../vault", sourceKey: secret, destinationKey: `${ana}/taken.txt` },
    ])
      expect(
        (await service.ask("POST", `/object/${event}`, { token, body, headers: { "x-upsert": "true" } })).status,
      ).toBe(400);
    await intact();
  });

  it("is in no listing, by whatever prefix, search or cursor", async () => {
    for (const prefix of ["", eva, `${eva}/`, `${ana}/../${eva}`, "%", "_", `${eva.slice(0, -1)}_`, "\\"])
      for (const [path, body] of [
        ["list", { prefix, limit: 100 }],
        ["list", { prefix: "", search: prefix, limit: 100 }],
        ["list-v2", { prefix, limit: 100 }],
        ["list-v2", { prefix, limit: 100, with_delimiter: true }],
      ] as const)
        expect((await service.ask("POST", `/object/${path}/files`, { token, body })).text).not.toContain(eva);
  });

  it("is not read with a signature for another place, bucket, kind or time", async () => {
    const signed = async (path: string, who: string) =>
      (await service.ask("POST", `/object/sign/${path}`, { token: who, body: { expiresIn: 60 } })).body;
    const link = (await signed(`files/${secret}`, hers))["signedURL"] as string;
    const { searchParams } = new URL(link, "http://host");
    const key = searchParams.get("token")!;
    expect((await signed(`files/${secret}`, token))["signedURL"]).toBeUndefined();
    const open = (path: string, shown = key) => service.ask("GET", `/object/sign/${path}?token=${shown}`);
    expect((await open(`files/${secret}`)).text).toBe("hers alone");
    const [head, body, signature] = key.split(".") as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    const forged = (changes: object) => Buffer.from(JSON.stringify({ ...claims, ...changes })).toString("base64url");
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    for (const [path, shown] of [
      [`vault/${secret}`, key],
      [`files2/${secret}`, key],
      [`files/${eva}/other.txt`, key],
      [`files/${secret}`, `${head}.${forged({ exp: claims.exp + 9_999 })}.${signature}`],
      [`vault/${secret}`, `${head}.${forged({ url: `vault/${secret}` })}.${signature}`],
      [`vault/${secret}`, `${none}.${forged({ url: `vault/${secret}` })}.`],
      [`files/${secret}`, hers],
    ])
      expect((await open(path!, shown)).status).toBe(400);
    const put = await service.ask("PUT", `/object/upload/sign/files/${secret}?token=${key}`, { body: "taken" });
    expect(put.status).toBe(400);
    service.wait(61);
    expect((await open(`files/${secret}`)).status).toBe(400);
    await intact();
  });

  it("is not gone on with where its upload was begun by another", async () => {
    const b64 = (text: string) => Buffer.from(text).toString("base64");
    const tus = { "tus-resumable": "1.0.0" };
    const metadata = `bucketName ${b64("files")},objectName ${b64(`${eva}/in-parts.bin`)}`;
    const headers = { ...tus, "upload-length": "10", "upload-metadata": metadata };
    const { headers: createdHeaders } = await service.ask("POST", "/upload/resumable", { token: hers, headers });
    const { pathname } = new URL(createdHeaders.get("location")!);
    const chunk = { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" };
    const version = Buffer.from(pathname.split("/").at(-1)!, "base64url").toString().split("/").at(-1)!;
    const elsewhere = Buffer.from(`files/${ana}/in-parts.bin/${version}`).toString("base64url");
    for (const path of [pathname, `/upload/resumable/${elsewhere}`])
      for (const who of [token, await service.anon()])
        for (const method of ["PATCH", "HEAD", "DELETE"] as const) {
          const body = method === "PATCH" ? "0123456789" : undefined;
          const { status } = await service.ask(method, path, { token: who, headers: chunk, body });
          expect([403, 404]).toContain(status);
        }
    const kept = await service.ask("PATCH", pathname, { token: hers, headers: chunk, body: "0123456789" });
    expect(kept.headers.get("upload-offset")).toBe("10");
  });

  it.each([
    ["bytes=0-3", 206, "hers"],
    ["bytes=-5", 206, "alone"],
    ["bytes=5-99999999999999999999", 200, "hers alone"],
    ["bytes=999-", 400, undefined],
    ["bytes=-0", 400, undefined],
    ["bytes=0-0,1-1,2-2", 200, "hers alone"],
    ["bytes=5-3", 200, "hers alone"],
    ["bytes=0x1-0x4", 200, "hers alone"],
  ])("is given in the part that was asked for and no other: %s", async (range, status, text) => {
    const answer = await service.ask("GET", `/object/files/${secret}`, { token: hers, headers: { range } });
    expect([answer.status, text ?? answer.text]).toEqual([status, answer.text]);
  });
});

it("no other door leads to the files: the service does not speak S3 itself", async () => {
  for (const path of ["/s3", "/s3/files", `/s3/files/${secret}?list-type=2`, "/s3/files?uploads"])
    for (const method of ["GET", "PUT", "POST", "DELETE"])
      expect((await service.ask(method, path, { token: hers })).status).toBe(404);
});
