/** Pictures that journeys send. */
import { deflateSync, crc32 } from "node:zlib";

/** An image of dots that compress badly, so that sending it takes a while. */
export function noisyPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let at = 0, seed = 1; at < rows.length; at++) {
    seed = (seed * 48_271) % 2_147_483_647;
    rows[at] = at % (1 + width * 3) === 0 ? 0 : seed & 255;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const chunks = [
    ["IHDR", head] as const,
    ["IDAT", deflateSync(rows, { level: 1 })] as const,
    ["IEND", Buffer.alloc(0)] as const,
  ];
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    ...chunks.map(([name, data]) => chunk(name, data)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(name, 4, "latin1");
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}
