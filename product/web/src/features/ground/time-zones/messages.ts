import type { Messages } from "#i18n/messages.ts";

export const messages = {
  "region:Africa": { en: "Africa", es: "África" },
  "region:America": { en: "America", es: "América" },
  "region:Antarctica": { en: "Antarctica", es: "Antártida" },
  "region:Arctic": { en: "Arctic", es: "Ártico" },
  "region:Asia": { en: "Asia", es: "Asia" },
  "region:Atlantic": { en: "Atlantic", es: "Atlántico" },
  "region:Australia": { en: "Australia", es: "Australia" },
  "region:Europe": { en: "Europe", es: "Europa" },
  "region:Indian": { en: "Indian Ocean", es: "Océano Índico" },
  "region:Pacific": { en: "Pacific", es: "Pacífico" },
  "region:other": { en: "Other", es: "Otras" },
} as const satisfies Messages;
