import type { ApplicationColumn, applicationFields, applicationOrders } from "@product/domain/forms/application-list";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

type Field = keyof typeof applicationFields;

export const messages = {
  title: words.allApplications,
  caption: words.applications,
  search: words.form,
  toReview: { en: "Review one by one", es: "Revisar una a una" },
  emptyTitle: { en: "No applications yet", es: "Todavía no hay solicitudes" },
  emptyText: {
    en: "What people send by a sign-up form is listed here.",
    es: "Aquí aparece lo que se envía por un formulario de alta.",
  },
  noMatchTitle: { en: "No application matches", es: "Sin resultados" },
  noMatchText: {
    en: "Remove a filter or search for something else.",
    es: "Quita algún filtro o busca otra cosa.",
  },
  "view:all": words.allTodas,
  "view:waiting": words.toReview,
  "view:asked": { en: "Asked for more", es: "Con datos pedidos" },
  "view:likely": { en: "Likely known", es: "Posibles conocidas" },
  name: { en: "Applicant", es: "Candidato/a" },
  nameless: words.withoutAName,
  select: { en: "Select {name}", es: "Seleccionar {name}" },
  "column:applicationState": words.status,
  "column:sent": words.sentEnviada,
  "column:roles": words.roles,
  "column:known": { en: "Already here?", es: "¿Ya está?" },
  "column:reviewer": { en: "With", es: "La tiene" },
  "column:decided": words.decided,
  known: {
    en: "{n, plural, =0 {–} one {# likely} other {# likely}}",
    es: "{n, plural, =0 {–} one {# posible} other {# posibles}}",
  },
  "order:sent": { en: "Oldest first", es: "Primero las más antiguas" },
  "order:-sent": { en: "Newest first", es: "Primero las más recientes" },
  "of:formTitle": { en: "title of the form", es: "el título del formulario" },
  "of:form": { en: "form", es: "el formulario" },
  "of:applicationState": { en: "status", es: "el estado" },
  "of:applicantLanguage": { en: "language", es: "el idioma" },
  "of:entity": { en: "legal entity", es: "la empresa" },
  "of:sentOn": { en: "day it was sent", es: "el día de envío" },
  "of:decidedOn": { en: "day of the decision", es: "el día de la decisión" },
  "of:isLikelyKnown": { en: "people who may be here already", es: "personas que quizá ya estén" },
  "field:formTitle": { en: "Title of the form", es: "Título del formulario" },
  "field:form": words.form,
  "field:applicationState": words.status,
  "field:applicantLanguage": words.language,
  "field:entity": words.legalEntity,
  "field:sentOn": words.sentEnviada,
  "field:decidedOn": words.decided,
  "field:isLikelyKnown": { en: "Likely known", es: "Posible conocida" },
  outOfReach: { en: "one you may not see", es: "uno que no puedes ver" },
} as const satisfies Messages &
  Record<
    `column:${ApplicationColumn}` | `order:${(typeof applicationOrders)[number]}` | `of:${Field}` | `field:${Field}`,
    Messages[string]
  >;
