import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Import past events", es: "Importar eventos anteriores" },
  intro: {
    en: "Events that were never planned here. They are archived at once and cannot be changed.",
    es: "Eventos que nunca se planificaron aquí. Quedan archivados y no se pueden modificar.",
  },
  legalEntityId: words.legalEntity,
  legalEntityHelp: { en: "Who employed the people.", es: "La que contrató a las personas." },
  rows: words.rows,
  rowsHelp: {
    en: "Copy from a spreadsheet or a CSV file, one event per row: first day, last day, title, venue, client, people who worked. Venues and clients must be on file.",
    es: "Copia de una hoja de cálculo o de un CSV, un evento por fila: primer día, último día, título, recinto, cliente y personas que trabajaron. Los recintos y clientes deben estar dados de alta.",
  },
  import: words.import,
  back: { en: "Back to past events", es: "Volver a eventos anteriores" },
} as const satisfies Messages;
