import type { Messages } from "#i18n/messages.ts";

/** What is said where a page cannot be shown. Apart from the rest, because every page of the public side has it at hand. */
export const failureMessages = {
  "failure:pageNotFound": { en: "Page not found: {path}", es: "Página no encontrada: {path}" },
  "failure:pageNotValid": { en: "Page Not Found: {path}", es: "Página no encontrada: {path}" },
  "failure:formNotAvailable": {
    en: "Form not found or not available for signup",
    es: "El formulario no existe o no está abierto para apuntarse",
  },
  "failure:notUnderstood": {
    en: "The request could not be understood.",
    es: "No se ha podido entender la petición.",
  },
  "failure:tooLarge": {
    en: "What you sent is too large for this form. Shorten it and send it again.",
    es: "Lo enviado es más grande de lo que admite este formulario. Acórtalo y envíalo otra vez.",
  },
  "failure:signInNeeded": {
    en: "You need to sign in to see this page.",
    es: "Tienes que entrar para ver esta página.",
  },
  "failure:notPermitted": {
    en: "You do not have permission to see this page.",
    es: "No tienes permiso para ver esta página.",
  },
  "failure:noBackOffice": {
    en: "The back office is for staff. Your shifts and your code are on your pass.",
    es: "La administración es para el personal de oficina. Tus turnos y tu código están en tu pase.",
  },
  "failure:ours": {
    en: "Something went wrong on our side. We have logged it; please try again.",
    es: "Algo ha fallado por nuestra parte. Lo hemos registrado; inténtalo otra vez.",
  },
  "failure:away": {
    en: "We are not available for a moment. Please try again shortly.",
    es: "No estamos disponibles por un momento. Inténtalo de nuevo enseguida.",
  },
  "failure:full": {
    en: "The server has no disk space left, so nothing was saved. Whoever runs this site has to make room; then try again.",
    es: "El servidor se ha quedado sin espacio en disco y no se ha guardado nada. Quien administra el sitio tiene que liberar espacio; después, inténtalo otra vez.",
  },
} as const satisfies Messages;
