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

const streamsIn = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body!, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });

/** The words on the pages, as far as the file holds their letters. */
function wordsIn(pdf: Buffer): string {
  const hex = streamsIn(pdf).flatMap((stream) => [...stream.matchAll(/<([0-9a-f]+)>/g)].map(([, each]) => each!));
  return Buffer.from(hex.join(""), "hex").toString("latin1");
}

test("a signed contract is a PDF with the text in both languages, who signed, when, and the hash", async () => {
  const pdf = await contractPdf(paper);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.subarray(-6).toString().trim()).toBe("%%EOF");
  const words = wordsIn(pdf);
  for (const phrase of ["Entre nosotros, por", "Between us.", "Firmado por Ane Etxeberria Ruiz", "192.0.2.7", sha256])
    expect(words).toContain(phrase);
  expect(words).toMatch(/15 nov 2026, 11:00:00/);
  expect(words).toContain("Página 1 de 2");
});

test("a long contract goes over several pages", async () => {
  const long = "Un párrafo. ".repeat(60);
  const es = Array.from({ length: 60 }, (_, index) => `# ${index}\n\n${long}`).join("\n\n");
  const words = wordsIn(await contractPdf({ ...paper, texts: { ...paper.texts, es } }));
  expect(words).toMatch(/Página 1 de [12]\d/);
});

test("letters of every European language stand on it as they are, and others do not stop it", async () => {
  const name = "Łukasz Ștefan Đorđe Ağa Ελένη Олена 王";
  const pdf = await contractPdf({ ...paper, worker: name, signature: { ...signature, name } });
  const streams = streamsIn(pdf).join("\n");
  // The map from drawn letters to written ones, by which readers search and copy.
  for (const letter of "ŁȘĐđğέОл")
    expect(streams.toLowerCase()).toContain(letter.codePointAt(0)!.toString(16).padStart(4, "0"));
  expect(streams).not.toContain("738b");
  expect(pdf.toString("latin1")).toContain("Inter");
  expect((await contractPdf(paper)).toString("latin1")).not.toContain("FontFile");
});
