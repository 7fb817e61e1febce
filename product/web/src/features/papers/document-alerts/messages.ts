import type { Messages } from "#i18n/messages.ts";

/** Only for mails: no page shows them. */
export const messages = {
  subject: { en: "{n} worker documents expiring", es: "{n} documentos de trabajadores caducan" },
  subjectOne: { en: "A worker's document is expiring", es: "Un documento de un trabajador caduca" },
  greeting: { en: "Hello {name},", es: "Hola, {name}:" },
  intro: {
    en: "These expire soon or have expired. Workers who can be contacted have been asked to renew them.",
    es: "Estos caducan pronto o han caducado. A quienes se puede contactar ya se les ha pedido la renovación.",
  },
  line: { en: "{worker}: {what}, {day} ({left})", es: "{worker}: {what}, {day} ({left})" },
  rightToWork: { en: "Right-to-work follow-up", es: "Nueva comprobación del derecho a trabajar" },
  over: { en: "expired", es: "ya caducado" },
  today: { en: "today", es: "hoy" },
  tomorrow: { en: "tomorrow", es: "mañana" },
  inDays: { en: "in {days} days", es: "en {days} días" },
  more: { en: "And {n} more.", es: "Y {n} más." },
  button: { en: "Open the workers", es: "Abrir los trabajadores" },
  footer: {
    en: "You are receiving this because you review documents. Each expiry is notified once per reminder date.",
    es: "Lo recibes porque revisas documentos. De cada caducidad se avisa una vez por plazo.",
  },
} as const satisfies Messages;
