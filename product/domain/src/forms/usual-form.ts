/** The form to begin with: what a company in a country has to know before somebody's first day. */
import type { Country } from "@product/domain/people/workers";
import type { BothLanguages, FormDefinition, FormField, FormPage } from "./definition.ts";

export const usualForm = (country: Country): FormDefinition => ({
  pages: [
    about,
    country === "ES" ? identityInSpain : identityInTheUk,
    ...(country === "ES" ? [guardian] : []),
    work,
    papers,
    send,
  ],
});

const both = (en: string, es: string): BothLanguages => ({ en, es });

type Rest = Partial<Omit<FormField, "key" | "type" | "label">>;

const ask = (key: string, type: FormField["type"], en: string, es: string, rest: Rest = {}): FormField => ({
  key,
  type,
  label: both(en, es),
  required: true,
  sensitivity: "basic",
  basis: "contract",
  ...rest,
});

const optional = { required: false } as const;
const contact = { sensitivity: "contact" } as const;
const identity = { sensitivity: "identity", basis: "law" } as const;
const pay = { sensitivity: "pay", basis: "law" } as const;

const about: FormPage = {
  key: "about",
  title: both("About you", "Sobre ti"),
  why: both("Your name, and how to reach you.", "Cómo te llamas y cómo te localizamos."),
  fields: [
    ask("first_name", "short-text", "First name", "Nombre", { mapsTo: "firstName" }),
    ask("last_name", "short-text", "Surname", "Apellidos", { mapsTo: "lastName" }),
    ask("email", "email", "Email", "Correo electrónico", contact),
    ask("mobile", "phone", "Mobile", "Móvil", contact),
    ask("address", "address", "Where you live", "Dónde vives", { ...contact, ...optional }),
    ask("birth_date", "date", "Date of birth", "Fecha de nacimiento", { ...identity, mapsTo: "birthDate" }),
    ask("nationality", "nationality", "Nationality", "Nacionalidad", identity),
  ],
};

const identityInSpain: FormPage = {
  key: "identity",
  title: both("Identity", "Identidad"),
  why: both(
    "We register you with Social Security before your first shift. For that we need your number exactly as it is on the card.",
    "Te damos de alta en la Seguridad Social antes del primer turno. Necesitamos el número tal como está en el documento.",
  ),
  fields: [
    ask("document_kind", "one-choice", "Which document do you have?", "¿Qué documento tienes?", {
      ...identity,
      choices: [
        { key: "dni", label: both("DNI", "DNI") },
        { key: "nie", label: both("NIE", "NIE") },
        { key: "passport", label: both("Passport", "Pasaporte") },
      ],
    }),
    ask("spanish_id", "identity-number", "DNI number", "Número de DNI", {
      ...identity,
      mapsTo: "spanishId",
      condition: { field: "document_kind", is: "equals", value: "dni" },
    }),
    ask("foreign_id", "identity-number", "NIE number", "Número de NIE", {
      ...identity,
      mapsTo: "spanishId",
      condition: { field: "document_kind", is: "equals", value: "nie" },
    }),
    ask("passport", "identity-number", "Passport number", "Número de pasaporte", {
      ...identity,
      mapsTo: "passport",
      condition: { field: "document_kind", is: "equals", value: "passport" },
    }),
    ask("naf", "social-security-number", "Social Security number", "Número de la Seguridad Social", {
      ...pay,
      ...optional,
      help: both("On your card or last payslip.", "Está en tu tarjeta o en la última nómina."),
    }),
    ask("iban", "bank-account", "IBAN", "IBAN", {
      ...pay,
      ...optional,
      help: both("Only the payroll team sees it.", "Solo lo ve el equipo de nóminas."),
    }),
  ],
};

const identityInTheUk: FormPage = {
  key: "identity",
  title: both("Identity", "Identidad"),
  why: both(
    "We have to check your right to work before your first shift.",
    "Tenemos que comprobar tu derecho a trabajar antes del primer turno.",
  ),
  fields: [
    ask("nino", "identity-number", "National Insurance number", "Número de la Seguridad Social británica (NINO)", {
      ...identity,
      ...optional,
      mapsTo: "nino",
    }),
    ask("share_code", "identity-number", "Share code", "Código para compartir (share code)", {
      ...identity,
      mapsTo: "shareCode",
      condition: { fact: "needs-permit" },
      help: both(
        "From gov.uk/prove-right-to-work. Nine characters.",
        "De gov.uk/prove-right-to-work. Nueve caracteres.",
      ),
    }),
    ask("iban", "bank-account", "Sort code and account number, or IBAN", "Sort code y número de cuenta, o IBAN", {
      ...pay,
      ...optional,
    }),
  ],
};

const guardian: FormPage = {
  key: "guardian",
  title: both("Parent or guardian", "Madre, padre o tutor"),
  why: both(
    "You are under 18: the law asks for the consent of a parent or guardian (ET art. 7.b).",
    "Eres menor de 18: la ley pide la autorización de tu madre, tu padre o tu tutor (art. 7.b ET).",
  ),
  condition: { fact: "minor" },
  fields: [ask("guardian", "guardian", "Who consents", "Quién autoriza", { ...identity, basis: "law" })],
};

const work: FormPage = {
  key: "work",
  title: both("Roles and days", "Puestos y días"),
  why: both("What you would like to do, and when you can.", "Qué te gustaría hacer y cuándo puedes."),
  fields: [
    ask("roles", "roles", "Roles", "Puestos"),
    ask("availability", "availability", "When can you work?", "¿Cuándo puedes trabajar?", optional),
    ask("languages", "languages", "Languages", "Idiomas", optional),
    ask("experience", "long-text", "Have you done this work before?", "¿Has hecho antes este trabajo?", optional),
  ],
};

const papers: FormPage = {
  key: "papers",
  title: both("Documents", "Documentos"),
  why: both(
    "Photograph them now, or send them later with the link we mail you.",
    "Hazles una foto ahora, o envíalos después con el enlace que te mandamos.",
  ),
  fields: [
    ask(
      "identity_document",
      "document",
      "Your identity document, both sides",
      "Tu documento de identidad, las dos caras",
      {
        ...identity,
        ...optional,
        documentType: "identity",
      },
    ),
    ask("photo", "photo", "A photo for your pass", "Una foto para tu pase", { ...optional }),
  ],
};

const send: FormPage = {
  key: "send",
  title: both("Check and send", "Revisar y enviar"),
  why: both("Nothing is decided until a person has read it.", "Nada se decide hasta que lo lea una persona."),
  fields: [
    ask("truth", "consent", "What I say is true", "Lo que digo es cierto", {
      consent: {
        version: 1,
        text: both(
          "What I have written is true, and the documents are mine.",
          "Lo que he escrito es cierto y los documentos son míos.",
        ),
      },
    }),
    ask("keep", "consent", "Keep my application", "Conservar mi solicitud", {
      ...optional,
      basis: "consent",
      consent: {
        version: 1,
        text: both(
          "If there is no place for me now, keep my application for twelve months and write to me when there is one.",
          "Si ahora no hay puesto para mí, guardad mi solicitud doce meses y escribidme cuando lo haya.",
        ),
      },
    }),
    ask("signature", "signature", "Sign with your name", "Firma con tu nombre"),
  ],
};
