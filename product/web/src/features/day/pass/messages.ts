import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Worker pass", es: "Pase de trabajador" },
  notYet: {
    en: "This is where a worker’s pass will be: the code for the gate, today’s shift and what is still missing. Passes are not issued in this version yet.",
    es: "Aquí estará el pase del trabajador: el código para la puerta, el turno de hoy y lo que falta. En esta versión todavía no se emiten pases.",
  },
  light: { en: "Can I work?", es: "¿Puedo trabajar?" },
  askOffice: {
    en: "The office can tell you more.",
    es: "La oficina te puede decir más.",
  },
  home: { en: "Go to the home page", es: "Ir a la página de inicio" },
} as const satisfies Messages;
