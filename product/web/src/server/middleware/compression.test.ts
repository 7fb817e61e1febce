import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  chooseEncoding,
  compressQuickly,
  compressTightly,
  forManyAnswers,
  forOneAnswer,
  worthCompressing,
} from "./compression.ts";

describe("the encoding of an answer", () => {
  it.each([
    ["gzip, deflate, br, zstd", "zstd", "br"],
    ["gzip, deflate, br", "br", "br"],
    ["gzip", "gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip", "gzip"],
    ["identity", undefined, undefined],
    [undefined, undefined, undefined],
  ])("for %s", (accepted, once, often) => {
    expect(chooseEncoding(accepted, forOneAnswer)).toBe(once);
    expect(chooseEncoding(accepted, forManyAnswers)).toBe(often);
  });

  it("gives the same bytes back", async () => {
    const page = Buffer.from("<p>turno</p>".repeat(500));
    expect(zstdDecompressSync(await compressQuickly(page, "zstd"))).toEqual(page);
    expect(brotliDecompressSync(await compressQuickly(page, "br"))).toEqual(page);
    expect(gunzipSync(await compressQuickly(page, "gzip"))).toEqual(page);
    expect(brotliDecompressSync(await compressTightly(page, "br"))).toEqual(page);
    expect(gunzipSync(await compressTightly(page, "gzip"))).toEqual(page);
  });

  it("is none for little things and for pictures", () => {
    expect(worthCompressing("text/html", 200)).toBe(false);
    expect(worthCompressing("image/png", 200_000)).toBe(false);
    expect(worthCompressing("image/svg+xml", 200_000)).toBe(true);
  });
});
