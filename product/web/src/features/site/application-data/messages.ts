import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.yourData,
  intro: {
    en: "This is everything we hold of your application. Only the team that reads applications can see it.",
    es: "Esto es todo lo que conservamos de tu solicitud. Solo lo ve el equipo que lee las solicitudes.",
  },
  keptUntil: { en: "We delete it by {day} at the latest.", es: "Lo borraremos el {day} como muy tarde." },
  question: words.question,
  answer: { en: "Your answer", es: "Tu respuesta" },
  filesSent: {
    en: "{n, plural, one {One file} other {# files}}",
    es: "{n, plural, one {Un archivo} other {# archivos}}",
  },
  download: words.downloadMyData,
  eraseTitle: words.deleteMyApplication,
  eraseText: {
    en: "We delete your answers and files for good, and you leave the process. You can apply again later.",
    es: "Borramos tus respuestas y archivos para siempre y dejas el proceso. Puedes volver a apuntarte más adelante.",
  },
  eraseSure: { en: "Yes, delete everything", es: "Sí, borrarlo todo" },
  eraseUnsure: {
    en: "Tick the box if you want to delete your application.",
    es: "Marca la casilla si quieres borrar tu solicitud.",
  },
  erase: words.deleteMyApplication,
  ofWorker: {
    en: "Your application is part of your record with us. You can see and ask to erase all your data from your pass.",
    es: "Tu solicitud forma parte de tu ficha. Desde tu pase puedes ver todos tus datos y pedir que se borren.",
  },
  back: words.backToMyApplication,
  erasedTitle: { en: "Your application is deleted", es: "Hemos borrado tu solicitud" },
  erasedText: {
    en: "We no longer hold your answers or your files.",
    es: "Ya no conservamos tus respuestas ni tus archivos.",
  },
  goneTitle: words.thisLinkNoLongerWorks,
  goneText: {
    en: "There is no application behind it. It may have been deleted.",
    es: "No hay ninguna solicitud detrás. Puede que se haya borrado.",
  },
} as const satisfies Messages;
