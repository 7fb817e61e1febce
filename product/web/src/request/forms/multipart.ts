/**
 * Reads multipart/form-data as it comes:
 *
 *     --boundary CRLF head CRLF CRLF content CRLF --boundary … --boundary--
 *
 * Each byte is looked at once and kept once, so that the time it takes grows with the form and with nothing else.
 */
import { gathering, puttingBy } from "./form-bytes.ts";
import { formLimits } from "./form-limits.ts";

/** A form that breaks off, has no boundary, or more parts or longer heads than any form of ours. */
export class NotAForm extends Error {
  override readonly name = "NotAForm";
}

export type Part = [name: string, content: string | File];

/** The boundary that a content type names; undefined for any other type. */
export function boundaryIn(contentType: string): string | undefined {
  if (!/^multipart\/form-data *(;|$)/i.test(contentType)) return undefined;
  const [, quoted, plain] = /; *boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new NotAForm("no boundary");
  return boundary;
}

export async function* partsIn(source: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const read = readerOf(source);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first boundary has no line before it; with one put there, all are alike.
  read.putBack("\r\n");
  await read.until(delimiter, gathering(), formLimits.headBytes);
  let room: number = formLimits.bytes;
  for (let count = 1; await anotherIn(read); count += 1) {
    if (count > formLimits.entries) throw new NotAForm("too many parts");
    // As with the boundary: a part without a head has its empty line at once.
    read.putBack("\r\n");
    const head = gathering();
    await read.until(Buffer.from("\r\n\r\n"), head, formLimits.headBytes);
    const { name, file } = saidIn(textOf(head));
    if (file) {
      const content = puttingBy();
      await read.until(delimiter, content);
      yield [name, content.file(file.name, file.type)];
    } else {
      // The room that is left for files is no room for texts.
      const content = gathering();
      room -= await read.until(delimiter, content, room);
      yield [name, textOf(content)];
    }
  }
}

export const textOf = (gathered: Pick<ReturnType<typeof gathering>, "all">): string =>
  Buffer.concat(gathered.all()).toString("utf8");

/** After a boundary stands a line end before another part, or two hyphens at the end. */
async function anotherIn(read: Reader): Promise<boolean> {
  const mark = await read.two();
  if (mark !== "--" && mark !== "\r\n") throw new NotAForm("a malformed part");
  return mark !== "--";
}

type Reader = ReturnType<typeof readerOf>;

function readerOf(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);
  let putBack = "";
  const more = async () => {
    const { done, value } = await chunks.next();
    if (done) throw new NotAForm("it breaks off");
    buffered =
      buffered.length === 0
        ? Buffer.from(value.buffer, value.byteOffset, value.length)
        : Buffer.concat([buffered, value]);
  };
  return {
    /** For a mark that may begin with it; the next one is then found by the rest of it. */
    putBack: (text: string) => void (putBack = text),

    /** Puts what stands before the mark into `into`, and takes the mark as well. How much it was. */
    async until(mark: Buffer, into: { add: (bytes: Uint8Array) => void }, most = Infinity): Promise<number> {
      const rest = putBack && mark.subarray(putBack.length);
      putBack = "";
      if (rest) {
        while (buffered.length < rest.length) await more();
        if (buffered.subarray(0, rest.length).equals(rest)) {
          buffered = buffered.subarray(rest.length);
          return 0;
        }
      }
      let size = 0;
      const take = (length: number) => {
        if ((size += length) > most) throw new NotAForm("more than stands there");
        into.add(buffered.subarray(0, length));
        buffered = buffered.subarray(length);
      };
      for (;;) {
        const found = buffered.indexOf(mark);
        if (found >= 0) {
          take(found);
          buffered = buffered.subarray(mark.length);
          return size;
        }
        // The end of what is held may be the beginning of the mark.
        take(Math.max(0, buffered.length - mark.length + 1));
        await more();
      }
    },

    async two(): Promise<string> {
      while (buffered.length < 2) await more();
      const taken = buffered.subarray(0, 2).toString("latin1");
      buffered = buffered.subarray(2);
      return taken;
    },
  };
}

function saidIn(head: string): { name: string; file: { name: string; type: string } | undefined } {
  const line = (name: string) => new RegExp(`(?:^|\\r\\n)${name}: *([^\\r\\n]*)`, "i").exec(head)?.[1] ?? "";
  const disposition = line("content-disposition");
  if (!/^form-data *(;|$)/i.test(disposition)) throw new NotAForm("a malformed head");
  const parameter = (name: string) => {
    const [, quoted, plain] = new RegExp(`; *${name}=(?:"([^"]*)"|([^\\s;"]*))`, "i").exec(disposition) ?? [];
    return quoted === undefined ? plain : unescaped(quoted);
  };
  const fileName = parameter("filename");
  return {
    name: parameter("name") ?? "",
    file: fileName === undefined ? undefined : { name: fileName, type: line("content-type") },
  };
}

/** As browsers write what would end the name. */
const unescaped = (text: string) =>
  text.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
