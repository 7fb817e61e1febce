import type { Messages } from "#i18n/messages.ts";
import type { Part } from "./parts.ts";

const done = {
  "done:photo-changed": { en: "This is your photo now.", es: "Esta es ahora tu foto." },
  "done:photo-removed": {
    en: "Your photo is gone. Your initials stand for you.",
    es: "Tu foto ya no está. En su lugar están tus iniciales.",
  },
  "done:details-saved": { en: "Saved.", es: "Guardado." },
  "done:email-asked": {
    en: "We have written to both addresses. The new one counts once both have confirmed.",
    es: "Hemos escrito a las dos direcciones. La nueva valdrá cuando las dos hayan confirmado.",
  },
  "done:password-changed": {
    en: "Your password is changed. Every other device was signed out.",
    es: "Tu contraseña ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.",
  },
  "done:factor-added": {
    en: "The second step is on. Every sign-in now asks for a code. Keep recovery codes for the day your phone is gone.",
    es: "El segundo paso está activado. Cada vez que entres se pedirá un código. Guarda códigos de recuperación por si pierdes el teléfono.",
  },
  "done:factor-removed": { en: "Removed. It no longer opens your account.", es: "Quitado. Ya no abre tu cuenta." },
  "done:signed-out-elsewhere": {
    en: "You are signed out everywhere but here.",
    es: "Se ha cerrado tu sesión en todas partes menos aquí.",
  },
  "done:identity-linked": { en: "You can now sign in with it too.", es: "Ahora también puedes entrar así." },
  "done:identity-unlinked": {
    en: "Disconnected. You can no longer sign in with it.",
    es: "Desvinculada. Ya no puedes entrar así.",
  },
} as const satisfies Record<`done:${Part}`, Messages[string]>;

