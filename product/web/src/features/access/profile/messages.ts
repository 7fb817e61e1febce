import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Part } from "./parts.ts";

const done = {
  "done:photo-changed": { en: "Photo saved.", es: "Foto guardada." },
  "done:photo-removed": {
    en: "Photo removed. Your initials are shown instead.",
    es: "Foto eliminada. En su lugar se muestran tus iniciales.",
  },
  "done:details-saved": words.saved,
  "done:email-asked": {
    en: "We have emailed both addresses. The new one takes effect once both have confirmed.",
    es: "Hemos escrito a las dos direcciones. La nueva se activará cuando las dos hayan confirmado.",
  },
  "done:password-changed": {
    en: "Your password has been changed. All other devices have been signed out.",
    es: "Tu contraseña ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.",
  },
  "done:factor-added": {
    en: "Two-step verification is on. You will be asked for a code every time you sign in. Save recovery codes in case you lose your phone.",
    es: "La verificación en dos pasos está activada. Cada vez que entres se pedirá un código. Guarda códigos de recuperación por si pierdes el teléfono.",
  },
  "done:factor-removed": {
    en: "Removed. It can no longer be used to sign in.",
    es: "Quitado. Ya no sirve para entrar.",
  },
  "done:passkey-added": {
    en: "Passkey added. You can use it the next time you sign in.",
    es: "Llave de acceso añadida. Puedes usarla la próxima vez que entres.",
  },
  "done:passkey-renamed": { en: "Name saved.", es: "Nombre guardado." },
  "done:passkey-removed": {
    en: "Passkey removed. It can no longer be used to sign in. You can delete it from your device too.",
    es: "Llave de acceso quitada. Ya no sirve para entrar. También puedes borrarla de tu dispositivo.",
  },
  "done:signed-out-elsewhere": {
    en: "You are signed out everywhere but here.",
    es: "Se ha cerrado tu sesión en todas partes menos aquí.",
  },
  "done:identity-linked": { en: "You can now sign in with it too.", es: "Ahora también puedes entrar así." },
  "done:identity-unlinked": {
    en: "Disconnected. You can no longer sign in with it.",
    es: "Desvinculada. Ya no puedes entrar así.",
  },
  "done:app-removed": {
    en: "Access removed. The app has to ask you again.",
    es: "Acceso quitado. La aplicación tendrá que pedírtelo de nuevo.",
  },
} as const satisfies Record<`done:${Part}`, Messages[string]>;

