import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { AuthProblemCode, WeakReason } from "./share/auth-errors.ts";

/** How long to wait; not every refusal says it. */
const wait = {
  en: "{seconds, plural, =0 {in a few minutes} one {in one second} other {in # seconds}}",
  es: "{seconds, plural, =0 {dentro de unos minutos} one {dentro de un segundo} other {dentro de # segundos}}",
} as const;

const problems = {
  "error:invalid_credentials": {
    en: "Incorrect email or password. Check both, or get a link by email.",
    es: "El correo o la contraseña no son correctos. Revísalos o pide un enlace por correo.",
  },
  "error:email_not_confirmed": {
    en: "Your email address is not confirmed yet. Open the link in the email we sent you, or ask for it again.",
    es: "Tu dirección de correo aún no está confirmada. Abre el enlace del correo que te enviamos, o pide que se envíe otra vez.",
  },
  "error:phone_not_confirmed": {
    en: "Your phone number is not confirmed yet. Sign in with your email instead.",
    es: "Tu número de teléfono aún no está confirmado. Entra con tu correo.",
  },
  "error:user_banned": {
    en: "This account is currently disabled. Ask whoever manages your team.",
    es: "Esta cuenta está desactivada. Pregunta a la persona responsable de tu equipo.",
  },
  "error:weak_password": {
    en: "This password is too easy to guess.",
    es: "Esta contraseña es demasiado fácil de adivinar.",
  },
  "error:same_password": {
    en: "This is the password you have now. Choose another one.",
    es: "Esta es la contraseña que ya tienes. Elige otra.",
  },
  "error:password_too_long": {
    en: "This password is too long: at most 72 characters, fewer with accents or emoji.",
    es: "Esta contraseña es demasiado larga: 72 caracteres como máximo, menos con acentos o emojis.",
  },
  "error:otp_expired": {
    en: "That code or link is wrong, was used already, or is no longer valid. Ask for a new one.",
    es: "Ese código o enlace no es correcto, ya se usó o ha caducado. Pide uno nuevo.",
  },
  "error:code_wrong": {
    en: "That code is not correct. Codes change every 30 seconds: enter the one you see now.",
    es: "Ese código no es correcto. Los códigos cambian cada 30 segundos: escribe el que ves ahora.",
  },
  "error:text_code_wrong": {
    en: "That code is not correct. Enter the one from the latest message, or ask for it again.",
    es: "Ese código no es correcto. Escribe el del último mensaje, o pide que se envíe otra vez.",
  },
  "error:over_request_rate_limit": {
    en: `Too many attempts. You can try again ${wait.en}.`,
    es: `Demasiados intentos. Puedes volver a intentarlo ${wait.es}.`,
  },
  "error:over_email_send_rate_limit": {
    en: `An email has already been sent. You can ask for another ${wait.en}.`,
    es: `Ya se ha enviado un correo. Puedes pedir otro ${wait.es}.`,
  },
  "error:over_sms_send_rate_limit": {
    en: `A text message has already been sent. You can ask for another ${wait.en}.`,
    es: `Ya se ha enviado un mensaje. Puedes pedir otro ${wait.es}.`,
  },
  "error:session_missing": {
    en: "Your session has ended. Sign in again to continue.",
    es: "Tu sesión ha terminado. Entra otra vez para seguir.",
  },
  "error:invalid_jwt": {
    en: "Your session could not be read. Sign in again to continue.",
    es: "No se ha podido leer tu sesión. Entra otra vez para seguir.",
  },
  "error:away": {
    en: "Sign-in is temporarily unavailable. Nothing is lost: try again shortly.",
    es: "El acceso no está disponible temporalmente. No se pierde nada: inténtalo de nuevo en unos minutos.",
  },
  "error:redirect_failed": {
    en: "The other site did not finish the sign-in. Start again, or use your email.",
    es: "El otro sitio no ha completado el acceso. Empieza otra vez, o usa tu correo.",
  },
  "error:access_denied": {
    en: "The sign-in was cancelled on the other site. Start again whenever you like.",
    es: "El acceso se canceló en el otro sitio. Empieza otra vez cuando quieras.",
  },
  "error:code_exchange_failed": {
    en: "This sign-in started in another browser or took too long. Start again here.",
    es: "El acceso empezó en otro navegador o tardó demasiado. Empieza otra vez aquí.",
  },
  "error:no_account": {
    en: "There is no account for that sign-in. Accounts are created by invitation: ask whoever manages your team.",
    es: "No hay ninguna cuenta con esos datos de acceso. Las cuentas se crean por invitación: pregunta a la persona responsable de tu equipo.",
  },
  "error:provider_email_needs_verification": {
    en: "The other site has not confirmed your email address. Open the link we have just emailed you.",
    es: "El otro sitio no ha confirmado tu dirección de correo. Abre el enlace que acabamos de enviarte.",
  },
  "error:insufficient_aal": {
    en: "This requires two-step verification. Sign in again and enter the code.",
    es: "Para esto hace falta la verificación en dos pasos. Entra otra vez e introduce el código.",
  },
  "error:reauthentication_needed": {
    en: "It has been a while since you signed in. Ask for a new link to change your password.",
    es: "Hace tiempo que entraste. Pide un enlace nuevo para cambiar tu contraseña.",
  },
  "error:captcha_failed": {
    en: "We could not verify that you are a person. Complete the check below and send the form again.",
    es: "No hemos podido comprobar que eres una persona. Completa la comprobación de abajo y envía otra vez el formulario.",
  },
  "error:identity_already_exists": {
    en: "That sign-in already belongs to an account.",
    es: "Esa forma de entrar ya pertenece a una cuenta.",
  },
  "error:identity_not_found": {
    en: "That sign-in is not connected to your account any more.",
    es: "Esa forma de entrar ya no está vinculada a tu cuenta.",
  },
  "error:single_identity_not_deletable": {
    en: "This is your only way to sign in, so it cannot be removed.",
    es: "Es tu única forma de entrar, así que no se puede quitar.",
  },
  "error:no_company_sign_in": {
    en: "There is no company sign-in for this address. Sign in another way, or ask whoever manages your team.",
    es: "No hay acceso de empresa para esta dirección. Entra de otra forma o pregunta a la persona responsable de tu equipo.",
  },
  "error:company_sign_in_failed": {
    en: "Your company's sign-in did not work. Try again; if it keeps happening, tell whoever manages your company accounts.",
    es: "El acceso de tu empresa no ha funcionado. Inténtalo otra vez; si sigue ocurriendo, avisa a quien gestiona las cuentas de tu empresa.",
  },
  "error:passkey_failed": {
    en: "That passkey could not be used. Try again, or sign in another way.",
    es: "No se ha podido usar esa llave de acceso. Inténtalo otra vez, o entra de otra forma.",
  },
  "error:unknown": {
    en: "That did not work, and we do not know why. Try again, or get a link by email.",
    es: "No ha funcionado y no sabemos por qué. Inténtalo otra vez, o pide un enlace por correo.",
  },
  "weak:length": {
    en: "It needs at least {min, number} characters.",
    es: "Necesita {min, number} caracteres como mínimo.",
  },
  "weak:characters": {
    en: "It needs other kinds of characters too: capital and small letters, digits, symbols.",
    es: "Necesita también otros caracteres: mayúsculas y minúsculas, cifras, símbolos.",
  },
  "weak:pwned": {
    en: "It is on a list of stolen passwords.",
    es: "Está en una lista de contraseñas robadas.",
  },
} as const satisfies Record<`error:${AuthProblemCode}` | `weak:${WeakReason}`, Messages[string]>;

