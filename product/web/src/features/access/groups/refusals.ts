import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "group.changed-meanwhile": {
    en: "Someone else changed this group in the meantime. The saved version is shown below; change it again if you need to.",
    es: "Otra persona ha cambiado este grupo mientras tanto. Abajo se muestra lo que hay guardado; cámbialo otra vez si hace falta.",
  },
  "group.name-taken": {
    en: "Another group already has this name.",
    es: "Otro grupo ya tiene este nombre.",
  },
  "group.owner-fixed": {
    en: "The owners group can always do everything and cannot be removed. Create another group for anything else.",
    es: "El grupo de propietarios siempre puede hacerlo todo y no se puede eliminar. Crea otro grupo para otra cosa.",
  },
  "group.has-members": {
    en: "{count, plural, one {One person is} other {# people are}} still in this group. Move them first.",
    es: "{count, plural, one {Todavía hay una persona} other {Todavía hay # personas}} en este grupo. Cámbialas antes.",
  },
  "group.beyond-you": {
    en: "You cannot give or remove permissions you do not have yourself ({n, plural, one {one permission} other {# permissions}}). Ask an owner.",
    es: "No puedes dar ni quitar permisos que no tienes ({n, plural, one {un permiso} other {# permisos}}). Pídeselo a un propietario.",
  },
  "group.gives-more": {
    en: "This group has permissions you do not have ({n, plural, one {one permission} other {# permissions}}), so you cannot change it. Ask an owner.",
    es: "Este grupo tiene permisos que tú no tienes ({n, plural, one {un permiso} other {# permisos}}), así que no puedes cambiarlo. Pídeselo a un propietario.",
  },
  "group.separation": {
    en: "This gives one person duties that are better kept separate. Read why below, and save again if you still want to.",
    es: "Esto junta en una misma persona tareas que conviene separar. Lee abajo por qué y guarda otra vez si aun así lo quieres.",
  },
} as const satisfies RefusalSentences;
