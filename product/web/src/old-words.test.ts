/** Wordings that native colleagues stumbled over, and what they say instead: none of them comes back. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const product = join(import.meta.dirname, "..", "..");
const folders = ["domain", "database", "ui", "web"].map((name) => join(product, name, "src"));
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|\/testing/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name));

type Text = { file: string; en: string; es: string };
const literal = String.raw`"((?:[^"\\]|\\.)*)"`;
const both = new RegExp(String.raw`en:\s*${literal},\s*es:\s*${literal}`, "g");
const texts: Text[] = files.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(both)].map(([, en, es]) => ({ file, en: en!, es: es! })),
);

const ofPeople = ({ file }: Text) => /\/(people|clearance|papers|filters)\//.test(file);
const anywhere = () => true;

const spanish: [RegExp, string, ((text: Text) => boolean)?][] = [
  [/Sin turnos todavía/, "Aún no se le pueden dar turnos", ofPeople],
  [/Podría trabajar, si/, "Podría trabajar si…"],
  [/Con aprobación, sin activar todavía/, "Aprobado, pendiente de activar"],
  [/Sin contrato para estos días/, "Sin contrato en vigor"],
  [/Llegó por/, "Procedencia"],
  [/^Unir\b/, "Fusionar…"],
  [/Lo habitual allí/, "El habitual de la empresa"],
  [/Precio base/, "Salario base"],
  [/Parte de la jornada/, "Porcentaje de jornada"],
  [/Ponerle fin/, "Finalizar contrato"],
  [/^Sin fin\b/, "Sin caducidad"],
  [/Lo reviso yo/, "Asignármelo"],
  [/Vino sin archivo/, "Sin archivo adjunto"],
  [/^Cuidado$/, "Responsable y acceso"],
  [/^Tomar$/, "Copiar permisos"],
  [/Dárselo/, "Entregar sus datos"],
  [/Es cosa de dos/, "Hacen falta dos personas"],
  [/(#|\}) elegid[ao]s/, "7 seleccionadas"],
  [/Escribir nota/, "Guardar nota"],
  [/^Titular$/, "Propietario", ({ en }) => !/Headline/.test(en)],
  [/Teclas y ayuda/, "Atajos y ayuda"],
  [/Segundo paso/i, "Verificación en dos pasos"],
  [/crea a la persona propietaria/, "Con este enlace se crea la cuenta propietaria"],
  [/cuestan de adivinar/, "son difíciles de adivinar"],
  [/Todavía no se le ha hecho nada/, "Sin cambios todavía"],
  [/Côte d'Ivoire/, "Costa de Marfil"],
  [/puestos? libres?\./, "plaza libre", ({ es }) => !/de este puesto libre/.test(es)],
];
const english: [RegExp, string, ((text: Text) => boolean)?][] = [
  [/No shifts yet/, "Can't be given shifts yet", (text) => ofPeople(text)],
  [/but this is owed/, "but still outstanding"],
  [/Could work, if/, "Could work if…"],
  [/^(Came by|Here since|Writes in)$/, "Source / Added / Contact language"],
  [/As usual there/, "Company default"],
  [/How they want to be called/, "Preferred name"],
  [/Write down the check/, "Record check"],
  [/It is here and waits for a review/, "Uploaded, awaiting review"],
  [/I am on it/, "Assign to me"],
  [/Part of full time/, "% of full time"],
  [/read it calmly/, "take your time to read it"],
  [/fetch it here/, "you can download it here"],
  [/will tell you how it goes on/, "The office will be in touch"],
  [/^of \{name\}$/, "Owner: NAME"],
  [/What people can show that they know/, "Skills and certificates"],
  [/Kept for judges and authorities alone/, "Restricted to courts and authorities"],
  [/SVG is not taken/, "SVG isn't supported"],
  [/not even we\b/, "including us"],
  [/^(Every act|On what)$/, "Every action / Record"],
  [/Brought in\b/, "Uploaded"],
  [/brought along and run by/, "bundled and managed by the app"],
];

test("the texts of the product are found in their files", () => expect(texts.length).toBeGreaterThan(5000));

test("no date is written as files write it", () => {
  const isIso = /\b\d{4}-\d{2}-\d{2}\b/;
  expect(texts.filter((text) => isIso.test(text.en) || isIso.test(text.es))).toEqual([]);
});

describe.each([
  ["es", spanish],
  ["en", english],
] as const)("in %s", (language, rows) => {
  test.each(rows)("%s is said as “%s”", (old, _, applies = anywhere) =>
    expect(texts.filter((text) => old.test(text[language]) && applies(text))).toEqual([]),
  );
});
