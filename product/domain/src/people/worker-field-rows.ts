/** The fields of a worker, each one row, in the order of the form. To add one, see docs/guides/add-a-field.md. */
import { addressLength, emailLength, townLength } from "@product/domain/company/master-data";
import { locales } from "@product/domain/locales";
import type { FieldRow, FieldRows } from "./field-rows.ts";
import { countries, workerTypes } from "./workers.ts";

type Text = Omit<FieldRow, "kind" | "blank" | "part"> & { part: "name" | "contact" | "address"; max: number };

/** A text with a column of its own, which anyone who sees its class may read. */
const text = <const Row extends Text>(row: Row) => ({ kind: "text", blank: "", ...row }) as const;
const personName = { fieldClass: "basic", part: "name", max: 80 } as const;

/** A number by which the person is known elsewhere: closed with their key, found by its hash. */
const ofNumber = { fieldClass: "identity", part: "identity", trail: "identityNumber", isAsked: true } as const;
const number = { ...ofNumber, kind: "number", isMasked: true } as const;

export const workerFieldRows = {
  firstName: text({
    ...personName,
    column: "first_name",
    label: { en: "First name", es: "Nombre" },
    hints: "first name, name, given name, forename, nombre, nombre de pila",
    erased: "code",
  }),
  lastName: text({
    ...personName,
    column: "last_name",
    label: { en: "Surname", es: "Primer apellido" },
    hints: "last name, surname, family name, first surname, apellido, primer apellido, apellido 1",
    isAsked: true,
  }),
  secondLastName: text({
    ...personName,
    column: "second_last_name",
    label: { en: "Second surname", es: "Segundo apellido" },
    hints: "second surname, second last name, segundo apellido, apellido 2",
    isAsked: true,
  }),
  preferredName: text({
    ...personName,
    column: "preferred_name",
    label: { en: "Preferred name", es: "Nombre preferido" },
    hints: "preferred name, known as, nickname, nombre preferido, nombre habitual, apodo",
  }),
  email: {
    kind: "email",
    fieldClass: "contact",
    part: "contact",
    column: "email",
    blank: null,
    max: emailLength,
    label: { en: "Email", es: "Correo electrónico" },
    hints: "email, e-mail, mail, email address, correo, correo electrónico, dirección de correo",
    isAsked: true,
    list: "email",
    filter: { en: "email", es: "el correo", label: { en: "Email", es: "Correo" } },
  },
  mobile: {
    kind: "phone",
    fieldClass: "contact",
    part: "contact",
    column: "mobile",
    blank: null,
    label: { en: "Mobile", es: "Móvil" },
    hints:
      "mobile, mobile phone, mobile number, phone, phone number, telephone, móvil, teléfono, teléfono móvil, tel, tfno",
    isAsked: true,
    list: "phone",
    filter: { en: "mobile number", es: "el móvil" },
  },
  country: {
    kind: "choice",
    values: countries,
    fieldClass: "basic",
    part: "work",
    column: "country",
    label: { en: "Country", es: "País" },
    hints: "country, país, works in, trabaja en, country of work, país de trabajo",
    list: "country",
    filter: { en: "country", es: "el país" },
    erased: "itself",
  },
  language: {
    kind: "choice",
    values: locales.map(({ code }) => code),
    fieldClass: "basic",
    part: "work",
    column: "language",
    label: { en: "Language we write in", es: "Idioma en que le escribimos" },
    hints: "language, language of messages, contact language, idioma, lengua, idioma de contacto",
    list: "language",
    filter: {
      en: "contact language",
      es: "el idioma de contacto",
      label: { en: "Contact language", es: "Idioma de contacto" },
    },
    erased: "itself",
  },
  workerType: {
    kind: "choice",
    values: workerTypes,
    fieldClass: "basic",
    part: "work",
    column: "worker_type",
    label: { en: "Contract", es: "Contrato" },
    hints: "contract, type, worker type, contract type, contrato, tipo, tipo de contrato, tipo de trabajador",
    list: "type",
    filter: { en: "contract", es: "el contrato" },
    erased: "itself",
  },
  address: text({
    fieldClass: "contact",
    part: "address",
    column: "address",
    max: addressLength,
    label: { en: "Address", es: "Dirección" },
    hints: "address, street, dirección, domicilio, calle",
    isAsked: true,
  }),
  town: text({
    fieldClass: "basic",
    part: "address",
    column: "town",
    max: townLength,
    label: { en: "Town", es: "Localidad" },
    hints: "town, city, place, localidad, población, ciudad, municipio",
    isAsked: true,
    list: "town",
    filter: { en: "town", es: "la localidad" },
  }),
  postcode: text({
    fieldClass: "contact",
    part: "address",
    column: "postcode",
    max: 12,
    label: { en: "Postcode", es: "Código postal" },
    hints: "postcode, post code, postal code, zip, código postal, cp, c p",
    isAsked: true,
  }),
  birthDate: {
    kind: "day",
    fieldClass: "identity",
    part: "identity",
    trail: "dateOfBirth",
    label: { en: "Date of birth", es: "Fecha de nacimiento" },
    hints: "date of birth, birth date, born, birthday, dob, fecha de nacimiento, nacimiento, f nacimiento",
    isAsked: true,
  },
  nationality: {
    kind: "country",
    fieldClass: "identity",
    part: "identity",
    column: "nationality",
    blank: null,
    label: { en: "Nationality", es: "Nacionalidad" },
    hints: "nationality, nacionalidad",
    isAsked: true,
  },
  spanishId: {
    ...number,
    label: { en: "DNI or NIE", es: "DNI o NIE" },
    hints: "dni, nie, nif, dni nie, dni nif, nif nie, dni o nie, documento, spanish id",
  },
  spanishIdExpiresOn: {
    ...ofNumber,
    kind: "day",
    label: { en: "DNI or NIE valid until", es: "DNI o NIE válido hasta" },
    hints:
      "dni expires, nie expires, dni valid until, caducidad dni, caducidad nie, caducidad del dni, caducidad del documento",
  },
  passport: {
    ...number,
    label: { en: "Passport number", es: "Número de pasaporte" },
    hints: "passport, passport number, pasaporte, número de pasaporte",
  },
  passportCountry: {
    ...ofNumber,
    kind: "country",
    label: { en: "Passport of", es: "Pasaporte de" },
    hints: "passport country, issuing country, país del pasaporte, país de expedición",
    merged: "with passport",
  },
  passportExpiresOn: {
    ...ofNumber,
    kind: "day",
    label: { en: "Passport valid until", es: "Pasaporte válido hasta" },
    hints: "passport expires, passport valid until, caducidad del pasaporte, caducidad pasaporte",
  },
  nino: {
    ...number,
    label: { en: "National Insurance number", es: "National Insurance number" },
    hints: "nino, national insurance, national insurance number, ni number, ni no",
  },
  shareCode: {
    ...number,
    label: { en: "Share code", es: "Share code" },
    hints: "share code, right to work share code, código compartido",
  },
  naf: {
    kind: "number",
    fieldClass: "pay",
    part: "pay",
    trail: "socialSecurityNumber",
    label: { en: "Spanish social security number (NAF)", es: "Número de afiliación (NAF)" },
    hints:
      "naf, nss, social security number, número de la seguridad social, número de afiliación, seguridad social, nº ss, n ss",
    isAsked: true,
    isMasked: true,
    merged: "kept",
  },
  iban: {
    kind: "number",
    fieldClass: "pay",
    part: "pay",
    label: { en: "Bank account (IBAN, or sort code and account)", es: "Cuenta bancaria (IBAN, o sort code y cuenta)" },
    hints:
      "iban, bank account (iban), cuenta bancaria (iban), bank account, account, sort code and account, cuenta, cuenta bancaria, número de cuenta",
    isAsked: true,
    isMasked: true,
    merged: "account",
  },
  accountHolder: {
    kind: "text",
    fieldClass: "pay",
    part: "pay",
    max: 120,
    label: { en: "Account holder", es: "Titular de la cuenta" },
    hints: "account holder, titular, titular de la cuenta",
    isAsked: true,
    isMasked: true,
    merged: "account",
  },
  languages: {
    kind: "languages",
    fieldClass: "basic",
    part: "languages",
    label: { en: "Languages", es: "Idiomas" },
    hints: "languages, spoken languages, idiomas, idiomas que habla",
    isAsked: true,
  },
} as const satisfies FieldRows;
