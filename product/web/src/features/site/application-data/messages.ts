import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Your data", es: "Tus datos" },
  intro: {
    en: "This is everything we hold of your application. Only the team that reads applications can see it.",
    es: "Esto es todo lo que conservamos de tu solicitud. Solo lo ve el equipo que lee las solicitudes.",
  },
  keptUntil: { en: "We delete it by {day} at the latest.", es: "Lo borraremos el {day} como muy tarde." },
  question: { en: "Question", es: "Pregunta" },
  answer: { en: "Your answer", es: "Tu respuesta" },
  filesSent: {
    en: "{n, plural, one {One file} other {# files}}",
    es: "{n, plural, one {Un archivo} other {# archivos}}",
  },
  download: { en: "Download my data", es: "Descargar mis datos" },
  eraseTitle: { en: "Delete my application", es: "Borrar mi solicitud" },
  eraseText: {
    en: "We delete your answers and files for good, and you leave the process. You can apply again later.",
    es: "Borramos tus respuestas y archivos para siempre y dejas el proceso. Puedes volver a apuntarte más adelante.",
  },
  eraseSure: { en: "Yes, delete everything", es: "Sí, borrarlo todo" },
  eraseUnsure: {
    en: "Tick the box if you want to delete your application.",
    es: "Marca la casilla si quieres borrar tu solicitud.",
  },
  erase: { en: "Delete my application", es: "Borrar mi solicitud" },
  ofWorker: {
    en: "Your application is part of your record with us. You can see and ask to erase all your data from your pass.",
    es: "Tu solicitud forma parte de tu ficha. Desde tu pase puedes ver todos tus datos y pedir que se borren.",
  },
  back: { en: "Back to my application", es: "Volver a mi solicitud" },
  erasedTitle: { en: "Your application is deleted", es: "Hemos borrado tu solicitud" },
  erasedText: {
    en: "We no longer hold your answers or your files.",
    es: "Ya no conservamos tus respuestas ni tus archivos.",
  },
  goneTitle: { en: "This link no longer works", es: "Este enlace ya no sirve" },
  goneText: {
    en: "There is no application behind it. It may have been deleted.",
    es: "No hay ninguna solicitud detrás. Puede que se haya borrado.",
  },
} as const satisfies Messages;
