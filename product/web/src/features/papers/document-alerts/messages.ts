import type { Messages } from "#i18n/messages.ts";

/** Only for mails: no page shows them. */
export const messages = {
  subject: { en: "{n} papers of workers end", es: "{n} papeles de trabajadores caducan" },
  subjectOne: { en: "A paper of a worker ends", es: "Un papel de un trabajador caduca" },
  greeting: { en: "Hello {name},", es: "Hola, {name}:" },
  intro: {
    en: "These end soon or have ended. Workers who can be reached have been asked for the next one.",
    es: "Estos caducan pronto o han caducado. A quien se puede avisar ya se le ha pedido el siguiente.",
  },
  line: { en: "{worker}: {what}, {day} ({left})", es: "{worker}: {what}, {day} ({left})" },
  rightToWork: { en: "Right-to-work follow-up", es: "Nueva comprobación del derecho a trabajar" },
  over: { en: "over", es: "ya caducado" },
  today: { en: "today", es: "hoy" },
  tomorrow: { en: "tomorrow", es: "mañana" },
  inDays: { en: "in {days} days", es: "en {days} días" },
  more: { en: "And {n} more.", es: "Y {n} más." },
  button: { en: "Open the workers", es: "Abrir los trabajadores" },
  footer: {
    en: "You get this because you check documents. Each end is told once at each of its days.",
    es: "Lo recibes porque revisas documentos. De cada caducidad se avisa una vez en cada plazo.",
  },
} as const satisfies Messages;
