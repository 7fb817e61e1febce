import type { Messages } from "#i18n/messages.ts";

export const messages = {
  heading: { en: "Emails and texts sent to them", es: "Correos y mensajes que se le han enviado" },
  intro: {
    en: "Newest first, also those to a previous address or number. Links and codes are hidden.",
    es: "Los más recientes primero, también los enviados a una dirección o un número anterior. Los enlaces y los códigos no se muestran.",
  },
  none: {
    en: "Nothing has been sent to this person yet.",
    es: "Todavía no se le ha enviado nada.",
  },
  elsewhere: {
    en: "Another service sends the emails of this installation. Look for them there.",
    es: "Los correos de esta instalación los envía otro servicio. Búscalos allí.",
  },
  onlyNewest: {
    en: "Only the newest {n} are shown. All of them are in the data export.",
    es: "Solo se muestran los {n} más recientes. Todos están en la exportación de sus datos.",
  },
} satisfies Messages;
