import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.itemsToHandOut,
  intro: {
    en: "What people get at the gate and give back: radios, vests, keys.",
    es: "Lo que se entrega en el control de acceso y se devuelve: radios, chalecos, llaves.",
  },
  newOne: { en: "New item", es: "Nuevo material" },
  noneTitle: { en: "No items yet", es: "Todavía no hay material" },
  noneText: { en: "Add what is handed out at your events.", es: "Añade lo que se entrega en tus eventos." },
  kind: words.item,
  nameEn: words.nameInEnglish,
  nameEs: words.nameInSpanish,
  nameHelp: { en: "As it is called at the gate.", es: "Como se llama en el control de acceso." },
  isNumbered: { en: "Each one has a number", es: "Cada uno tiene un número" },
  isNumberedHelp: {
    en: "The gate asks for it, so that radio 12 comes back as radio 12.",
    es: "El control de acceso lo pide, para que la radio 12 vuelva como radio 12.",
  },
  numbered: words.number,
  yes: { en: "Asked for", es: "Se pide" },
} as const satisfies Messages;
