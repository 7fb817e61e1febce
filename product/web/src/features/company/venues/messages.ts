import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.venues,
  intro: {
    en: "Where events take place, with their zones and gates.",
    es: "Donde se celebran los eventos, con sus zonas y accesos.",
  },
  newOne: { en: "New venue", es: "Nuevo recinto" },
  noneTitle: { en: "No venues yet", es: "Todavía no hay recintos" },
  noneText: { en: "Add the places you work at.", es: "Añade los sitios donde trabajáis." },
  name: words.name,
  nameHelp: { en: "The name people know it by.", es: "El nombre por el que se conoce." },
  address: words.address,
  addressHelp: { en: "Where workers should go.", es: "Adonde debe ir la gente." },
  town: words.town,
  townHelp: { en: "For searching and for travel.", es: "Para buscar y para los desplazamientos." },
  countryHelp: words.whereItIs,
  nationHelp: {
    en: "For venues in the United Kingdom that are not in the same part as the company.",
    es: "Para recintos del Reino Unido que no están en la misma parte que la empresa.",
  },
  nationNone: { en: "Same as the company", es: "La misma que la empresa" },
  timeZone: words.timeZone,
  timeZoneHelp: {
    en: "Shifts here are always shown in this time zone, wherever they are planned from.",
    es: "Los turnos de aquí se muestran siempre en esta zona horaria, se planifiquen donde se planifiquen.",
  },
  coordinates: { en: "Coordinates", es: "Coordenadas" },
  coordinatesHelp: {
    en: "Latitude and longitude, as shown on a map: 40.41678, -3.70379.",
    es: "Latitud y longitud como las da un mapa: 40.41678, -3.70379.",
  },
  geofenceMetres: words.geofenceMetres,
  geofenceHelp: {
    en: "How far from that point people can check in, between 10 and 50,000. Leave empty for no limit.",
    es: "A qué distancia de ese punto se puede fichar, entre 10 y 50 000. Vacío, sin límite.",
  },
  zones: words.zones,
  zonesHelp: {
    en: "One per line, in the order they should appear.",
    es: "Una por línea, en el orden en que deben aparecer.",
  },
  gates: words.gates,
  gatesHelp: {
    en: "One per line, in the order they should appear.",
    es: "Uno por línea, en el orden en que deben aparecer.",
  },
  accessNotesEn: words.accessNotesInEnglish,
  accessNotesEs: words.accessNotesInSpanish,
  accessNotesHelp: {
    en: "Workers read this before they set out.",
    es: "Los trabajadores lo leen antes de salir.",
  },
} as const satisfies Messages;
