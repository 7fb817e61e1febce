import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  "title:run-sheet": { en: "Run sheet", es: "Hoja de ruta" },
  "title:sign-in-sheet": { en: "Sign-in sheet", es: "Hoja de firmas" },
  "file:run-sheet": { en: "run-sheet", es: "hoja-de-ruta" },
  "file:sign-in-sheet": { en: "sign-in-sheet", es: "hoja-de-firmas" },
  client: words.client,
  venue: words.venue,
  managers: { en: "In charge", es: "Responsables" },
  access: { en: "Access", es: "Acceso" },
  meeting: words.meetingPoint,
  before: { en: "{n} min before", es: "{n} min antes" },
  notes: words.notes,
  role: words.role,
  name: words.name,
  people: words.people,
  agency: { en: "Agency: {n}", es: "ETT: {n}" },
  free: { en: "Open places: {n}", es: "Plazas libres: {n}" },
  code: words.code,
  arrived: words.in,
  left: words.out,
  signature: words.signature,
  none: { en: "No shift has been published.", es: "No se ha publicado ningún turno." },
  made: { en: "Made on {when}. Page {page} of {pages}", es: "Hecha el {when}. Página {page} de {pages}" },
  fallback: {
    en: "For when the gate cannot be used: what is signed here is entered by hand afterwards.",
    es: "Para cuando no se pueda usar el control de acceso: lo firmado aquí se graba después a mano.",
  },
} as const satisfies Messages;
