import type { Messages } from "#i18n/messages.ts";

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
  figures: { en: "Key figures", es: "Cifras clave" },
  cards: { en: "Cards", es: "Bloques" },
  "card:week": { en: "Next 7 days", es: "Próximos 7 días" },
  "card:tasks": { en: "My tasks", es: "Mis tareas" },
  "card:radar": { en: "Compliance radar", es: "Radar de cumplimiento" },
  "card:expiring": { en: "Documents expiring", es: "Documentos que caducan" },
  "card:roles": { en: "Open places by role", es: "Plazas libres por puesto" },
  up: { en: "Move {name} up", es: "Subir {name}" },
  down: { en: "Move {name} down", es: "Bajar {name}" },
  hide: { en: "Hide", es: "Ocultar" },
  hideOne: { en: "Hide {name}", es: "Ocultar {name}" },
  show: { en: "Show", es: "Mostrar" },
  showOne: { en: "Show {name}", es: "Mostrar {name}" },
  hidden: { en: "Hidden", es: "Oculto" },
  notForGroups: { en: "Hidden for your groups", es: "Oculto para tus grupos" },
  done: { en: "See the dashboard", es: "Ver el panel" },
} as const satisfies Messages;
