/** Texts of screens, settings and the audit for each kind of record that a company sets up once. */
import type { Locale } from "@product/domain/locales";
import type { Kind } from "./kinds.ts";
import { plainKinds } from "./plain-kinds.ts";

export type Words = Readonly<Record<Locale, string>>;
export type KindWords = {
  /** All of them: the name of their screen. */
  title: Words;
  /** Description in the settings. */
  text: Words;
  one: Words;
  /** As in "Added a client". */
  a: Words;
};

export const kindWords = {
  ...plainKinds,
  entity: {
    title: { en: "Legal entities", es: "Empresas" },
    text: { en: "Who employs people, and in which country.", es: "Quién emplea a las personas y en qué país." },
    one: { en: "Legal entity", es: "Empresa" },
    a: { en: "a legal entity", es: "una empresa" },
  },
  client: {
    title: { en: "Clients", es: "Clientes" },
    text: { en: "The companies you provide staff to.", es: "Las empresas a las que prestáis personal." },
    one: { en: "Client", es: "Cliente" },
    a: { en: "a client", es: "un cliente" },
  },
  venue: {
    title: { en: "Venues", es: "Recintos" },
    text: { en: "Where events take place.", es: "Donde se celebran los eventos." },
    one: { en: "Venue", es: "Recinto" },
    a: { en: "a venue", es: "un recinto" },
  },
  role: {
    title: { en: "Roles", es: "Puestos" },
    text: { en: "What people do at an event.", es: "Lo que hace la gente en un evento." },
    one: { en: "Role", es: "Puesto" },
    a: { en: "a role", es: "un puesto" },
  },
  "document-type": {
    title: { en: "Document types", es: "Tipos de documento" },
    text: { en: "Which documents people need, and when.", es: "Qué documentos hacen falta y cuándo." },
    one: { en: "Document type", es: "Tipo de documento" },
    a: { en: "a document type", es: "un tipo de documento" },
  },
  qualification: {
    title: { en: "Qualifications", es: "Cualificaciones" },
    text: { en: "Skills and certificates.", es: "Conocimientos y certificados." },
    one: { en: "Qualification", es: "Cualificación" },
    a: { en: "a qualification", es: "una cualificación" },
  },
  "contract-template": {
    title: { en: "Contract templates", es: "Plantillas de contrato" },
    text: { en: "The texts that people sign.", es: "Los textos que firma la gente." },
    one: { en: "Contract template", es: "Plantilla de contrato" },
    a: { en: "a contract template", es: "una plantilla de contrato" },
  },
  calendar: {
    title: { en: "Holidays", es: "Festivos" },
    text: { en: "Calendars by country, region and town.", es: "Calendarios por país, región y municipio." },
    one: { en: "Holiday calendar", es: "Calendario de festivos" },
    a: { en: "a holiday calendar", es: "un calendario de festivos" },
  },
} as const satisfies Readonly<Record<Kind, KindWords>>;