export const messages = {
  ...problems,
  withPasskey: { en: "Sign in with a passkey", es: "Entrar con una llave de acceso" },
  title: words.signIn,
  intro: {
    en: "For office staff and gate teams. Workers use the link in their messages.",
    es: "Para personal de oficina y equipos de acceso. Los trabajadores usan el enlace de sus mensajes.",
  },
  email: words.email,
  password: words.password,
  showPassword: { en: "Show the password", es: "Mostrar la contraseña" },
  hidePassword: { en: "Hide the password", es: "Ocultar la contraseña" },
  forgot: { en: "Forgot it?", es: "¿La has olvidado?" },
  signIn: words.signIn,
  keep: { en: "Keep me signed in on this device", es: "Mantener la sesión abierta en este dispositivo" },
  keepHelp: {
    en: "Only where nobody else uses it. Otherwise you are signed out after {hours, plural, one {# hour} other {# hours}} without use.",
    es: "Solo si nadie más lo usa. Si no, la sesión se cierra tras {hours, plural, one {# hora} other {# horas}} sin uso.",
  },
  or: { en: "or", es: "o" },
  withProvider: { en: "Continue with {provider}", es: "Continuar con {provider}" },
  withCompany: { en: "Sign in with your company account", es: "Entrar con tu cuenta de empresa" },
  noPassword: { en: "Can't use your password?", es: "¿No tienes la contraseña?" },
  linkInstead: { en: "Get a link or code instead", es: "Pide un enlace o un código" },
  resend: { en: "Send the confirmation again", es: "Enviar otra vez la confirmación" },
  resent: {
    en: "If this address has not been confirmed yet, we have sent another email.",
    es: "Si esta dirección está pendiente de confirmar, te hemos enviado otro correo.",
  },
  captchaLost: {
    en: "The check that you are a person could not be loaded. Make sure that nothing in your browser or network is blocking it, then reload the page.",
    es: "No se ha podido cargar la comprobación de que eres una persona. Asegúrate de que nada la bloquee en tu navegador o en tu red y recarga la página.",
  },
  captchaNeedsScript: {
    en: "This page checks that you are a person, and that needs JavaScript. Turn it on, or ask whoever manages your team.",
    es: "Esta página comprueba que eres una persona, y para eso hace falta JavaScript. Actívalo, o pregunta a la persona responsable de tu equipo.",
  },
  demoAccounts: { en: "Demo accounts", es: "Cuentas de prueba" },
  demoPassword: { en: "All with the password", es: "Todas con la contraseña" },
  demoNote: {
    en: "Invented people and data, on this computer only.",
    es: "Personas y datos inventados, solo en este ordenador.",
  },
  use: { en: "Use", es: "Usar" },
  useAccount: { en: "Use the account {role}", es: "Usar la cuenta {role}" },
  filledIn: { en: "Filled in", es: "Rellenada" },
  "role:owner": { en: "Owner", es: "Propietario" },
  "role:hr": { en: "HR", es: "RR. HH." },
  "role:planner": { en: "Planner", es: "Planificación" },
  "role:finance": { en: "Finance", es: "Finanzas" },
  "role:editor": { en: "Editor", es: "Edición" },
  "role:gate": { en: "Gate", es: "Acceso" },
  "role:worker": words.worker,
  "does:owner": { en: "Everything, groups, settings", es: "Todo, grupos, ajustes" },
  "does:hr": { en: "Workers, documents, contracts", es: "Trabajadores, documentos, contratos" },
  "does:planner": { en: "Events, rota, invites", es: "Eventos, cuadrante, convocatorias" },
  "does:finance": { en: "Timesheets, pay, reports", es: "Partes de horas, pagos, informes" },
  "does:editor": { en: "Public pages and pictures", es: "Páginas públicas e imágenes" },
  "does:gate": { en: "Scanning at one gate", es: "Escanear en una puerta" },
  "does:worker": { en: "Own pass and shifts", es: "Su pase y sus turnos" },
  factorTitle: { en: "One more step", es: "Un paso más" },
  factorApp: {
    en: "Type the code that your authenticator app shows for {email}.",
    es: "Escribe el código que tu aplicación de autenticación muestra para {email}.",
  },
  factorPhone: {
    en: "We will send a code by text message to your phone {phone}.",
    es: "Te enviaremos un código por SMS a tu teléfono {phone}.",
  },
  factorPhoneSent: {
    en: "Type the code that we sent to your phone {phone}. It can take a minute to arrive.",
    es: "Escribe el código que hemos enviado a tu teléfono {phone}. Puede tardar un minuto en llegar.",
  },
  factorRecovery: {
    en: "Enter one of your saved recovery codes. Two-step verification is then removed so that you can set it up again.",
    es: "Escribe uno de los códigos de recuperación que guardaste. Se quitará la verificación en dos pasos para que puedas configurarla de nuevo.",
  },
  whichApp: { en: "Authenticator", es: "Autenticador" },
  unnamedApp: { en: "Authenticator {n, number}", es: "Autenticador {n, number}" },
  code: words.code,
  appCodeHelp: { en: "Six digits.", es: "Seis cifras." },
  textCodeHelp: words.theDigitsInTheMessage,
  recoveryCode: { en: "Recovery code", es: "Código de recuperación" },
  recoveryHelp: { en: "Dashes and capitals do not matter.", es: "Los guiones y las mayúsculas dan igual." },
  confirm: words.confirm,
  sendText: words.sendTheCode,
  textAgain: words.sendItAgain,
  whichPhone: words.phone,
  byApp: { en: "Use the authenticator app", es: "Usar la aplicación" },
  byPhone: { en: "Get a text message", es: "Recibir un mensaje" },
  byRecovery: { en: "Use a recovery code", es: "Usar un código de recuperación" },
  otherAccount: { en: "Sign in with another account", es: "Entrar con otra cuenta" },
  recoveredTitle: { en: "You are signed in", es: "Ya has entrado" },
  recoveredText: {
    en: "Two-step verification was removed and that recovery code can't be used again. Set it up again in your profile so that your account is not protected by the password alone.",
    es: "Se ha quitado la verificación en dos pasos y ese código de recuperación ya no sirve. Configúrala de nuevo en tu perfil para que tu cuenta no dependa solo de la contraseña.",
  },
  goOn: words.continue,
} as const satisfies Messages;
