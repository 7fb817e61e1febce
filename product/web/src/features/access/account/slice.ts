import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { account: messages },
  acts: {
    "second-factor.recover": {
      en: "Let someone in with a recovery code",
      es: "Ha dejado entrar con un código de recuperación",
    },
    "account.prove": { en: "Confirmed their identity again", es: "Ha vuelto a confirmar su identidad" },
    "email.change": { en: "Changed their email address", es: "Ha cambiado su correo" },
    "phone.change": { en: "Changed the phone they sign in with", es: "Ha cambiado el teléfono con el que entra" },
    "identity.link": { en: "Linked another way to sign in", es: "Ha añadido otra forma de entrar" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    account: English<typeof messages>;
  }
}
