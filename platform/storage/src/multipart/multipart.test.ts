import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundaryOf, readForm } from "./multipart.ts";

async function* pieces(bytes: Uint8Array, sizes: number[]) {
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length]!;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const encoded = async (form: FormData) => {
  const request = new Request("http://host/", { method: "POST", body: form });
  const boundary = boundaryOf(request.headers.get("content-type")!)!;
  return { boundary, bytes: new Uint8Array(await request.arrayBuffer()) };
};

const contentOf = async (content: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(content));

describe("a form", () => {
  it("comes out as it went in, however it is cut on the way", () =>
    fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.string({ maxLength: 40 }), { maxKeys: 5 }),
        fc.uint8Array({ maxLength: 400 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
        async (fields, file, sizes) => {
          const form = new FormData();
          // Line ends in fields are made alike by whoever encodes the form.
          const plain = Object.entries(fields).filter(
            ([key, value]) =>
              !/[\r\n]/.test(key + value) && key.isWellFormed() && value.isWellFormed() && !/["%\\]/.test(key),
          );
          for (const [key, value] of plain) form.append(key, value);
          form.append("", new Blob([file], { type: "image/png" }));
          const { boundary, bytes } = await encoded(form);
          const read = await readForm(pieces(bytes, sizes), boundary);
          expect(Object.fromEntries(read.fields)).toEqual(Object.fromEntries(plain));
          expect(read.file?.type).toBe("image/png");
          expect(new Uint8Array(await contentOf(read.file!.content))).toEqual(file);
        },
      ),
      { numRuns: 100 },
    ));

  it("is not fooled by a file that looks like a boundary", async () => {
    const form = new FormData();
    const file = "\r\n--bound\r\n--b\r\n\r\n--";
    form.append("", new Blob([file]));
    const { boundary, bytes } = await encoded(form);
    const read = await readForm(pieces(bytes, [1]), boundary);
    expect((await contentOf(read.file!.content)).toString()).toBe(file);
  });

  it.each([
    ["", "ended before"],
    ["--b", "ended before"],
    ["--bx\r\n\r\n", "malformed part"],
    ["--b\r\n\r\n\r\nx\r\n--b--", "malformed part header"],
    [`--b\r\n${"a: b\r\n".repeat(5000)}\r\n`, "too large"],
    ["x".repeat(70_000), "too large"],
    ['--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(11) + "--b--", "too many fields"],
  ])("refuses %j", async (text, message) => {
    const bytes = Buffer.from(text);
    await expect(readForm(pieces(bytes, [999]), "b").then(() => "accepted")).rejects.toThrow(message);
  });

  it("without a file is one without a file", async () => {
    const form = new FormData();
    form.append("a", "b");
    const { boundary, bytes } = await encoded(form);
    expect(await readForm(pieces(bytes, [100]), boundary)).toMatchObject({ file: undefined });
  });

  it("needs a boundary", () => {
    expect(boundaryOf("text/plain")).toBe(undefined);
    expect(boundaryOf('multipart/form-data; boundary="a b"')).toBe("a b");
    expect(() => boundaryOf("multipart/form-data")).toThrow("Boundary not found");
  });
});
