import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { factorResetsToConfirm } from "./record/factor-reset.server.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

const liveKinds = { account: "staff.view", staff: "staff.view" } as const;

export default {
  liveKinds,
  refusals,
  messages: { staff: messages },
  tasks: {
    "staff.factor-resets": {
      needs: "staff.edit",
      title: {
        en: "Two-step verification to reset",
        es: "Verificaciones en dos pasos por restablecer",
      },
      count: factorResetsToConfirm,
    },
  },
  acts: {
    "group.edit": { en: "Edited the group", es: "Ha editado el grupo" },
    "group.members": { en: "Changed who is in the group", es: "Ha cambiado quién está en el grupo" },
    "staff.invite": { en: "Invited a colleague", es: "Ha invitado a una persona" },
    "staff.invite-again": { en: "Sent the invitation again", es: "Ha vuelto a enviar la invitación" },
    "staff.invite-link": {
      en: "Viewed an invitation link in order to pass it on",
      es: "Ha visto el enlace de una invitación para hacerlo llegar",
    },
    "staff.reset-link": {
      en: "Viewed a colleague's password reset link in order to pass it on",
      es: "Ha visto el enlace para la nueva contraseña de una persona, para hacerlo llegar",
    },
    "staff.edit": { en: "Edited a colleague's record", es: "Ha editado la ficha de una persona" },
    "staff.groups": { en: "Changed a colleague's groups", es: "Ha cambiado los grupos de una persona" },
    "staff.sign-out": { en: "Signed a colleague out everywhere", es: "Ha cerrado las sesiones de una persona" },
    "staff.ask-factor-reset": {
      en: "Asked to reset a colleague's two-step verification",
      es: "Ha pedido restablecer la verificación en dos pasos de una persona",
    },
    "staff.drop-factor-reset": {
      en: "Withdrew the request to reset a colleague's two-step verification",
      es: "Ha retirado la petición de restablecer la verificación en dos pasos de una persona",
    },
    "staff.reset-factor": {
      en: "Reset a colleague's two-step verification, as the second person",
      es: "Ha restablecido la verificación en dos pasos de una persona, como segunda persona",
    },
    "staff.deactivate": { en: "Deactivated a colleague", es: "Ha desactivado a una persona" },
    "staff.reactivate": { en: "Reactivated a colleague", es: "Ha reactivado a una persona" },
    "event.edit": { en: "Edited an event", es: "Ha editado un evento" },
    "list.edit": { en: "Edited a list", es: "Ha editado una lista" },
  },
  records: {
    staff: { en: "Staff", es: "Personal" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    staff: English<typeof messages>;
  }
}

declare module "#request/slices/live-kinds.ts" {
  interface LiveKinds extends Record<keyof typeof liveKinds, true> {}
}
