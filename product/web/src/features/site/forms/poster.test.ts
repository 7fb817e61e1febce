import { expect, it } from "vitest";
import { posterPdf } from "./poster-pdf.server.ts";

it("prints the code of a form, whatever letters its name has", async () => {
  const poster = { title: "Camareros Łódź, Bilbao", entity: "Ribera", link: "https://x.test/es/signup?formId=a" };
  const pdf = await posterPdf({ ...poster, language: "es" }, { name: "Cuadrante", colour: "#15803d" });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeGreaterThan(2000);
});