export const messages = {
  ...done,
  title: words.profile,
  intro: {
    en: "Your own account: who you are here, how you sign in, and where you are signed in.",
    es: "Tu propia cuenta: quién eres aquí, cómo entras y dónde tienes la sesión abierta.",
  },
  close: words.close,

  photo: words.photo,
  photoWhy: {
    en: "So that others recognise you. Without a photo, your initials are shown.",
    es: "Para que los demás te reconozcan. Si no hay foto, se muestran tus iniciales.",
  },

  details: words.you,
  detailsWhy: {
    en: "Your name as others see it, and your language, time zone and colours.",
    es: "Tu nombre como lo ven los demás, y tu idioma, zona horaria y colores.",
  },
  name: words.name,
  nameHelp: words.firstNameAndSurname,
  language: words.language,
  languageHelp: {
    en: "For these pages and for the emails you receive.",
    es: "De estas páginas y de los correos que recibes.",
  },
  timeZone: words.timeZone,
  timeZoneHelp: {
    en: "Used for times that concern you. Shifts are always shown in their venue's time.",
    es: "Se usa para las horas que te afectan a ti. Los turnos se muestran siempre en la hora de su recinto.",
  },
  colourMode: { en: "Colours", es: "Colores" },
  "colourMode:system": words.system,
  "colourMode:light": words.light,
  "colourMode:dark": words.dark,

  email: words.email,
  emailWhy: {
    en: "You sign in with it, and emails about your account are sent there.",
    es: "Con él entras, y allí llegan los correos sobre tu cuenta.",
  },
  emailPending: { en: "Awaiting confirmation: {email}", es: "Pendiente de confirmar: {email}" },
  emailPendingHelp: {
    en: "Open the email in both mailboxes, old and new. Nothing changes until both have confirmed.",
    es: "Abre el correo en los dos buzones, el antiguo y el nuevo. Hasta que los dos confirmen, no cambia nada.",
  },
  emailAgain: { en: "Send both emails again", es: "Enviar otra vez los dos correos" },
  change: { en: "Change", es: "Cambiar" },
  newEmail: { en: "New email", es: "Nuevo correo" },
  newEmailHelp: {
    en: "We email both addresses, and both must confirm.",
    es: "Escribimos a las dos direcciones, y las dos tienen que confirmar.",
  },
  sendEmail: { en: "Change email", es: "Cambiar correo" },

  password: words.password,
  passwordWhy: {
    en: "The longer it is, the stronger it is. A few words that only you would put together work well.",
    es: "Cuanto más larga, más segura. Unas pocas palabras que solo tú juntarías funcionan bien.",
  },
  passwordHidden: { en: "Nobody can see it, including us.", es: "Nadie puede verla, ni siquiera nosotros." },
  newPassword: { en: "New password", es: "Nueva contraseña" },
  newPasswordHelp: {
    en: "At least {min, number} characters. Every other device is signed out.",
    es: "{min, number} caracteres como mínimo. Se cerrará la sesión en los demás dispositivos.",
  },
  nonce: words.codeFromYourEmail,
  nonceHelp: { en: "The code we have just sent to {email}.", es: "El código que acabamos de enviar a {email}." },
  nonceNoMail: {
    en: "This installation cannot send email. Sign out and in again and you will not be asked for a code.",
    es: "Esta instalación no puede enviar correos. Cierra la sesión y vuelve a entrar, y no se pedirá código.",
  },
  emailNoMail: {
    en: "This installation cannot send email, so a new address cannot be confirmed here yet.",
    es: "Esta instalación no puede enviar correos, así que todavía no se puede confirmar otra dirección.",
  },
  sendPassword: { en: "Change password", es: "Cambiar contraseña" },

  passkeys: { en: "Passkeys", es: "Llaves de acceso" },
  passkeysWhy: {
    en: "Sign in with your fingerprint, your face or the PIN of your device instead of typing a password.",
    es: "Entra con tu huella, tu cara o el PIN de tu dispositivo en lugar de escribir la contraseña.",
  },
  passkeyNone: { en: "No passkeys", es: "Sin llaves de acceso" },
  passkeyUnnamed: { en: "Passkey", es: "Llave de acceso" },
  passkeySince: { en: "Added on {day}", es: "Añadida el {day}" },
  passkeyUsed: { en: "Added on {day}, last used on {used}", es: "Añadida el {day}, usada por última vez el {used}" },
  passkeyEdit: words.edit,
  passkeyName: words.name,
  passkeyRename: { en: "Save name", es: "Guardar nombre" },
  passkeyRemove: { en: "Remove {name}", es: "Quitar {name}" },
  passkeyRemoveText: {
    en: "It can no longer be used to sign in. Your other ways of signing in stay as they are.",
    es: "Ya no servirá para entrar. Tus otras formas de entrar no cambian.",
  },
  passkeyAddTitle: { en: "New passkey", es: "Nueva llave de acceso" },
  passkeyAddText: {
    en: "On this device, on your phone or on a security key.",
    es: "En este dispositivo, en tu teléfono o en una llave de seguridad.",
  },
  passkeyAdd: words.add,
  passkeyMake: { en: "Create passkey", es: "Crear llave de acceso" },
  passkeyNotMade: {
    en: "No passkey was created. Try again whenever you like.",
    es: "No se ha creado ninguna llave de acceso. Vuelve a intentarlo cuando quieras.",
  },
  passkeyNeedsScript: {
    en: "This browser cannot create passkeys here. Use a current browser with JavaScript.",
    es: "Este navegador no puede crear llaves de acceso aquí. Usa un navegador actual con JavaScript.",
  },

  secondStepOwed: {
    en: "Your role in the back office requires two-step verification. Add an authenticator app below to get access again.",
    es: "Tu trabajo en la administración exige la verificación en dos pasos. Añade abajo una aplicación de autenticación para recuperar el acceso.",
  },
  secondStep: words.twoStepVerification,
  secondStepWhy: {
    en: "A code from your phone, so that a stolen password is not enough.",
    es: "Un código de tu teléfono, para que no baste con una contraseña robada.",
  },
  "factor:totp": words.authenticatorApp,
  "factor:phone": words.textMessage,
  "factor:webauthn": { en: "Security key", es: "Llave de seguridad" },
  factorSince: { en: "Since {day}", es: "Desde el {day}" },
  factorOn: { en: "On", es: "Activada" },
  factorOff: words.off,
  factorNone: { en: "Two-step verification is not set up", es: "Verificación en dos pasos sin configurar" },
  factorNoneText: {
    en: "Your account is protected by your password alone.",
    es: "Tu cuenta solo está protegida por la contraseña.",
  },
  addFactor: words.add,
  addFactorTitle: words.authenticatorApp,
  addAnotherTitle: { en: "Another authenticator app", es: "Otra aplicación de autenticación" },
  addFactorText: {
    en: "Any app that generates six-digit codes.",
    es: "Cualquier aplicación que genere códigos de seis cifras.",
  },
  factorName: words.name,
  factorNameHelp: {
    en: "So that you can tell your devices apart.",
    es: "Para que puedas distinguir tus dispositivos.",
  },
  factorNameFirst: { en: "My phone", es: "Mi teléfono" },
  factorNameNext: { en: "Device {n, number}", es: "Dispositivo {n, number}" },
  beginFactor: { en: "Show the code to scan", es: "Ver el código para escanear" },
  scan: { en: "Scan this with the app", es: "Escanea esto con la aplicación" },
  scanHelp: {
    en: "Or type this key into the app if you can't scan it:",
    es: "O escribe esta clave en la aplicación si no puedes escanearlo:",
  },
  picture: {
    en: "Code to scan with an authenticator app",
    es: "Código para escanear con una aplicación de autenticación",
  },
  copy: words.copy,
  copied: words.copied,
  firstCode: words.code,
  firstCodeHelp: {
    en: "The six digits that the app shows now.",
    es: "Las seis cifras que muestra ahora la aplicación.",
  },
  addCode: { en: "Turn on two-step verification", es: "Activar la verificación en dos pasos" },
  addPhoneTitle: { en: "Text messages", es: "Mensajes de texto" },
  addAnotherPhoneTitle: { en: "Another phone for text messages", es: "Otro teléfono para mensajes de texto" },
  addPhoneText: {
    en: "For phones without an app. An app is safer and works offline.",
    es: "Para teléfonos sin aplicación. Una aplicación es más segura y funciona sin cobertura.",
  },
  phone: { en: "Mobile number", es: "Número de móvil" },
  phoneHelp: {
    en: "With the country code, such as +44 7700 900123. Numbers without one are treated as Spanish (612 345 678) or British (07700 900123).",
    es: "Con el prefijo del país, como +34 612 345 678. Sin él se entiende que es español (612 345 678) o británico (07700 900123).",
  },
  sendText: words.sendTheCode,
  textSent: {
    en: "We have sent a code to {phone}. It can take a minute to arrive.",
    es: "Hemos enviado un código al {phone}. Puede tardar un minuto en llegar.",
  },
  textCodeHelp: words.theDigitsInTheMessage,
  textAgain: words.sendItAgain,
  removeFactor: words.remove,
  removeFactorText: {
    en: "You will no longer be able to sign in with codes from “{name}”.",
    es: "Ya no podrás entrar con códigos de «{name}».",
  },
  removeLastFactorText: {
    en: "“{name}” is your only verification method. Without it, your account is protected by your password alone.",
    es: "«{name}» es tu único método de verificación. Sin él, tu cuenta solo está protegida por la contraseña.",
  },
  sendRemove: { en: "Remove “{name}”", es: "Quitar «{name}»" },

  codes: { en: "Recovery codes", es: "Códigos de recuperación" },
  codesLeft: {
    en: "{n, plural, =0 {None left} one {One of {all, number} left} other {# of {all, number} left}}",
    es: "{n, plural, =0 {No queda ninguno} one {Queda uno de {all, number}} other {Quedan # de {all, number}}}",
  },
  codesNone: { en: "No recovery codes", es: "Sin códigos de recuperación" },
  codesText: {
    en: "In case you lose your phone: each code works once.",
    es: "Por si pierdes el teléfono: cada código sirve una vez.",
  },
  makeCodes: { en: "Create new codes", es: "Crear códigos nuevos" },
  makeFirstCodes: { en: "Create codes", es: "Crear códigos" },
  makeCodesText: {
    en: "You will get ten new codes, shown only once. Your previous codes stop working.",
    es: "Recibirás diez códigos nuevos, que se muestran una sola vez. Los anteriores dejan de servir.",
  },
  sendCodes: { en: "Create ten new codes", es: "Crear diez códigos nuevos" },
  codesShown: { en: "Your new recovery codes", es: "Tus nuevos códigos de recuperación" },
  codesShownText: {
    en: "Print them or store them somewhere safe. They will not be shown again.",
    es: "Imprímelos o guárdalos en un lugar seguro. No se volverán a mostrar.",
  },
  copyCodes: { en: "Copy all", es: "Copiar todos" },

  identities: { en: "Ways to sign in", es: "Formas de entrar" },
  identitiesWhy: {
    en: "How you can sign in: your email, and accounts on other sites that you connect.",
    es: "Cómo puedes entrar: tu correo y las cuentas de otros sitios que vincules.",
  },
  "identity:email": { en: "Email and password", es: "Correo y contraseña" },
  "identity:phone": words.phone,
  identitySince: { en: "{account} · since {day}", es: "{account} · desde el {day}" },
  link: { en: "Connect {provider}", es: "Vincular {provider}" },
  linkText: { en: "Not connected yet.", es: "Aún sin vincular." },
  linkOpen: { en: "Connect", es: "Vincular" },
  linkGoOn: { en: "Continue to {provider}", es: "Seguir a {provider}" },
  unlink: { en: "Disconnect", es: "Desvincular" },
  unlinkText: {
    en: "You will no longer be able to sign in with {provider}. You can still sign in with your email.",
    es: "Ya no podrás entrar con {provider}. Podrás seguir entrando con tu correo.",
  },
  unlinkNamed: { en: "Disconnect {provider}", es: "Desvincular {provider}" },

  apps: { en: "Connected apps", es: "Aplicaciones conectadas" },
  appsWhy: {
    en: "Other applications that you sign in to with this account, and what each of them sees.",
    es: "Otras aplicaciones en las que entras con esta cuenta y lo que ve cada una.",
  },
  appsNone: { en: "No connected apps", es: "Sin aplicaciones conectadas" },
  appUnnamed: { en: "App without a name", es: "Aplicación sin nombre" },
  appSince: { en: "{sees} · allowed on {day}", es: "{sees} · permitida el {day}" },
  appRemove: { en: "Remove access", es: "Quitar acceso" },
  appRemoveText: {
    en: "{app} is signed out and sees nothing new of your account. If you sign in there again, you will be asked first.",
    es: "Se cierra la sesión de {app} y ya no ve nada nuevo de tu cuenta. Si vuelves a entrar allí, se te preguntará antes.",
  },
  appRemoveNamed: { en: "Remove access for {app}", es: "Quitar el acceso de {app}" },

  sessions: { en: "Where you are signed in", es: "Dónde tienes la sesión abierta" },
  sessionsWhy: {
    en: "If you don't recognise one of these, sign out everywhere else and change your password.",
    es: "Si no reconoces alguno, cierra la sesión en los demás y cambia tu contraseña.",
  },
  device: { en: "{browser} on {system}", es: "{browser} en {system}" },
  deviceUnknown: words.unknownDevice,
  thisDevice: { en: "This device", es: "Este dispositivo" },
  lastUsed: { en: "Last used {at}", es: "Última vez: {at}" },
  signedInSince: { en: "signed in since {day}", es: "sesión abierta desde el {day}" },
  signOutHere: words.signOut,
  signOutElsewhere: { en: "Sign out everywhere else", es: "Salir en todos los demás" },
  signOutEverywhere: words.signOutEverywhere,

  data: words.yourData,
  dataWhy: {
    en: "The data we hold about your account, as a file that other programs can read.",
    es: "Lo que se guarda de tu cuenta, en un archivo que otros programas pueden leer.",
  },
  dataTitle: { en: "Everything about this account", es: "Todo sobre esta cuenta" },
  dataText: {
    en: "Account, whether you have a photo, permissions, devices, ways to sign in and your last thousand actions.",
    es: "Cuenta, si tienes foto, permisos, dispositivos, formas de entrar y tus últimas mil acciones.",
  },
  actsTitle: words.myActions,
  actsText: {
    en: "Your own actions in the audit trail, newest first.",
    es: "Tus propias acciones en la auditoría, las más recientes primero.",
  },
  actsLook: { en: "View", es: "Ver" },
  download: { en: "Download (JSON)", es: "Descargar (JSON)" },
} as const satisfies Messages;
