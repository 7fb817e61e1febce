import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Your account", es: "Tu cuenta" },
  offer: {
    en: "You do not need an account: your links work without one. With an account you sign in with your email and see your shifts, your pass and your data in one place.",
    es: "No necesitas una cuenta: tus enlaces funcionan sin ella. Con una cuenta entras con tu correo y ves tus turnos, tu pase y tus datos en un mismo sitio.",
  },
  take: { en: "Create my account", es: "Crear mi cuenta" },
  mailedTitle: words.checkYourEmail,
  mailed: {
    en: "We have sent you a link to choose how you sign in.",
    es: "Te hemos enviado un enlace para elegir cómo entrar.",
  },
  has: { en: "You have an account. Sign in with your email.", es: "Ya tienes una cuenta. Entra con tu correo." },
  signIn: words.signIn,
  theirs: {
    en: "This is your account here: your shifts, your pass and your data are in it.",
    es: "Esta es tu cuenta aquí: en ella tienes tus turnos, tu pase y tus datos.",
  },
  toPass: { en: "Go to my shifts and pass", es: "Ir a mis turnos y mi pase" },
  known: {
    en: "There is already an account with the email address of your application. Sign in with it: it brings you back to this page, where you can choose to use that account.",
    es: "Ya hay una cuenta con el correo de tu solicitud. Entra con ella: vuelves a esta página y aquí puedes elegir usar esa cuenta.",
  },
  same: {
    en: "You are signed in as {email}. With this account, {name} also sees their shifts, pass and data at {company}. Is that you?",
    es: "Has entrado como {email}. Con esta cuenta, {name} verá también sus turnos, su pase y sus datos en {company}. ¿Eres tú?",
  },
  link: { en: "Yes, use this account", es: "Sí, usar esta cuenta" },
  other: {
    en: "You are signed in as {email}, and your application has another email address. If you have an account with that address, sign out and sign in with it.",
    es: "Has entrado como {email} y tu solicitud tiene otro correo. Si tienes una cuenta con ese correo, sal y entra con ella.",
  },
  signOut: words.signOut,
  notYours: {
    en: "Only an account whose confirmed email address is the one of your application can be used.",
    es: "Solo puede usarse una cuenta cuyo correo confirmado sea el de tu solicitud.",
  },
  otherRecord: {
    en: "That account already belongs to another record of yours. Tell us, so that we can merge the two.",
    es: "Esa cuenta ya es de otra ficha tuya. Avísanos para que podamos fusionar las dos.",
  },
  back: words.backToMyApplication,
  goneTitle: words.thisLinkNoLongerWorks,
  goneText: {
    en: "An account is for people whose application is approved.",
    es: "La cuenta es para quienes tienen la solicitud aprobada.",
  },
  notNow: {
    en: "That did not work just now. Please try again in a few minutes.",
    es: "Ahora mismo no ha sido posible. Prueba otra vez en unos minutos.",
  },
} as const satisfies Messages;
