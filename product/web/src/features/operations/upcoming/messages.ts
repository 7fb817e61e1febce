import type { Messages } from "#i18n/messages.ts";

export const messages = {
  notYet: { en: "Not available yet", es: "Todavía no está disponible" },
  "events:title": { en: "Events", es: "Eventos" },
  "events:text": {
    en: "What clients need staff for, with shifts, positions and how well they are covered.",
    es: "Lo que encargan los clientes, con sus turnos, la dotación de cada puesto y cuánto queda por cubrir.",
  },
  "events-old:title": { en: "Past events", es: "Eventos anteriores" },
  "events-old:text": {
    en: "Events that are over, kept for hours, pay and the next edition.",
    es: "Eventos ya terminados, que se guardan por las horas, la nómina y la próxima edición.",
  },
  "search:title": { en: "Search", es: "Búsqueda" },
  "search:text": {
    en: "One field for workers, events, venues and documents, showing what you may see.",
    es: "Un solo campo para trabajadores, eventos, recintos y documentos, con lo que puedes ver.",
  },
  "content:title": { en: "Content", es: "Contenido" },
  "content:text": {
    en: "The public pages in both languages. For now the opening of the home page can be edited.",
    es: "Las páginas públicas en los dos idiomas. De momento se puede editar el comienzo de la página de inicio.",
  },
  "content:here": { en: "The home page can be edited", es: "Ya se puede editar la página de inicio" },
  "content:action": { en: "Edit the home page", es: "Editar la página de inicio" },
  "workers/create:title": { en: "New worker", es: "Nuevo trabajador" },
  "workers/create:text": {
    en: "A name and a phone number are enough; the worker completes the rest using a link.",
    es: "Bastan un nombre y un teléfono; el resto lo completa el trabajador con un enlace.",
  },
  "groups-and-permissions:title": { en: "Groups and permissions", es: "Grupos y permisos" },
  "groups-and-permissions:text": {
    en: "Who can do what, everywhere or in one place, and why.",
    es: "Quién puede hacer qué, en todo o en un solo sitio, y por qué.",
  },
} as const satisfies Messages;
