import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "route-rule.not-a-path": {
    en: "“{path}” is not a path of this site: it begins with one slash.",
    es: "«{path}» no es una ruta de este sitio: empieza por una barra.",
  },
  "route-rule.own-address": {
    en: "{path} is an address of the program itself, which no redirect may take over.",
    es: "{path} es una dirección del propio programa, que ninguna redirección puede ocupar.",
  },
  "route-rule.loop": {
    en: "This rule would create a redirect loop at {path}.",
    es: "Esta regla crearía un bucle de redirecciones en {path}.",
  },
  "route-rule.host-not-listed": {
    en: "{host} is not among the sites that may be linked to. Add it to REDIRECT_HOSTS first.",
    es: "{host} no está entre los sitios a los que se puede enlazar. Añádelo antes a REDIRECT_HOSTS.",
  },
} as const satisfies RefusalSentences;
