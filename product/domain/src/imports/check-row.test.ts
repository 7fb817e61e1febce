import { describe, expect, it } from "vitest";
import { checkRow, type ImportSurroundings } from "./check-row.ts";
import type { ImportColumn } from "./columns.ts";
import { guessColumns } from "./guess-columns.ts";
import { plusDays } from "@product/domain/time/local-date";
import type { ImportPlan } from "./plan.ts";

const plan = (...columns: (ImportColumn | null)[]): ImportPlan => ({
  columns,
  mode: "both",
  key: "email",
  entityId: "ribera",
  country: "ES",
  language: null,
  workerType: null,
  status: "applied",
  takesSharedContacts: false,
});
const around: ImportSurroundings = {
  today: "2026-06-01",
  entities: new Map([
    ["ribera", { id: "ribera", isTheirs: true }],
    ["thames", { id: "thames", isTheirs: false }],
  ]),
  roles: new Map([
    ["camarero", "waiter"],
    ["waiter", "waiter"],
    ["montador", "rigger"],
  ]),
};
const read = (cells: Partial<Record<ImportColumn, string>>, formulas: number[] = []) =>
  checkRow({ cells: Object.values(cells), formulas }, plan(...(Object.keys(cells) as ImportColumn[])), around);
const whole = { firstName: "Ana", email: "ana@example.com" };

describe("a row", () => {
  it("says only what it has, tidied up", () => {
    const { values, faults, missing } = read({ ...whole, mobile: "600 12 34 56", town: "", preferredName: "–" });
    expect(values).toEqual({ firstName: "Ana", email: "ana@example.com", mobile: "+34600123456" });
    expect([faults, missing]).toEqual([[], []]);
  });

  it("may write in either language what the product has a word for", () => {
    const cells = {
      ...whole,
      country: "Reino Unido",
      language: "Inglés",
      workerType: "Fijo discontinuo",
      nationality: "Española",
    };
    const words = { country: "UK", language: "en", workerType: "fixed_discontinuous", nationality: "ES" };
    expect(read(cells).values).toMatchObject(words);
  });

  it("reads telephones as of the country it names, or the one chosen", () => {
    expect(read({ ...whole, country: "UK", mobile: "07700 900123" }).values.mobile).toBe("+447700900123");
    for (const mobile of ["07700 900123", "447700900123", "+44 (0)7700 900123", "00447700900123"])
      expect(read({ ...whole, mobile }).values.mobile).toBe("+447700900123");
    expect(read({ ...whole, mobile: "34612345678" }).values.mobile).toBe("+34612345678");
    expect(read({ ...whole, country: "UK", mobile: "07700 90012" }).faults).toEqual([
      { column: "mobile", fault: { fault: "telephone" } },
    ]);
  });

  it("loses nobody of a file of 520 with days such as 14/3/98", () => {
    const born = Array.from({ length: 520 }, (_, index) => plusDays("1961-01-01", index * 33));
    const short = (day: string) => [Number(day.slice(8)), Number(day.slice(5, 7)), day.slice(2, 4)].join("/");
    const rows = born.map((day) =>
      read({ ...whole, birthDate: short(day), spanishId: "12345678Z", spanishIdExpiresOn: "9/10/34" }),
    );
    expect(rows.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(rows.map(({ values }) => values.birthDate)).toEqual(born);
    expect(rows[0]!.values.identities).toEqual([expect.objectContaining({ expiresOn: "2034-10-09" })]);
  });

  it("names roles, entities and tags", () => {
    const { values } = read({ ...whole, roles: "Montador; waiter, Camarero", entity: "RIBERA", tags: "VIP; night" });
    expect(values).toMatchObject({ roleIds: ["rigger", "waiter"], entityId: "ribera", tags: ["VIP", "night"] });
    expect(read({ ...whole, roles: "Astronaut", entity: "Thames" }).faults).toEqual([
      { column: "roles", fault: { fault: "unknownRole" } },
      { column: "entity", fault: { fault: "otherEntity" } },
    ]);
  });

  it("tells everything that is wrong, at its column", () =>
    expect(
      read({ firstName: "Ana", email: "ana", birthDate: "31/02/2001", spanishId: "12345678A", code: "17" }).faults,
    ).toEqual([
      { column: "email", fault: { fault: "email" } },
      { column: "birthDate", fault: { fault: "date" } },
      { column: "spanishId", fault: { fault: "idLetter", expected: "Z" } },
      { column: "code", fault: { fault: "codeForm" } },
    ]));

  it("lacks a name and a way to be reached only where somebody is new", () => {
    const { faults, missing, values } = read({ code: "W-4F7K", town: "Bilbao" });
    expect([faults, values]).toEqual([[], { code: "W-4F7K", town: "Bilbao" }]);
    expect(missing).toEqual([
      { column: "firstName", fault: { fault: "required" } },
      { column: "email", fault: { fault: "contactMissing" } },
    ]);
  });

  it.each(['=HYPERLINK("x")', "+1+1", "-2+3", "@SUM(A1)", "＝1"])("takes nothing that computes: %s", (text) =>
    expect(read({ ...whole, lastName: text }).faults).toEqual([{ column: "lastName", fault: { fault: "formula" } }]),
  );

  it("takes nothing from a cell that a formula fills", () =>
    expect(read({ ...whole, lastName: "" }, [2]).faults).toEqual([
      { column: "lastName", fault: { fault: "formula" } },
    ]));

  it("may have both surnames in one cell", () => {
    expect(read({ ...whole, surnames: "de la Fuente García" }).values).toMatchObject({
      lastName: "de la Fuente",
      secondLastName: "García",
    });
    expect(read({ ...whole, surnames: "x".repeat(300) }).faults).toMatchObject([
      { column: "surnames", fault: { fault: "tooLong" } },
    ]);
  });

  it("may call roles by words that somebody has explained for the whole file", () => {
    const explained = (roleWords: Record<string, string | null>, roles: string) =>
      checkRow(
        { cells: ["Ana", "ana@example.com", roles], formulas: [] },
        { ...plan("firstName", "email", "roles"), roleWords },
        around,
      );
    expect(explained({ sala: "waiter" }, "Sala; montador").values.roleIds).toEqual(["rigger", "waiter"]);
    expect(explained({ varios: null }, "Varios, Camarero").values.roleIds).toEqual(["waiter"]);
    for (const words of [{}, { sala: "gone" }])
      expect(explained(words, "Sala").faults).toEqual([{ column: "roles", fault: { fault: "unknownRole" } }]);
  });

  it("tells what is odd and stops nobody", () =>
    expect(read({ ...whole, naf: "281234567841" }).doubts).toEqual([
      { column: "naf", fault: { fault: "nafDigits", expected: "40" } },
    ]));
});

describe("columns", () => {
  const everyone = () => true;

  it("are guessed from headings in both languages", () => {
    expect(
      guessColumns(["Nombre", "Apellidos", "Móvil", "Correo electrónico", "Población", "Cuota"], everyone),
    ).toEqual(["firstName", "surnames", "mobile", "email", "town", null]);
    expect(guessColumns(["Apellidos", "Segundo apellido"], everyone)).toEqual(["lastName", "secondLastName"]);
    expect(guessColumns(["FIRST_NAME", "Surname", "Mobile phone", "E-mail", "D.N.I.", "DNI/NIE"], everyone)).toEqual([
      "firstName",
      "lastName",
      "mobile",
      "email",
      null,
      "spanishId",
    ]);
  });

  it("are taken once, and only by those who may fill them", () =>
    expect(guessColumns(["Email", "Correo", "IBAN"], (column) => column !== "iban")).toEqual(["email", null, null]));
});