export const messages = {
  ...done,
  title: { en: "Profile", es: "Perfil" },
  intro: {
    en: "Your own account: who you are here, how you sign in, and where you are signed in.",
    es: "Tu propia cuenta: quién eres aquí, cómo entras y dónde tienes la sesión abierta.",
  },
  close: { en: "Close", es: "Cerrar" },

  photo: { en: "Photo", es: "Foto" },
  photoWhy: {
    en: "So that others know your face. Without one, your initials stand for you.",
    es: "Para que los demás conozcan tu cara. Si no hay, en su lugar están tus iniciales.",
  },

  details: { en: "You", es: "Tú" },
  detailsWhy: {
    en: "Your name as others see it, and how these pages speak and look to you.",
    es: "Tu nombre como lo ven los demás, y cómo te hablan y se te muestran estas páginas.",
  },
  name: { en: "Name", es: "Nombre" },
  nameHelp: { en: "Given name and surname.", es: "Nombre y apellidos." },
  language: { en: "Language", es: "Idioma" },
  languageHelp: {
    en: "For these pages and for the mails you get.",
    es: "De estas páginas y de los correos que recibes.",
  },
  timeZone: { en: "Time zone", es: "Zona horaria" },
  timeZoneHelp: {
    en: "Times that are about you are shown in it. Shifts always keep the time of their venue.",
    es: "En ella se muestran las horas que te afectan a ti. Los turnos llevan siempre la hora de su recinto.",
  },
  colourMode: { en: "Colours", es: "Colores" },
  "colourMode:system": { en: "As the system", es: "Como el sistema" },
  "colourMode:light": { en: "Light", es: "Claro" },
  "colourMode:dark": { en: "Dark", es: "Oscuro" },

  email: { en: "Email", es: "Correo electrónico" },
  emailWhy: {
    en: "You sign in with it, and mails about your account go there.",
    es: "Con él entras, y allí llegan los correos sobre tu cuenta.",
  },
  emailPending: { en: "Waiting: {email}", es: "En espera: {email}" },
  emailPendingHelp: {
    en: "Open the mail in both mailboxes, the old and the new one. Until both have confirmed, nothing changes.",
    es: "Abre el correo en los dos buzones, el antiguo y el nuevo. Hasta que los dos confirmen, no cambia nada.",
  },
  emailAgain: { en: "Send both mails again", es: "Enviar otra vez los dos correos" },
  change: { en: "Change", es: "Cambiar" },
  newEmail: { en: "New email", es: "Nuevo correo" },
  newEmailHelp: {
    en: "We write to both addresses, and both must confirm.",
    es: "Escribimos a las dos direcciones, y las dos tienen que confirmar.",
  },
  sendEmail: { en: "Change email", es: "Cambiar correo" },

  password: { en: "Password", es: "Contraseña" },
  passwordWhy: {
    en: "Long is what makes it strong. A few words that only you would put together do well.",
    es: "Lo que la hace fuerte es que sea larga. Unas pocas palabras que solo tú juntarías sirven bien.",
  },
  passwordHidden: { en: "Nobody can see it, not even we.", es: "Nadie puede verla, ni siquiera nosotros." },
  newPassword: { en: "New password", es: "Nueva contraseña" },
  newPasswordHelp: {
    en: "At least {min, number} characters. Every other device is signed out.",
    es: "{min, number} caracteres como mínimo. Se cerrará la sesión en los demás dispositivos.",
  },
  nonce: { en: "Code from your mail", es: "Código de tu correo" },
  nonceHelp: { en: "The digits we have just sent to {email}.", es: "Las cifras que acabamos de enviar a {email}." },
  nonceNoMail: {
    en: "No mail leaves this installation. Sign out and in again, and no code is asked for.",
    es: "De esta instalación no sale ningún correo. Cierra la sesión y vuelve a entrar, y no se pedirá código.",
  },
  emailNoMail: {
    en: "No mail leaves this installation, so a new address cannot be confirmed here yet.",
    es: "De esta instalación no sale ningún correo, así que aquí todavía no se puede confirmar otra dirección.",
  },
  sendPassword: { en: "Change password", es: "Cambiar contraseña" },

  secondStepOwed: {
    en: "Your work in the back office asks for a second step. Add an authenticator app below, and everything opens again.",
    es: "Tu trabajo en la administración pide un segundo paso. Añade abajo una aplicación de autenticación y todo volverá a abrirse.",
  },
  secondStep: { en: "Second step", es: "Segundo paso" },
  secondStepWhy: {
    en: "A code from your phone, so that a stolen password is not enough.",
    es: "Un código de tu teléfono, para que no baste con una contraseña robada.",
  },
  "factor:totp": { en: "Authenticator app", es: "Aplicación de autenticación" },
  "factor:phone": { en: "Text message", es: "Mensaje de texto" },
  "factor:webauthn": { en: "Security key", es: "Llave de seguridad" },
  factorSince: { en: "Since {day}", es: "Desde el {day}" },
  factorOn: { en: "On", es: "Activado" },
  factorOff: { en: "Off", es: "Desactivado" },
  factorNone: { en: "No second step yet", es: "Todavía sin segundo paso" },
  factorNoneText: { en: "Your password alone opens your account.", es: "Tu contraseña sola abre tu cuenta." },
  addFactor: { en: "Add", es: "Añadir" },
  addFactorTitle: { en: "Authenticator app", es: "Aplicación de autenticación" },
  addAnotherTitle: { en: "Another authenticator app", es: "Otra aplicación de autenticación" },
  addFactorText: {
    en: "Any app that makes six-digit codes.",
    es: "Cualquier aplicación que cree códigos de seis cifras.",
  },
  factorName: { en: "Name", es: "Nombre" },
  factorNameHelp: {
    en: "So that you can tell your devices apart.",
    es: "Para que puedas distinguir tus dispositivos.",
  },
  factorNameFirst: { en: "My phone", es: "Mi teléfono" },
  factorNameNext: { en: "Device {n, number}", es: "Dispositivo {n, number}" },
  beginFactor: { en: "Show the code to scan", es: "Ver el código para escanear" },
  scan: { en: "Scan this with the app", es: "Escanea esto con la aplicación" },
  scanHelp: {
    en: "Or type this key into it, if the camera is no help:",
    es: "O escribe en ella esta clave, si la cámara no ayuda:",
  },
  picture: {
    en: "Code to scan with an authenticator app",
    es: "Código para escanear con una aplicación de autenticación",
  },
  copy: { en: "Copy", es: "Copiar" },
  copied: { en: "Copied", es: "Copiado" },
  firstCode: { en: "Code", es: "Código" },
  firstCodeHelp: {
    en: "The six digits that the app shows now.",
    es: "Las seis cifras que muestra ahora la aplicación.",
  },
  addCode: { en: "Turn on the second step", es: "Activar el segundo paso" },
  addPhoneTitle: { en: "Text messages", es: "Mensajes de texto" },
  addAnotherPhoneTitle: { en: "Another phone for text messages", es: "Otro teléfono para mensajes de texto" },
  addPhoneText: {
    en: "For phones without an app. An app is safer, and works without a network.",
    es: "Para teléfonos sin aplicación. Una aplicación es más segura y funciona sin cobertura.",
  },
  phone: { en: "Mobile number", es: "Número de móvil" },
  phoneHelp: {
    en: "With its country, such as +44 7700 900123. Numbers without one are taken for Spanish (612 345 678) or British (07700 900123).",
    es: "Con su país, como +34 612 345 678. Sin él se entiende que es español (612 345 678) o británico (07700 900123).",
  },
  sendText: { en: "Send the code", es: "Enviar el código" },
  textSent: {
    en: "We have sent a code to {phone}. It can take a minute to arrive.",
    es: "Hemos enviado un código al {phone}. Puede tardar un minuto en llegar.",
  },
  textCodeHelp: { en: "The digits in the message.", es: "Las cifras del mensaje." },
  textAgain: { en: "Send it again", es: "Enviarlo otra vez" },
  removeFactor: { en: "Remove", es: "Quitar" },
  removeFactorText: {
    en: "Codes from “{name}” will no longer open your account.",
    es: "Los códigos de «{name}» ya no abrirán tu cuenta.",
  },
  removeLastFactorText: {
    en: "“{name}” is your only second step. Without it, your password alone opens your account.",
    es: "«{name}» es tu único segundo paso. Sin él, tu contraseña sola abre tu cuenta.",
  },
  sendRemove: { en: "Remove “{name}”", es: "Quitar «{name}»" },

  codes: { en: "Recovery codes", es: "Códigos de recuperación" },
  codesLeft: {
    en: "{n, plural, =0 {None left} one {One of {all, number} left} other {# of {all, number} left}}",
    es: "{n, plural, =0 {No queda ninguno} one {Queda uno de {all, number}} other {Quedan # de {all, number}}}",
  },
  codesNone: { en: "No recovery codes", es: "Sin códigos de recuperación" },
  codesText: {
    en: "For the day your phone is gone: each opens your account once.",
    es: "Para el día en que pierdas el teléfono: cada uno abre tu cuenta una vez.",
  },
  makeCodes: { en: "Make new ones", es: "Crear nuevos" },
  makeFirstCodes: { en: "Make them", es: "Crearlos" },
  makeCodesText: {
    en: "You get ten new codes, shown once. Codes that you kept before stop working.",
    es: "Recibes diez códigos nuevos, que se muestran una sola vez. Los que guardaste antes dejan de servir.",
  },
  sendCodes: { en: "Make ten new codes", es: "Crear diez códigos nuevos" },
  codesShown: { en: "Your new recovery codes", es: "Tus nuevos códigos de recuperación" },
  codesShownText: {
    en: "Print them or keep them where you keep other secrets. They are not shown again.",
    es: "Imprímelos o guárdalos donde guardas otros secretos. No se volverán a mostrar.",
  },
  copyCodes: { en: "Copy all", es: "Copiar todos" },

  identities: { en: "Ways to sign in", es: "Formas de entrar" },
  identitiesWhy: {
    en: "What opens this account: your email, and accounts at other sites that you connect.",
    es: "Lo que abre esta cuenta: tu correo, y las cuentas de otros sitios que vincules.",
  },
  "identity:email": { en: "Email and password", es: "Correo y contraseña" },
  "identity:phone": { en: "Phone", es: "Teléfono" },
  identitySince: { en: "{account} · since {day}", es: "{account} · desde el {day}" },
  link: { en: "Connect {provider}", es: "Vincular {provider}" },
  linkText: { en: "Not connected yet.", es: "Aún sin vincular." },
  linkOpen: { en: "Connect", es: "Vincular" },
  linkGoOn: { en: "Continue to {provider}", es: "Seguir a {provider}" },
  unlink: { en: "Disconnect", es: "Desvincular" },
  unlinkText: {
    en: "From then on nobody gets in with {provider}. You can still sign in with your email.",
    es: "Desde ese momento nadie podrá entrar con {provider}. Podrás seguir entrando con tu correo.",
  },
  unlinkNamed: { en: "Disconnect {provider}", es: "Desvincular {provider}" },

  sessions: { en: "Where you are signed in", es: "Dónde tienes la sesión abierta" },
  sessionsWhy: {
    en: "If you do not know one of these, sign out everywhere else and change your password.",
    es: "Si no reconoces alguno, cierra la sesión en los demás y cambia tu contraseña.",
  },
  device: { en: "{browser} on {system}", es: "{browser} en {system}" },
  deviceUnknown: { en: "Unknown device", es: "Dispositivo desconocido" },
  thisDevice: { en: "This device", es: "Este dispositivo" },
  lastUsed: { en: "Last used {at}", es: "Última vez: {at}" },
  signedInSince: { en: "signed in since {day}", es: "sesión abierta desde el {day}" },
  signOutHere: { en: "Sign out", es: "Salir" },
  signOutElsewhere: { en: "Sign out everywhere else", es: "Salir en todos los demás" },
  signOutEverywhere: { en: "Sign out everywhere", es: "Salir en todas partes" },

  data: { en: "Your data", es: "Tus datos" },
  dataWhy: {
    en: "What is kept of your account, as a file that other programs can read.",
    es: "Lo que se guarda de tu cuenta, en un archivo que otros programas pueden leer.",
  },
  dataTitle: { en: "Everything about this account", es: "Todo sobre esta cuenta" },
  dataText: {
    en: "Account, whether you have a photo, permissions, devices, ways to sign in and the last thousand things you did.",
    es: "Cuenta, si tienes foto, permisos, dispositivos, formas de entrar y las últimas mil cosas que hiciste.",
  },
  actsTitle: { en: "What I did", es: "Lo que he hecho" },
  actsText: {
    en: "Your own acts in the audit, newest first.",
    es: "Tus propios actos en la auditoría, los más nuevos primero.",
  },
  actsLook: { en: "Look", es: "Ver" },
  download: { en: "Download (JSON)", es: "Descargar (JSON)" },
} as const satisfies Messages;
