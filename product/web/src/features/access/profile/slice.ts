import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { profile: messages },
  acts: {
    "account.edit": { en: "Edited their own details", es: "Ha editado sus datos" },
    "account.export": { en: "Downloaded their own data", es: "Ha descargado sus datos" },
    "email.ask": { en: "Asked to change their email address", es: "Ha pedido cambiar su correo" },
    "password.change": { en: "Changed their password", es: "Ha cambiado su contraseña" },
    "second-factor.add": {
      en: "Added a two-step verification method",
      es: "Ha añadido un método de verificación en dos pasos",
    },
    "second-factor.remove": {
      en: "Removed a two-step verification method",
      es: "Ha quitado un método de verificación en dos pasos",
    },
    "connected-app.remove": {
      en: "Removed another app's access to their account",
      es: "Ha quitado a otra aplicación el acceso a su cuenta",
    },
    "passkey.add": { en: "Added a passkey", es: "Ha añadido una llave de acceso" },
    "passkey.rename": { en: "Renamed a passkey", es: "Ha cambiado el nombre de una llave de acceso" },
    "passkey.remove": { en: "Removed a passkey", es: "Ha quitado una llave de acceso" },
    "recovery-codes.make": { en: "Created new recovery codes", es: "Ha creado códigos de recuperación" },
    "sessions.end": { en: "Signed out of their sessions", es: "Ha cerrado sus sesiones" },
    "identity.ask": { en: "Asked to link another way to sign in", es: "Ha pedido añadir otra forma de entrar" },
    "identity.unlink": { en: "Removed a way to sign in", es: "Ha quitado una forma de entrar" },
  },
  records: {
    account: { en: "Account", es: "Cuenta" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    profile: English<typeof messages>;
  }
}
