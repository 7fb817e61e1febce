/** The picture of a camera held at a code: a film of a few frames, which the browser of a test takes for its camera. */
import { writeFileSync } from "node:fs";
import { encode } from "uqr";

const [wide, high] = [640, 480];

export function filmCode(path: string, text: string): void {
  const { data, size } = encode(text, { border: 4 });
  const dot = Math.floor(high / size);
  const left = Math.floor((wide - dot * size) / 2);
  const frame = Buffer.alloc((wide * high * 3) / 2, 0x80);
  frame.fill(0xeb, 0, wide * high);
  for (const [row, dots] of data.entries())
    for (const [column, isDark] of dots.entries())
      for (let line = 0; isDark && line < dot; line += 1)
        frame.fill(
          0x10,
          (row * dot + line) * wide + left + column * dot,
          (row * dot + line) * wide + left + (column + 1) * dot,
        );
  const frames = Array.from({ length: 4 }, () => [Buffer.from("FRAME\n"), frame]).flat();
  writeFileSync(path, Buffer.concat([Buffer.from(`YUV4MPEG2 W${wide} H${high} F10:1 Ip A1:1 C420jpeg\n`), ...frames]));
}
