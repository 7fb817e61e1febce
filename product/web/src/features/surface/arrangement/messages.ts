import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Arrange the dashboard", es: "Ordenar el panel" },
  intro: {
    en: "The order and what is shown are kept for you alone.",
    es: "El orden y lo que se muestra se guardan solo para ti.",
  },
  groupTitle: { en: "Dashboard of {group}", es: "Panel de {group}" },
  groupIntro: {
    en: "What this group does not need on its dashboard. Whoever is in several groups sees what any of them needs.",
    es: "Lo que este grupo no necesita en su panel. Quien está en varios grupos ve lo que necesita cualquiera de ellos.",
  },
  groups: { en: "By group", es: "Por grupo" },
  own: { en: "My dashboard", es: "Mi panel" },
  figures: words.keyFigures,
  cards: { en: "Cards", es: "Bloques" },
  "card:week": words.next7Days,
  "card:tasks": words.myTasks,
  "card:radar": words.complianceRadar,
  "card:expiring": words.documentsExpiring,
  "card:roles": words.openPlacesByRole,
  up: { en: "Move {name} up", es: "Subir {name}" },
  down: { en: "Move {name} down", es: "Bajar {name}" },
  hide: words.hide,
  hideOne: { en: "Hide {name}", es: "Ocultar {name}" },
  show: words.show,
  showOne: { en: "Show {name}", es: "Mostrar {name}" },
  hidden: { en: "Hidden", es: "Oculto" },
  notForGroups: { en: "Hidden for your groups", es: "Oculto para tus grupos" },
  done: { en: "See the dashboard", es: "Ver el panel" },
} as const satisfies Messages;
