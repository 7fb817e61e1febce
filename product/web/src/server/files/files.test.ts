/** The walls around files, against the real storage service. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { buckets } from "@product/domain/files/buckets";
import { useTestDatabase } from "@product/database/testing/test-database";
import type { Files } from "#request/ports/files.ts";
import { siteUrl, useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";

const database = useTestDatabase();
const parts = useFiles(database.url);

const text = (value: string) => new TextEncoder().encode(value);
const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: "#c00" } });
const refusedAs = (code: string) => expect.objectContaining({ refusals: [expect.objectContaining({ code })] });
const kept = async (...sent: Parameters<Files["keep"]>) => {
  await parts.files.keep(...sent);
  const [bucket, name] = sent;
  const blob = (await parts.files.read(bucket, name))!;
  return { type: blob.type, bytes: await blob.bytes() };
};

describe("the buckets", () => {
  it("are all there, private, with the limits that are declared", async () => {
    const { data } = await parts.storage.listBuckets();
    const shown = data!.map(({ id, public: isPublic, file_size_limit: limit }) => [id, isPublic, limit]);
    expect(shown.toSorted()).toEqual(
      Object.entries(buckets)
        .map(([id, { largest }]) => [id, false, largest])
        .toSorted(),
    );
  });

  it("let nobody in but our own server", async () => {
    await parts.files.keep("photos", "a/private.jpg", await picture().jpeg().toBuffer());
    const { visitor } = parts;
    for (const bucket of Object.keys(buckets)) {
      expect((await visitor.from(bucket).upload("x", text("x"))).error).not.toBeNull();
      expect((await visitor.from(bucket).createSignedUploadUrl("x")).error).not.toBeNull();
      expect((await visitor.from(bucket).list()).data ?? []).toEqual([]);
    }
    expect((await visitor.from("photos").download("a/private.jpg")).error).not.toBeNull();
    expect((await visitor.from("photos").createSignedUrl("a/private.jpg", 60)).error).not.toBeNull();
  });
});

describe("what is refused", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  it.each([
    ["SVG, whatever it is called", "file.kind-not-taken", () => text(svg)],
    ["SVG behind a declaration", "file.kind-not-taken", () => text(`<?xml version="1.0"?>${svg}`)],
    ["HTML", "file.kind-not-taken", () => text("<!doctype html><script>alert(1)</script>")],
    ["nothing", "file.kind-not-taken", () => new Uint8Array()],
    ["a GIF", "file.kind-not-taken", () => picture().gif().toBuffer()],
    ["a PDF as a photo", "file.kind-not-taken", () => text("%PDF-1.7\n%%EOF\n")],
    [
      "HTML behind the mark of a JPEG",
      "file.broken",
      () => Buffer.from("\xff\xd8\xff<html><script>x</script>", "latin1"),
    ],
    ["HEIC", "file.heic", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
    ["half a JPEG", "file.broken", async () => cut(await noise().jpeg().toBuffer())],
    ["half a PNG", "file.broken", async () => cut(await noise().png().toBuffer())],
    ["a file beyond the limit", "file.too-large", () => new Uint8Array(buckets.photos.largest + 1)],
  ] as const)("%s", async (_, code, bytes) => {
    await expect(parts.files.keep("photos", `x/${crypto.randomUUID()}.png`, await bytes())).rejects.toEqual(
      refusedAs(code),
    );
  });

  it("a hundred megapixels, by its head alone", async () => {
    for (const [width, height] of [
      [10_000, 10_001],
      [100_000, 100_000],
    ] as const) {
      const bomb = blackPng(width, height);
      // The bytes after the head are not needed to refuse it.
      for (const bytes of [bomb, bomb.subarray(0, 64)])
        await expect(parts.files.keep("photos", "x/bomb.png", bytes)).rejects.toEqual(
          refusedAs("file.too-many-pixels"),
        );
    }
  });

  it("a PDF that is cut off", () =>
    expect(parts.files.keep("worker-documents", "x/a.pdf", text("%PDF-1.7\n1 0 obj"))).rejects.toEqual(
      refusedAs("file.broken"),
    ));

  it("a PDF that is an archive as well", () =>
    expect(
      parts.files.keep("worker-documents", "x/a.pdf", text("%PDF-1.7\n%%EOF\nPK\x03\x04evil.jar")),
    ).rejects.toEqual(refusedAs("file.broken")));

  it("a type that a bucket does not hold, by the storage service as well", async () => {
    const { error } = await parts.storage.from("photos").upload("x/a.svg", text(svg), { contentType: "image/svg+xml" });
    expect(error).toMatchObject({ statusCode: "415" });
  });

  it("leaves nothing behind", async () => expect((await parts.storage.from("photos").list("x")).data).toEqual([]));
});

describe("what is kept", () => {
  it("is drawn anew: no place, no camera, no thumbnail, no text, and it stands upright", async () => {
    const secret = "Calle Mayor 1";
    const exif = {
      IFD0: { Copyright: secret, Make: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 15/1 0/1" },
    };
    const sent = await picture(60, 40)
      .withExif(exif)
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(Buffer.from(sent).includes(secret)).toBe(true);
    const { bytes, type } = await kept("worker-documents", "a/upright.jpg", sent);
    expect(type).toBe("image/jpeg");
    const { width, height, exif: left, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ width, height, left, xmp, icc, orientation }).toEqual({ width: 40, height: 60 });
    expect(Buffer.from(bytes).includes(secret)).toBe(false);
    expect(Buffer.from(bytes).includes("Exif")).toBe(false);
  });

  it.each(["png", "webp"] as const)("is a %s without its texts", async (format) => {
    const sent = await picture()
      .withExif({ IFD0: { Copyright: "mine" } })
      .toFormat(format)
      .toBuffer();
    const { bytes, type } = await kept("content-media", `a/plain.${format}`, sent);
    expect(type).toBe(`image/${format}`);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(bytes).includes("mine")).toBe(false);
  });

  it("is a picture alone, where it was a page or an archive as well", async () => {
    const page = "<script>alert(document.cookie)</script>";
    const sent = Buffer.concat([await picture().jpeg().toBuffer(), text(`${page}PK\x03\x04`)]);
    const { bytes } = await kept("content-media", "a/polyglot.html", sent);
    expect(Buffer.from(bytes).includes("script")).toBe(false);
    expect(Buffer.from(bytes).includes("PK\x03\x04")).toBe(false);
  });

  it("is the framed square, as the person saw it", async () => {
    // Upright it is red above and blue below; as the camera wrote it, it lies on its side.
    const upright = await picture(40, 80)
      .composite([{ input: { create: { width: 40, height: 40, channels: 3, background: "#00c" } }, top: 40, left: 0 }])
      .png()
      .toBuffer();
    const lying = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
    const below = await kept("photos", "a/below.jpg", lying, { centreX: 0.5, centreY: 1, zoom: 1.2 });
    const { width, height, format } = await sharp(below.bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 512, height: 512, format: "jpeg" });
    const { dominant } = await sharp(below.bytes).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    const middle = await kept("photos", "a/middle.jpg", lying);
    const { channels } = await sharp(middle.bytes).stats();
    expect(Math.abs(channels[0]!.mean - channels[2]!.mean)).toBeLessThan(20);
  });

  it("is never larger than we keep pictures", async () => {
    const { bytes } = await kept("content-media", "a/wide.jpg", await picture(5000, 100).jpeg().toBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(4096);
  });
});

describe("a signed address", () => {
  it("gives a file out as a file, guarded, for five minutes", async () => {
    await parts.files.keep("worker-documents", "a/contract.pdf", text("%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n"));
    const link = new URL(await parts.files.downloadLink("worker-documents", "a/contract.pdf", "Contract.pdf"));
    expect(link.origin).toBe(siteUrl);
    const answer = await parts.services.storage.request(link.href.slice(`${siteUrl}/storage/v1`.length));
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment; filename=Contract\.pdf/),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    const claims = JSON.parse(atob(link.searchParams.get("token")!.split(".")[1]!));
    expect(claims.exp - claims.iat).toBe(300);
  });
});

describe("a picture to look at", () => {
  it("is small, a JPEG, and says for whom it is meant, also where no font is installed", async () => {
    await parts.files.keep("worker-documents", "a/card", await picture(2000, 1000).png().toBuffer());
    const plain = (await parts.files.preview("worker-documents", "a/card"))!;
    const marked = (await parts.files.preview("worker-documents", "a/card", "Only for Ñandú"))!;
    expect(await sharp(marked).metadata()).toMatchObject({ format: "jpeg", width: 1400, height: 700 });
    const spread = async (bytes: Uint8Array) => (await sharp(bytes).stats()).channels[0]!.stdev;
    expect(await spread(plain)).toBeLessThan(2);
    expect(await spread(marked)).toBeGreaterThan(8);
  });

  it("is none of what is no picture, or is not there", async () => {
    await parts.files.keep("worker-documents", "a/paper", text("%PDF-1.7\n%%EOF\n"));
    expect(await parts.files.preview("worker-documents", "a/paper")).toBeUndefined();
    expect(await parts.files.preview("worker-documents", "a/none", "x")).toBeUndefined();
  });
});

describe("files that have had their time", () => {
  it("are named some at a time, the oldest first, and can be removed meanwhile", async () => {
    for (const name of ["old/a", "old/b", "new/c"]) await parts.storage.from("exports").upload(name, text("x"));
    await database.query("UPDATE storage.objects SET created_at = now() - interval '8 days' WHERE name LIKE 'old/%'");
    const found: string[] = [];
    for await (const names of parts.files.olderThan("exports", new Date(Date.now() - 7 * 86_400_000)))
      found.push(...names);
    expect(found).toEqual(["old/a", "old/b"]);
    await parts.files.remove("exports", found);
    expect(await parts.files.read("exports", "old/a")).toBeUndefined();
    expect(await parts.files.read("exports", "new/c")).toBeDefined();
  });
});

const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const noise = () =>
  sharp({
    create: { width: 200, height: 200, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 60 } },
  } as never);
