import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { contractPdf } from "./contract-pdf.server.ts";

const signature = {
  name: "Ane Etxeberria Ruiz",
  drawing: "10,20 30,40;50,60",
  language: "es" as const,
  at: "2026-11-15T10:00:00.000Z",
  address: "192.0.2.7",
};
const sha256 = "ab".repeat(32);
const paper = {
  brand: { name: "Marea", colour: "#15803d" },
  entity: "Marea Eventos, S.L.",
  worker: "Ane Etxeberria Ruiz",
  texts: { en: "# Contract\n\nBetween us.", es: "# Contrato\n\nEntre nosotros, por 11,50 € la hora.\n- uno" },
  sha256,
  signature,
};

/** What the pages say, as far as their letters stand in the file. */
function wordsIn(pdf: Buffer): string {
  const streams = [...pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body!, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  const hex = streams.flatMap((stream) => [...stream.matchAll(/<([0-9a-f]+)>/g)].map(([, each]) => each!));
  return Buffer.from(hex.join(""), "hex").toString("latin1");
}

test("a signed contract is a PDF with the text in both languages, who signed, when, and the hash", async () => {
  const pdf = await contractPdf(paper);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.subarray(-6).toString().trim()).toBe("%%EOF");
  const words = wordsIn(pdf);
  for (const said of ["Entre nosotros, por", "Between us.", "Firmado por Ane Etxeberria Ruiz", "192.0.2.7", sha256])
    expect(words).toContain(said);
  expect(words).toMatch(/15 nov 2026, 11:00:00/);
  expect(words).toContain("Página 1 de 2");
});

test("a long contract goes over several pages, and letters that the fonts lack do not stop it", async () => {
  const long = "Un párrafo. ".repeat(60);
  const es = Array.from({ length: 60 }, (_, index) => `# ${index}\n\n${long}`).join("\n\n");
  const pdf = await contractPdf({
    ...paper,
    texts: { ...paper.texts, es: `${es}\n\nŁódź, 北京, Ω` },
    signature: { ...signature, name: "Łukasz 王" },
  });
  const words = wordsIn(pdf);
  expect(words).toMatch(/Página 1 de [12]\d/);
  expect(words).toContain("Firmado por ?ukasz ?");
});
