/** Texts of the notices about an account, in both languages: one entry per kind of notice. */
type Words = { en: string; es: string };

export type NoticeText = {
  subject: Words;
  heading: Words;
  paragraphs: Words[];
  /** Said as well when an account elsewhere asks to be joined. */
  whenProvider?: Words;
  button?: Words;
  /** Shown before the code, when there is one. */
  codeHint?: Words;
  footer: Words;
};

const ignore: Words = {
  en: "If you did not ask for this, you can ignore this email: nothing changes until someone uses it.",
  es: "Si no lo has pedido, puedes ignorar este correo: nada cambia hasta que alguien lo use.",
};
const notYou: Words = {
  en: "If this was not you, sign in, change your password and sign out everywhere else.",
  es: "Si no has sido tú, entra, cambia la contraseña y cierra las demás sesiones.",
};
const codeHint: Words = { en: "Or type this code:", es: "O escribe este código:" };

export const accountNotices = {
  confirmation: {
    subject: { en: "Confirm your e-mail address", es: "Confirma tu correo" },
    heading: { en: "Confirm your e-mail address", es: "Confirma tu correo" },
    paragraphs: [
      {
        en: "Someone signed up with {email}. Confirm that it is you, and your account is ready.",
        es: "Alguien se ha registrado con {email}. Confirma que eres tú y tu cuenta estará lista.",
      },
    ],
    whenProvider: {
      en: "The {provider} account {account} asks to sign in with this address.",
      es: "La cuenta {account} de {provider} pide entrar con esta dirección.",
    },
    button: { en: "Confirm my address", es: "Confirmar mi correo" },
    codeHint,
    footer: ignore,
  },
  invite: {
    subject: { en: "You have been invited", es: "Tienes una invitación" },
    heading: { en: "You have been invited", es: "Tienes una invitación" },
    paragraphs: [
      {
        en: "An account has been created for {email}. Accept the invitation to choose your password.",
        es: "Se ha creado una cuenta para {email}. Acepta la invitación para elegir tu contraseña.",
      },
    ],
    button: { en: "Accept the invitation", es: "Aceptar la invitación" },
    footer: ignore,
  },
  magic_link: {
    subject: { en: "Your link to sign in", es: "Tu enlace para entrar" },
    heading: { en: "Sign in", es: "Entrar" },
    paragraphs: [
      {
        en: "Use this link to sign in as {email}. It works once.",
        es: "Usa este enlace para entrar como {email}. Solo funciona una vez.",
      },
    ],
    button: { en: "Sign in", es: "Entrar" },
    codeHint,
    footer: ignore,
  },
  recovery: {
    subject: { en: "Reset your password", es: "Restablece tu contraseña" },
    heading: { en: "Reset your password", es: "Restablece tu contraseña" },
    paragraphs: [
      {
        en: "Someone asked for a new password for {email}. Use this link to choose one. It works once.",
        es: "Alguien ha pedido una contraseña nueva para {email}. Usa este enlace para elegirla. Solo funciona una vez.",
      },
    ],
    button: { en: "Choose a new password", es: "Elegir una contraseña nueva" },
    codeHint,
    footer: ignore,
  },
  email_change: {
    subject: { en: "Confirm your new e-mail address", es: "Confirma tu nuevo correo" },
    heading: { en: "Confirm your new e-mail address", es: "Confirma tu nuevo correo" },
    paragraphs: [
      {
        en: "The account {email} is about to move to {newEmail}. Confirm it here.",
        es: "La cuenta {email} va a pasar a {newEmail}. Confírmalo aquí.",
      },
    ],
    button: { en: "Confirm the change", es: "Confirmar el cambio" },
    codeHint,
    footer: ignore,
  },
  reauthentication: {
    subject: { en: "Your code", es: "Tu código" },
    heading: { en: "Is it you?", es: "¿Eres tú?" },
    paragraphs: [
      {
        en: "Confirm that it's you to make a change to your account.",
        es: "Confirma que eres tú para hacer un cambio en tu cuenta.",
      },
    ],
    codeHint: { en: "Type this code:", es: "Escribe este código:" },
    footer: notYou,
  },
  password_changed: {
    subject: { en: "Your password was changed", es: "Tu contraseña ha cambiado" },
    heading: { en: "Your password was changed", es: "Tu contraseña ha cambiado" },
    paragraphs: [
      {
        en: "The password of {email} was changed. Every other session was signed out.",
        es: "Se ha cambiado la contraseña de {email}. Las demás sesiones se han cerrado.",
      },
    ],
    footer: notYou,
  },
  email_changed: {
    subject: { en: "Your e-mail address was changed", es: "Tu correo ha cambiado" },
    heading: { en: "Your e-mail address was changed", es: "Tu correo ha cambiado" },
    paragraphs: [
      {
        en: "Your account now uses {newEmail} instead of {oldEmail}.",
        es: "Tu cuenta usa ahora {newEmail} en lugar de {oldEmail}.",
      },
    ],
    footer: notYou,
  },
  phone_changed: {
    subject: { en: "Your phone number was changed", es: "Tu teléfono ha cambiado" },
    heading: { en: "Your phone number was changed", es: "Tu teléfono ha cambiado" },
    paragraphs: [{ en: "Your account now uses the number {phone}.", es: "Tu cuenta usa ahora el número {phone}." }],
    footer: notYou,
  },
  identity_linked: {
    subject: { en: "Another way to sign in was added", es: "Se ha añadido otra forma de entrar" },
    heading: { en: "Another way to sign in was added", es: "Se ha añadido otra forma de entrar" },
    paragraphs: [
      {
        en: "The {provider} account {account} can now sign in as {email}.",
        es: "La cuenta {account} de {provider} ya puede entrar como {email}.",
      },
    ],
    footer: notYou,
  },
  identity_unlinked: {
    subject: { en: "A way to sign in was removed", es: "Se ha quitado una forma de entrar" },
    heading: { en: "A way to sign in was removed", es: "Se ha quitado una forma de entrar" },
    paragraphs: [
      {
        en: "The {provider} account {account} can no longer sign in as {email}.",
        es: "La cuenta {account} de {provider} ya no puede entrar como {email}.",
      },
    ],
    footer: notYou,
  },
  factor_enrolled: {
    subject: { en: "Two-step verification method added", es: "Se ha añadido un método de verificación en dos pasos" },
    heading: { en: "Two-step verification method added", es: "Se ha añadido un método de verificación en dos pasos" },
    paragraphs: [
      {
        en: "Signing in as {email} now requires two-step verification ({factorType}).",
        es: "Al entrar como {email} ahora se pide la verificación en dos pasos ({factorType}).",
      },
    ],
    footer: notYou,
  },
  factor_unenrolled: {
    subject: { en: "Two-step verification method removed", es: "Se ha quitado un método de verificación en dos pasos" },
    heading: { en: "Two-step verification method removed", es: "Se ha quitado un método de verificación en dos pasos" },
    paragraphs: [
      {
        en: "Signing in as {email} no longer asks for this verification method ({factorType}).",
        es: "Al entrar como {email} ya no se pide este método de verificación ({factorType}).",
      },
    ],
    footer: notYou,
  },
  passkey_added: {
    subject: { en: "A passkey was added", es: "Se ha añadido una llave de acceso" },
    heading: { en: "A passkey was added", es: "Se ha añadido una llave de acceso" },
    paragraphs: [
      {
        en: "A new passkey can now sign in as {email}, without the password.",
        es: "Una nueva llave de acceso ya puede entrar como {email}, sin la contraseña.",
      },
    ],
    footer: notYou,
  },
  passkey_removed: {
    subject: { en: "A passkey was removed", es: "Se ha quitado una llave de acceso" },
    heading: { en: "A passkey was removed", es: "Se ha quitado una llave de acceso" },
    paragraphs: [
      {
        en: "One of the passkeys of {email} was removed and can no longer sign in.",
        es: "Se ha quitado una de las llaves de acceso de {email}, que ya no sirve para entrar.",
      },
    ],
    footer: notYou,
  },
  second_step_reset: {
    subject: { en: "Your two-step verification was reset", es: "Se ha restablecido tu verificación en dos pasos" },
    heading: { en: "Two-step verification was reset", es: "Se ha restablecido la verificación en dos pasos" },
    paragraphs: [
      {
        en: "Two colleagues have removed the two-step verification of {email}, and signed the account out everywhere. It is now protected by the password alone.",
        es: "Dos personas de la empresa han quitado la verificación en dos pasos de {email} y han cerrado todas sus sesiones. Ahora la cuenta solo está protegida por la contraseña.",
      },
      {
        en: "Sign in with your password and set it up again in your profile.",
        es: "Entra con tu contraseña y configúrala de nuevo en tu perfil.",
      },
    ],
    footer: notYou,
  },
  second_step_recovered: {
    subject: { en: "A recovery code was used", es: "Se ha usado un código de recuperación" },
    heading: { en: "A recovery code was used", es: "Se ha usado un código de recuperación" },
    paragraphs: [
      {
        en: "Someone signed in as {email} with a recovery code. Two-step verification has been removed, so the account is now protected by the password alone.",
        es: "Alguien ha entrado como {email} con un código de recuperación. Se ha quitado la verificación en dos pasos, así que ahora la cuenta solo está protegida por la contraseña.",
      },
      {
        en: "That code cannot be used again. Set up two-step verification again in your profile.",
        es: "Ese código ya no sirve. Configura de nuevo la verificación en dos pasos en tu perfil.",
      },
    ],
    footer: notYou,
  },
} satisfies Record<string, NoticeText>;

/** A text must fit into one message: the code first, where the phone shows it without opening. */
export const accountTexts = {
  phone_confirmation: { en: "{code} confirms your number at {brand}.", es: "{code} confirma tu número en {brand}." },
  phone_otp: { en: "{code} is your code to sign in at {brand}.", es: "{code} es tu código para entrar en {brand}." },
  phone_change: {
    en: "{code} confirms your new number at {brand}.",
    es: "{code} confirma tu nuevo número en {brand}.",
  },
  mfa_phone: {
    en: "{code} is your verification code at {brand}.",
    es: "{code} es tu código de verificación en {brand}.",
  },
  reauthentication: { en: "{code} is your code at {brand}.", es: "{code} es tu código en {brand}." },
} satisfies Record<string, Words>;
