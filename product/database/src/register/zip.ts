/** An archive of a few texts, as every computer opens it. Names are plain ASCII. */
import { crc32, deflateRawSync } from "node:zlib";

export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text);
    const packed = deflateRawSync(plain);
    const about = numbers(
      ...([
        [2, 20],
        [2, 0],
        [2, 8],
        [2, 0],
        [2, januaryFirst],
        [4, crc32(plain)],
        [4, packed.length],
        [4, plain.length],
        [2, name.length],
        [2, 0],
      ] as const),
    );
    bodies.push(numbers([4, 0x04034b50]), about, Buffer.from(name), packed);
    listed.push(
      numbers([4, 0x02014b50], [2, 20]),
      about,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      Buffer.from(name),
    );
    at += 4 + about.length + name.length + packed.length;
  }
  const directory = Buffer.concat(listed);
  const count = Object.keys(files).length;
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, at], [2, 0]);
  return Buffer.concat([...bodies, directory, end]);
}

/** 1 January 1980, where the calendar of the format begins: the same content is the same archive. */
const januaryFirst = 0x21;

/** Little-endian numbers of so many bytes each. */
function numbers(...each: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(each.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of each) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
