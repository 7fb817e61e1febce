import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Contract templates", es: "Plantillas de contrato" },
  intro: {
    en: "The texts that contracts are made from, in both languages. Names, days and numbers are put in when a contract is sent to be signed.",
    es: "Los textos de los que salen los contratos, en los dos idiomas. Los nombres, días y números se ponen al enviar el contrato a firmar.",
  },
  newOne: { en: "New contract template", es: "Nueva plantilla de contrato" },
  noneTitle: { en: "No contract templates yet", es: "Todavía no hay plantillas de contrato" },
  noneText: { en: "Add the text that your people sign.", es: "Añade el texto que firma tu gente." },
  template: { en: "Template", es: "Plantilla" },
  anyType: { en: "Any", es: "Cualquiera" },

  whatHeading: { en: "What it is for", es: "Para qué es" },
  whatWhy: {
    en: "It is offered for contracts of these kinds with a company of this country.",
    es: "Se ofrece para contratos de estos tipos con una empresa de este país.",
  },
  name: { en: "Name", es: "Nombre" },
  nameHelp: { en: "Only the office sees it.", es: "Solo lo ve la oficina." },
  country: { en: "Country", es: "País" },
  countryHelp: { en: "Where the company is.", es: "Donde está la empresa." },
  workerTypes: { en: "Kinds of contract", es: "Tipos de contrato" },
  workerTypesHelp: { en: "None chosen: any of them.", es: "Sin elegir: cualquiera." },

  textHeading: { en: "The text", es: "El texto" },
  textWhy: {
    en: "An empty line ends a paragraph. A line that begins with # is a heading, one with - an item of a list. Both languages must hold the same places.",
    es: "Una línea vacía acaba el párrafo. La que empieza por # es un título y la que empieza por -, un punto de una lista. Los dos idiomas deben tener los mismos huecos.",
  },
  bodyEn: { en: "Text in English", es: "Texto en inglés" },
  bodyEs: { en: "Text in Spanish", es: "Texto en español" },
  bodyHelp: { en: "What the worker reads and signs.", es: "Lo que lee y firma el trabajador." },
  places: { en: "Places that can be filled in", es: "Huecos que se pueden rellenar" },
  placesWhy: {
    en: "Write one of these, braces included, where the contract should say it.",
    es: "Escribe uno de estos, con las llaves, donde el contrato deba decirlo.",
  },
  place: { en: "Place", es: "Hueco" },
  stands: { en: "Stands for", es: "Se sustituye por" },
  preview: { en: "How it reads, with an invented person", es: "Cómo se lee, con una persona inventada" },
} as const satisfies Messages;
