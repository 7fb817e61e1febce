import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "staff.beyond-you": {
    en: "This person has permissions you do not have ({n, plural, one {one permission} other {# permissions}}). Ask an owner.",
    es: "Esta persona tiene permisos que tú no tienes ({n, plural, one {un permiso} other {# permisos}}). Pídeselo a un propietario.",
  },
  "staff.changed-meanwhile": {
    en: "Someone else changed this person's record in the meantime. The saved version is shown below.",
    es: "Otra persona ha cambiado esta ficha mientras tanto. Abajo se muestra lo que hay guardado.",
  },
  "staff.email-taken": {
    en: "There is already a member of staff with this address.",
    es: "Ya hay alguien del personal con esta dirección.",
  },
  "staff.choice-gone": {
    en: "A group or place you selected no longer exists. Choose again from what is available now.",
    es: "Un grupo o un lugar que has seleccionado ya no existe. Elige otra vez entre lo disponible.",
  },
  "staff.last-owner": {
    en: "There would be no owner left. Make someone else an owner first.",
    es: "No quedaría ningún propietario. Haz antes propietaria a otra persona.",
  },
  "staff.yourself": {
    en: "You cannot do this to yourself. Ask a colleague.",
    es: "No puedes hacértelo a ti. Pídeselo a alguien del equipo.",
  },
  "staff.owner-at-server": {
    en: "An owner can get back in with a link created by whoever runs the server: npm run admin -- reset-owner.",
    es: "Un propietario puede volver a entrar con un enlace que crea quien administra el servidor: npm run admin -- reset-owner.",
  },
  "staff.heir-needed": {
    en: "This person is responsible for {count, plural, one {one item} other {# items}}. Choose who to hand over to.",
    es: "Esta persona es responsable de {count, plural, one {una cosa} other {# cosas}}. Elige a quién traspasarlo.",
  },
} as const satisfies RefusalSentences;
