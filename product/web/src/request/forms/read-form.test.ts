import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { growth, longestTurn, longestTurnAllowed, mostGrowth } from "@platform/kernel/testing/main-thread";
import { formLimits } from "./form-limits.ts";
import { readForm } from "./read-form.ts";

const schema = z.object({
  title: z.string(),
  permissions: z.array(z.string()),
  photo: z.file().optional().meta({ largest: 200_000 }),
});
const texts = z.object({ title: z.string(), permissions: z.array(z.string()) });
const urlencoded = "application/x-www-form-urlencoded";

/** A request whose body comes in such pieces, and which knows how many were taken. */
function sending(
  body: Uint8Array | string,
  type: string,
  { piece = 16 * 1024, address = "http://host/x?do=photo", isSocket = false } = {},
) {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const taken = { bytes: 0 };
  let at = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // From a connection each piece comes in a turn of its own.
        if (isSocket) await new Promise(setImmediate);
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, (at += piece)));
        taken.bytes = Math.min(at, bytes.length);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body: stream, headers: { "content-type": type }, duplex: "half" };
  const request = new Request(address, init as RequestInit);
  return { request, taken };
}

const read = async (body: Uint8Array | string, type: string, piece?: number) =>
  readForm("anyone", sending(body, type, piece === undefined ? {} : { piece }).request, schema);

async function encoded(form: FormData) {
  const request = new Request("http://host/", { method: "POST", body: form });
  return [new Uint8Array(await request.arrayBuffer()), request.headers.get("content-type")!] as const;
}

const answerOf = (pending: Promise<unknown>) =>
  pending.then(
    () => "read",
    (thrown: { init?: { status: number }; status?: number }) => thrown.init?.status ?? thrown.status,
  );

describe("a form", () => {
  it("comes out as it went in, in either encoding, however it is cut on the way", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom("title", "permissions", "other"), fc.string({ unit: "grapheme" })), {
          maxLength: 20,
        }),
        fc.uint8Array({ maxLength: 3_000 }),
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 400 }),
        async (fields, file, fileName, piece) => {
          // Line ends are made alike by whoever encodes the form, and a null is refused.
          const plain = fields.filter(([, value]) => value.isWellFormed() && !/[\r\n\0]/.test(value));
          const known = plain.filter(([name]) => name !== "other");
          const typed = await read(new URLSearchParams(plain).toString(), urlencoded, piece);
          expect([...typed]).toEqual(known);
          const form = new FormData();
          for (const [name, value] of plain) form.append(name, value);
          const isCalled = fileName.isWellFormed() && !/[\r\n\0\\]/.test(fileName);
          form.append("photo", new File([file], isCalled ? fileName : "x.png", { type: "image/png" }));
          const inParts = await read(...(await encoded(form)), piece);
          expect([...inParts].slice(0, -1)).toEqual(known);
          const photo = inParts.get("photo") as File;
          expect([photo.name, photo.type]).toEqual([isCalled ? fileName : "x.png", "image/png"]);
          expect(await photo.bytes()).toEqual(file);
        },
      ),
      { numRuns: 150 },
    ));

  it("is read by the name of before where the page was open during an update", async () => {
    const named = z.object({ actionName: z.string() });
    const { request } = sending("deed=archive", urlencoded);
    expect([...(await readForm("anyone", request, named))]).toEqual([["actionName", "archive"]]);
  });

  it("is not fooled by a file that looks like a boundary", async () => {
    const form = new FormData();
    const content = "\r\n--b\r\n\r\n--\r\n----------------";
    form.append("photo", new File([content], "a"));
    const [bytes, type] = await encoded(form);
    for (const piece of [1, 2, 7])
      expect(await ((await read(bytes, type, piece)).get("photo") as File).text()).toBe(content);
  });

  it.each([
    ["more entries than any form has", "x=&".repeat(formLimits.entries), urlencoded],
    ["one name very often", "title=a&".repeat(formLimits.repeats + 1), urlencoded],
    [
      "one name very often, in parts",
      `${part("title")("a").repeat(formLimits.repeats + 1)}--b--\r\n`,
      "multipart/form-data; boundary=b",
    ],
    [
      "more parts than any form has",
      `${part("x")("").repeat(formLimits.entries + 1)}--b--\r\n`,
      "multipart/form-data; boundary=b",
    ],
    [
      "a name of five thousand letters, in parts",
      `${part("x".repeat(5_000))("a")}--b--\r\n`,
      "multipart/form-data; boundary=b",
    ],
    [
      "texts where there is room for a file",
      `${part("title")("a".repeat(600_000)).repeat(2)}--b--\r\n`,
      "multipart/form-data; boundary=b",
    ],
    ["no boundary", "--b--", "multipart/form-data"],
    ["no end", part("title")("a"), "multipart/form-data; boundary=b"],
    ["something before its first part", `${"x".repeat(5_000)}\r\n--b--\r\n`, "multipart/form-data; boundary=b"],
    ["a part without a name for itself", "--b\r\n\r\n\r\nx\r\n--b--", "multipart/form-data; boundary=b"],
    ["a null", "title=a%00b", urlencoded],
    ["another type", "{}", "application/json"],
  ])("with %s is not understood", async (_, body, type) => expect(await answerOf(read(body, type))).toBe(400));

  it("as large as it may be is read", async () => {
    const most = `title=${"a".repeat(formLimits.bytes - 6)}`;
    expect((await read(most, urlencoded)).get("title")).toHaveLength(formLimits.bytes - 6);
  });

  it("larger than it may be is refused when the first byte too many comes, and where it says so before any", async () => {
    const { request, taken } = sending(`title=${"a".repeat(5_000_000)}`, urlencoded);
    expect(await answerOf(readForm("anyone", request, texts))).toBe(413);
    expect(taken.bytes).toBeLessThan(formLimits.bytes + 64 * 1024);
    const oversized = sending("title=a", urlencoded);
    oversized.request.headers.set("content-length", "5000000");
    expect(await answerOf(readForm("anyone", oversized.request, texts))).toBe(413);
    expect(oversized.taken.bytes).toBe(0);
  });

  it("with a file larger than it may be is let through to nowhere, and leads back to where it was chosen", async () => {
    const bytes = Buffer.alloc(3_000_000);
    const { request, taken } = sending(bytes, "multipart/form-data; boundary=b", {
      address: "http://host/es/x.data?do=photo",
    });
    request.headers.set("content-length", String(bytes.length));
    const answer = (await readForm("anyone", request, schema).catch((thrown: unknown) => thrown)) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/es/x?too-large#photo"]);
    expect(taken.bytes).toBe(bytes.length);
  });
});

