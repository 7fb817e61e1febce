/** What people read about their account, in both languages: one entry per kind of notice. */
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
  en: "If you did not ask for this, you can ignore this mail: nothing changes until someone uses it.",
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
        en: "An account was made for {email}. Accept the invitation to choose your password.",
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
        en: "A change to your account waits for proof that it is you.",
        es: "Un cambio en tu cuenta espera una prueba de que eres tú.",
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
    subject: { en: "A second step was added", es: "Se ha añadido un segundo paso" },
    heading: { en: "A second step was added", es: "Se ha añadido un segundo paso" },
    paragraphs: [
      {
        en: "Signing in as {email} now asks for a second step ({factorType}).",
        es: "Al entrar como {email} ahora se pide un segundo paso ({factorType}).",
      },
    ],
    footer: notYou,
  },
  factor_unenrolled: {
    subject: { en: "A second step was removed", es: "Se ha quitado un segundo paso" },
    heading: { en: "A second step was removed", es: "Se ha quitado un segundo paso" },
    paragraphs: [
      {
        en: "Signing in as {email} no longer asks for this second step ({factorType}).",
        es: "Al entrar como {email} ya no se pide este segundo paso ({factorType}).",
      },
    ],
    footer: notYou,
  },
  second_step_recovered: {
    subject: { en: "A recovery code was used", es: "Se ha usado un código de recuperación" },
    heading: { en: "A recovery code was used", es: "Se ha usado un código de recuperación" },
    paragraphs: [
      {
        en: "Someone signed in as {email} with a recovery code. Every second step was taken off the account, so that now the password alone opens it.",
        es: "Alguien ha entrado como {email} con un código de recuperación. Se han quitado todos los segundos pasos de la cuenta, así que ahora la abre la contraseña sola.",
      },
      {
        en: "That code is used up. Set up a new second step in your profile.",
        es: "Ese código ya está usado. Configura un nuevo segundo paso en tu perfil.",
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
  mfa_phone: { en: "{code} is your second step at {brand}.", es: "{code} es tu segundo paso en {brand}." },
  reauthentication: { en: "{code} is your code at {brand}.", es: "{code} es tu código en {brand}." },
} satisfies Record<string, Words>;
