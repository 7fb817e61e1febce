import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { mostThumbnailBytes } from "@product/domain/files/buckets";
import { thumbnailImage } from "./thumbnail-image.ts";

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 90 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

describe("the thumbnail of a photo", () => {
  it("is never above three thousand bytes, however restless the picture is", async () => {
    for (const [width, height] of [
      [1200, 1600],
      [400, 400],
      [30, 900],
    ] as const) {
      const small = (await thumbnailImage(await noise(width, height)))!;
      expect(small.length).toBeLessThanOrEqual(mostThumbnailBytes);
      expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 88, height: 88 });
    }
  });
});