describe("the time that it takes", () => {
  const half = formLimits.bytes / 2 - 100;
  const fill = (text: string, size: number) => text.repeat(Math.floor(size / text.length));
  it.each([
    ["of one long value", (size: number) => `title=${"a".repeat(size)}`, urlencoded],
    ["of escapes", (size: number) => `title=${fill("%C3%B1", size)}`, urlencoded],
    ["of a name that comes often", (size: number) => fill("title=&", size), urlencoded],
    ["of a name that is nobody's", (size: number) => fill("y=&", size), urlencoded],
    ["of one long name", (size: number) => `${fill("a[0].", size)}=`, urlencoded],
    ["of parts", (size: number) => `${fill(part("title")(""), size)}--b--\r\n`, "multipart/form-data; boundary=b"],
    [
      "of what looks like a boundary",
      (size: number) => `${part("title")(fill("\r\n--", size))}--b--\r\n`,
      "multipart/form-data; boundary=b",
    ],
  ])("grows with the form: %s", async (_, body, type) => {
    const [small, large] = [body(half), body(2 * half)];
    expect(
      await growth(
        () => answerOf(read(small, type)),
        () => answerOf(read(large, type)),
      ),
    ).toBeLessThan(mostGrowth);
  });

  it("grows with the form where each byte comes alone", async () => {
    const alone = (size: number) => () => answerOf(read(`title=${"a".repeat(size)}`, urlencoded, 1));
    expect(await growth(alone(20_000), alone(40_000))).toBeLessThan(mostGrowth);
  });
});

describe("a form with files as large as they may be", () => {
  const largest = 60 * 1024 * 1024;
  const files = z.object({ files: z.array(z.file()).meta({ largest }) });

  it.each([
    ["one file", 1, "a"],
    ["ten files", 10, "a"],
    ["files that look like boundaries", 10, "\r\n--"],
  ])("holds nobody up: %s", async (_, count, text) => {
    const file = Buffer.alloc(largest / count - 100, text);
    const head = `--${"-".repeat(60)}\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`;
    const pieces = Array.from({ length: count }, () => [Buffer.from(head), file, Buffer.from("\r\n")]).flat();
    const bytes = Buffer.concat([...pieces, Buffer.from(`--${"-".repeat(60)}--\r\n`)]);
    const type = `multipart/form-data; boundary=${"-".repeat(60)}`;
    let sent: FormData | undefined;
    const longest = await longestTurn(async () => {
      sent = await readForm("anyone", sending(bytes, type, { piece: 64 * 1024, isSocket: true }).request, files);
    });
    expect(sent!.getAll("files").map((each) => (each as File).size)).toEqual(
      Array.from({ length: count }, () => file.length),
    );
    expect(longest).toBeLessThan(longestTurnAllowed);
  });
});

function part(name: string) {
  return (content: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
}
