import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.contractTemplates,
  intro: {
    en: "The texts used for contracts, in both languages. Names, dates and numbers are filled in when a contract is sent for signature.",
    es: "Los textos de los contratos, en los dos idiomas. Los nombres, las fechas y los números se rellenan al enviar el contrato a firmar.",
  },
  newOne: { en: "New contract template", es: "Nueva plantilla de contrato" },
  noneTitle: { en: "No contract templates yet", es: "Todavía no hay plantillas de contrato" },
  noneText: { en: "Add the text that your people sign.", es: "Añade el texto que firma tu gente." },
  template: words.template,
  anyType: words.any,

  whatHeading: { en: "What it is for", es: "Para qué es" },
  whatWhy: {
    en: "It is offered for contracts of these kinds with a company of this country.",
    es: "Se ofrece para contratos de estos tipos con una empresa de este país.",
  },
  name: words.name,
  nameHelp: { en: "Only the office sees it.", es: "Solo lo ve la oficina." },
  country: words.country,
  countryHelp: { en: "The company's country.", es: "El país de la empresa." },
  workerTypes: words.kindsOfContract,
  workerTypesHelp: words.noneSelectedAllOfThem,

  textHeading: { en: "The text", es: "El texto" },
  textWhy: {
    en: "An empty line ends a paragraph. A line starting with # is a heading, and one starting with - is a list item. Both languages must contain the same placeholders.",
    es: "Una línea vacía acaba el párrafo. La que empieza por # es un título y la que empieza por -, un punto de una lista. Los dos idiomas deben tener los mismos huecos.",
  },
  bodyEn: words.textInEnglish,
  bodyEs: words.textInSpanish,
  bodyHelp: { en: "What the worker reads and signs.", es: "Lo que lee y firma el trabajador." },
  places: { en: "Available placeholders", es: "Huecos disponibles" },
  placesWhy: {
    en: "Insert one of these, including the braces, where the contract should show it.",
    es: "Escribe uno de estos, con las llaves, donde deba aparecer en el contrato.",
  },
  place: { en: "Placeholder", es: "Hueco" },
  stands: { en: "Replaced by", es: "Se sustituye por" },
  preview: { en: "Preview with a made-up person", es: "Vista previa con una persona inventada" },
} as const satisfies Messages;
