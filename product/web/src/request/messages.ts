import type { RefusalCode } from "@product/domain/refusals";
import type { Messages } from "#i18n/messages.ts";

/** A dot would mean nesting in a message key, so a refusal's code is written with a slash there. */
type RefusalKey<Code extends string = RefusalCode> = `refused:${Dotless<Code>}`;
type Dotless<Code extends string> = Code extends `${infer Noun}.${infer Rest}` ? `${Noun}/${Dotless<Rest>}` : Code;

export const refusalKey = (code: RefusalCode): RefusalKey => `refused:${code.replaceAll(".", "/")}` as RefusalKey;

/** What every form can answer: one sentence per refusal of the business and per way a field can be wrong. */
export const messages = {
  "refused:page/changed-meanwhile": {
    en: "Someone else changed this page while you were writing. Nothing is lost: where the texts differ, version {version} stands beside yours. Save again to keep what is in the fields.",
    es: "Otra persona ha cambiado esta página mientras escribías. No se pierde nada: donde difieren, la versión {version} está al lado de la tuya. Guarda otra vez para dejar lo que hay en los campos.",
  },
  "refused:submission/key-reused": {
    en: "This form was already sent with other values. Reload the page and send it again.",
    es: "Este formulario ya se envió con otros datos. Recarga la página y envíalo de nuevo.",
  },
  "refused:setup/link-used": {
    en: "This set-up link was used or has expired.",
    es: "Este enlace ya se ha usado o ha caducado.",
  },
  "refused:route-rule/not-a-path": {
    en: "“{path}” is not a path of this site: it begins with one slash.",
    es: "«{path}» no es una ruta de este sitio: empieza por una barra.",
  },
  "refused:route-rule/loop": {
    en: "This rule would send people from {path} in a circle.",
    es: "Esta regla haría dar vueltas a quien entre en {path}.",
  },
  "refused:route-rule/host-not-listed": {
    en: "{host} is not among the sites that may be linked to. Add it to REDIRECT_HOSTS first.",
    es: "{host} no está entre los sitios a los que se puede enlazar. Añádelo antes a REDIRECT_HOSTS.",
  },
  "refused:recovery-code/unknown": {
    en: "That is none of your recovery codes, or it has been used. Each one works once.",
    es: "Ese no es uno de tus códigos de recuperación, o ya se usó. Cada uno sirve una vez.",
  },
  "refused:account/changed-meanwhile": {
    en: "You changed this somewhere else in the meantime. What is saved now stands below; change it again where you want to.",
    es: "Lo has cambiado mientras tanto en otro sitio. Abajo está lo que hay guardado; cámbialo otra vez donde quieras.",
  },
  "refused:proof/needed": {
    en: "It has been a while since you showed that it is you. Do it once more below, then send this again.",
    es: "Hace un rato que demostraste que eres tú. Hazlo otra vez abajo y envía esto de nuevo.",
  },
  "refused:proof/password-wrong": {
    en: "That is not your current password.",
    es: "Esa no es tu contraseña actual.",
  },
  "refused:email/taken": {
    en: "Another account already has this address.",
    es: "Otra cuenta ya tiene esta dirección.",
  },
  "refused:password/code-needed": {
    en: "You signed in more than a day ago, so we have just mailed you a code. Type it below, together with your new password.",
    es: "Entraste hace más de un día, así que acabamos de enviarte un código por correo. Escríbelo abajo, junto con tu nueva contraseña.",
  },
  "refused:password/code-wrong": {
    en: "That code is wrong or too old. Leave it empty and send the form to get a new one.",
    es: "Ese código no es correcto o ha caducado. Déjalo vacío y envía el formulario para recibir otro.",
  },
  "refused:second-factor/name-taken": {
    en: "You already have one with this name. Choose another, so that you can tell them apart.",
    es: "Ya tienes uno con este nombre. Elige otro, para que puedas distinguirlos.",
  },
  "refused:second-factor/too-many": {
    en: "You have as many as one account can have. Remove one first.",
    es: "Ya tienes todos los que puede tener una cuenta. Quita antes uno.",
  },
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
    en: "Something went wrong on our side. We have noted it; please try again.",
    es: "Algo ha fallado por nuestra parte. Queda anotado; inténtalo otra vez.",
  },
  "failure:away": {
    en: "We are not available for a moment. Please try again shortly.",
    es: "No estamos disponibles por un momento. Inténtalo de nuevo enseguida.",
  },
  "field:required": { en: "Please fill this in.", es: "Rellena este campo." },
  "field:tooLong": { en: "At most {max, number} characters.", es: "Como máximo {max, number} caracteres." },
  "field:invalid": { en: "This value is not valid.", es: "Este dato no es válido." },
  errorSummary: {
    en: "{n, plural, one {One field needs your attention} other {# fields need your attention}}",
    es: "{n, plural, one {Hay un campo por corregir} other {Hay # campos por corregir}}",
  },
} as const satisfies Record<RefusalKey, Messages[string]> & Messages;
