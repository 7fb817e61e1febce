import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Venues", es: "Recintos" },
  intro: {
    en: "Where events take place, with their zones and gates.",
    es: "Donde se celebran los eventos, con sus zonas y accesos.",
  },
  newOne: { en: "New venue", es: "Nuevo recinto" },
  noneTitle: { en: "No venues yet", es: "Todavía no hay recintos" },
  noneText: { en: "Add the places you work at.", es: "Añade los sitios donde trabajáis." },
  name: { en: "Name", es: "Nombre" },
  nameHelp: { en: "The name people know it by.", es: "El nombre por el que se conoce." },
  address: { en: "Address", es: "Dirección" },
  addressHelp: { en: "Where workers should go.", es: "Adonde debe ir la gente." },
  town: { en: "Town", es: "Localidad" },
  townHelp: { en: "For searching and for travel.", es: "Para buscar y para los desplazamientos." },
  countryHelp: { en: "Where it is.", es: "Donde está." },
  nationHelp: {
    en: "For venues in the United Kingdom that are not in the same part as the company.",
    es: "Para recintos del Reino Unido que no están en la misma parte que la empresa.",
  },
  nationNone: { en: "Same as the company", es: "La misma que la empresa" },
  timeZone: { en: "Time zone", es: "Zona horaria" },
  timeZoneHelp: {
    en: "Shifts here are always shown in this time zone, wherever they are planned from.",
    es: "Los turnos de aquí se muestran siempre en esta zona horaria, se planifiquen donde se planifiquen.",
  },
  coordinates: { en: "Coordinates", es: "Coordenadas" },
  coordinatesHelp: {
    en: "Latitude and longitude, as shown on a map: 40.41678, -3.70379.",
    es: "Latitud y longitud como las da un mapa: 40.41678, -3.70379.",
  },
  geofenceMetres: { en: "Geofence (metres)", es: "Radio para fichar (metros)" },
  geofenceHelp: {
    en: "How far from that point people can check in, between 10 and 50,000. Leave empty for no limit.",
    es: "A qué distancia de ese punto se puede fichar, entre 10 y 50 000. Vacío, sin límite.",
  },
  zones: { en: "Zones", es: "Zonas" },
  zonesHelp: {
    en: "One per line, in the order they should appear.",
    es: "Una por línea, en el orden en que deben aparecer.",
  },
  gates: { en: "Gates", es: "Accesos" },
  gatesHelp: {
    en: "One per line, in the order they should appear.",
    es: "Uno por línea, en el orden en que deben aparecer.",
  },
  accessNotesEn: { en: "Access notes in English", es: "Cómo entrar, en inglés" },
  accessNotesEs: { en: "Access notes in Spanish", es: "Cómo entrar, en español" },
  accessNotesHelp: {
    en: "Workers read this before they set out.",
    es: "Los trabajadores lo leen antes de salir.",
  },
} as const satisfies Messages;
