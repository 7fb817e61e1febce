import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { useService } from "@platform/storage/testing/service";
import { createSharpImages } from "./sharp-images.ts";

const service = useService({
  images: { maxPixels: 250_000, maxBytes: 200_000 },
  parts: { transformImage: createSharpImages() },
});
const plain = useService();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#936" } });
let server: string;

const put = async (name: string, body: Uint8Array | string, type: string) =>
  service.ask("PUT", `/object/open/${name}`, { token: server, body, headers: { "content-type": type } });
async function rendered(path: string) {
  const response = await service.fetched("GET", `/render/image/${path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  return { type: response.headers.get("content-type"), width, height, format, headers: response.headers };
}

beforeAll(async () => {
  server = await service.server();
  await service.bucket("open", { public: true });
  await put("wide.png", await picture(400, 200).png().toBuffer(), "image/png");
});

describe("an image in another form", () => {
  it.each([
    ["width=100&height=90", 100, 90, "png", "height:90,width:100,resizing_type:fill"],
    ["width=100", 100, 50, "png", "width:100,resizing_type:fill"],
    ["width=100&height=100&resize=contain", 100, 50, "png", "height:100,width:100,resizing_type:fit"],
    ["width=100&height=100&resize=fill", 100, 100, "png", "height:100,width:100,resizing_type:force"],
    ["width=100&format=webp&quality=40", 100, 50, "webp", "width:100,resizing_type:fill,quality:40,format:webp"],
    ["width=2500", 400, 200, "png", "width:2500,resizing_type:fill"],
    ["width=9&height=9&gravity=sm", 9, 9, "png", "height:9,width:9,resizing_type:fill,gravity:sm"],
    [
      "width=9&height=9&gravity=fp&x_offset=1&y_offset=0.5",
      9,
      9,
      "png",
      "height:9,width:9,resizing_type:fill,gravity:fp:1:0.5",
    ],
  ])("?%s", async (query, width, height, format, transformations) => {
    const image = await rendered(`public/open/wide.png?${query}`);
    expect(image).toMatchObject({ type: `image/${format}`, width, height, format });
    expect(image.headers.get("x-transformations")).toBe(transformations);
    expect(image.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["we", "#f00"],
    ["ea", "#00f"],
    ["sowe", "#f00"],
    ["fp&x_offset=0&y_offset=0", "#f00"],
    ["fp&x_offset=1&y_offset=1", "#00f"],
    ["we&x_offset=60", "#00f"],
  ])("keeps the side that is asked for: gravity=%s", async (gravity, colour) => {
    const half = { create: { width: 50, height: 50, channels: 3, background: "#00f" } } as const;
    const halves = await sharp({ create: { width: 100, height: 50, channels: 3, background: "#f00" } })
      .composite([{ input: await sharp(half).png().toBuffer(), left: 50, top: 0 }])
      .png()
      .toBuffer();
    await put("halves", halves, "text/plain");
    const response = await service.fetched(
      "GET",
      `/render/image/public/open/halves?width=20&height=50&gravity=${gravity}`,
    );
    const pixel = await sharp(Buffer.from(await response.arrayBuffer()))
      .extract({ left: 5, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...pixel.subarray(0, 3)]).toEqual(colour === "#f00" ? [255, 0, 0] : [0, 0, 255]);
  });

  it("is signed with its size, which the address cannot change", async () => {
    const body = { expiresIn: 60, transform: { width: 50 } };
    const answer = await service.ask("POST", "/object/sign/open/wide.png", { token: server, body });
    expect(answer.body["signedURL"]).toMatch(/^\/render\/image\/sign\/open\/wide\.png\?token=/);
    const path = String(answer.body["signedURL"]).replace("/render/image/", "");
    expect(await rendered(`${path}&width=300`)).toMatchObject({ width: 50, height: 25 });
  });

  it.each([
    "width=0",
    "width=2501",
    "width=x",
    "quality=10",
    "resize=stretch",
    "format=bmp",
    "gravity=up",
    "gravity=fp&x_offset=2&y_offset=0",
    "gravity=fp",
  ])("refuses ?%s", async (query) => {
    expect((await service.ask("GET", `/render/image/public/open/wide.png?${query}`)).body).toMatchObject({
      statusCode: "400",
      error: "Error",
    });
  });

  it("is refused where it cannot be read, and made from what can be read where only a checksum is wrong", async () => {
    const whole = await picture(40, 20).png().toBuffer();
    await put("no-picture.png", "no picture", "image/png");
    await put("broken.png", Buffer.concat([whole.subarray(0, 16), Buffer.alloc(40)]), "image/png");
    for (const name of ["no-picture.png", "broken.png"]) {
      const answer = await service.ask("GET", `/render/image/public/open/${name}?width=10`);
      expect([name, answer.status, answer.body]).toEqual([
        name,
        400,
        expect.objectContaining({ statusCode: "400", code: "InvalidRequest" }),
      ]);
    }
    const wrong = Buffer.from(whole);
    const sum = wrong.indexOf("IDAT") + 4 + wrong.readUInt32BE(wrong.indexOf("IDAT") - 4);
    wrong.writeUInt32BE((wrong.readUInt32BE(sum) ^ 0xffffffff) >>> 0, sum);
    await put("wrong-checksum.png", wrong, "image/png");
    expect(await rendered("public/open/wrong-checksum.png?width=10")).toMatchObject({ width: 10, format: "png" });
  });

  it("is the original where there are too many pixels, or it never was a picture", async () => {
    const huge = await picture(600, 600).png().toBuffer();
    await put("huge.png", huge, "image/png");
    expect(await rendered("public/open/huge.png?width=10")).toMatchObject({ width: 600 });
    await put("letter.txt", "no picture", "text/plain");
    const letter = await service.ask("GET", "/render/image/public/open/letter.txt?width=10");
    expect([letter.text, letter.headers.get("x-transformations")]).toEqual(["no picture", null]);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    await put("program.png", svg, "image/png");
    expect((await service.ask("GET", "/render/image/public/open/program.png?width=5")).text).toBe(svg);
  });

  it("is the original where no transformer is given", async () => {
    await plain.bucket("open", { public: true });
    const body = await picture(20, 20).png().toBuffer();
    await plain.ask("PUT", "/object/open/a.png", {
      token: await plain.server(),
      body,
      headers: { "content-type": "image/png" },
    });
    const response = await plain.fetched("GET", "/render/image/public/open/a.png?width=5");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
  });

  it("hides what is hidden", async () => {
    await service.bucket("closed");
    await service.ask("PUT", "/object/closed/a.png", { token: server, body: "x" });
    const token = await service.person("eva");
    expect((await service.ask("GET", "/render/image/authenticated/closed/a.png?width=5", { token })).body["code"]).toBe(
      "NoSuchKey",
    );
    expect((await service.ask("GET", "/render/image/public/closed/a.png?width=5")).body["code"]).toBe("NoSuchBucket");
  });
});
