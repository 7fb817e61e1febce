/** Guesses what each column is from its heading, in either language. */
import { fold } from "@product/domain/filters/fold";
import { importColumns, type ImportColumn } from "./columns.ts";

/** One column for each heading; what is not known, or stands there a second time, is left to the person. */
export function guessColumns(
  headings: readonly string[],
  isAllowed: (column: ImportColumn) => boolean,
): (ImportColumn | null)[] {
  const taken = new Set<ImportColumn>();
  return headings.map((heading) => {
    const column = known.get(wordsOf(heading));
    if (!column || taken.has(column) || !isAllowed(column)) return null;
    taken.add(column);
    return column;
  });
}

const wordsOf = (heading: string) => (fold(heading).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const names: Record<ImportColumn, string> = {
  code: "code, código, worker code, código de trabajador, cuadrante code",
  firstName: "first name, name, given name, forename, nombre, nombre de pila",
  lastName:
    "last name, surname, surnames, family name, first surname, apellido, apellidos, primer apellido, apellido 1",
  secondLastName: "second surname, second last name, segundo apellido, apellido 2",
  preferredName: "preferred name, known as, nickname, nombre preferido, nombre habitual, apodo",
  email: "email, e-mail, mail, email address, correo, correo electrónico, dirección de correo",
  mobile:
    "mobile, mobile phone, mobile number, phone, phone number, telephone, móvil, teléfono, teléfono móvil, tel, tfno",
  country: "country, país, works in, trabaja en, country of work, país de trabajo",
  language: "language, language of messages, contact language, idioma, lengua, idioma de contacto",
  workerType: "contract, type, worker type, contract type, contrato, tipo, tipo de contrato, tipo de trabajador",
  address: "address, street, dirección, domicilio, calle",
  town: "town, city, place, localidad, población, ciudad, municipio",
  postcode: "postcode, post code, postal code, zip, código postal, cp, c p",
  birthDate: "date of birth, birth date, born, birthday, dob, fecha de nacimiento, nacimiento, f nacimiento",
  nationality: "nationality, nacionalidad",
  spanishId: "dni, nie, nif, dni nie, dni nif, nif nie, dni o nie, documento, spanish id",
  spanishIdExpiresOn:
    "dni expires, nie expires, dni valid until, caducidad dni, caducidad nie, caducidad del dni, caducidad del documento",
  passport: "passport, passport number, pasaporte, número de pasaporte",
  passportCountry: "passport country, issuing country, país del pasaporte, país de expedición",
  passportExpiresOn: "passport expires, passport valid until, caducidad del pasaporte, caducidad pasaporte",
  nino: "nino, national insurance, national insurance number, ni number, ni no",
  shareCode: "share code, right to work share code, código compartido",
  naf: "naf, nss, social security number, número de la seguridad social, número de afiliación, seguridad social, nº ss, n ss",
  iban: "iban, bank account, account, cuenta, cuenta bancaria, número de cuenta",
  accountHolder: "account holder, titular, titular de la cuenta",
  languages: "languages, spoken languages, idiomas, idiomas que habla",
  entity: "legal entity, entity, company, employer, empresa, sociedad, razón social",
  roles: "roles, role, position, positions, job, puesto, puestos, categoría, categorías",
  tags: "tags, tag, labels, etiquetas, etiqueta",
};

const known: ReadonlyMap<string, ImportColumn> = new Map(
  importColumns.flatMap((column) =>
    [column, ...names[column].split(",")].map((name): [string, ImportColumn] => [wordsOf(name), column]),
  ),
);
