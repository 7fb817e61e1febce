import type { Messages } from "#i18n/messages.ts";

export const messages = {
  skipToContent: { en: "Skip to content", es: "Saltar al contenido" },
  language: { en: "Language", es: "Idioma" },
  footerAbout: {
    en: "Staff for events, Spain and the United Kingdom",
    es: "Personal para eventos, España y Reino Unido",
  },
  demoNotice: {
    en: "Demo: invented people and data, on this computer only.",
    es: "Demostración: personas y datos inventados, solo en este ordenador.",
  },
  error: { en: "Error", es: "Error" },
  "status:400": { en: "The request could not be understood.", es: "No se ha podido entender la petición." },
  "status:401": { en: "You need to sign in to see this page.", es: "Tienes que iniciar sesión para ver esta página." },
  "status:403": { en: "You do not have permission to see this page.", es: "No tienes permiso para ver esta página." },
  "status:404": { en: "Page not found: {path}", es: "Página no encontrada: {path}" },
  "status:500": {
    en: "Something went wrong on our side. We have noted it; please try again.",
    es: "Algo ha fallado por nuestra parte. Queda anotado; inténtalo otra vez.",
  },
  "status:503": {
    en: "We are not available for a moment. Please try again shortly.",
    es: "No estamos disponibles por un momento. Inténtalo de nuevo enseguida.",
  },
  returnHome: { en: "Return to home page", es: "Volver a la página de inicio" },
} as const satisfies Messages;
