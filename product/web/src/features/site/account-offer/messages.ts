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
  back: words.backToMyApplication,
  goneTitle: words.thisLinkNoLongerWorks,
  goneText: {
    en: "An account is for people whose application is approved.",
    es: "La cuenta es para quienes tienen la solicitud aprobada.",
  },
  notNow: {
    en: "The account could not be created just now. Please try again in a few minutes.",
    es: "Ahora mismo no se ha podido crear la cuenta. Prueba otra vez en unos minutos.",
  },
} as const satisfies Messages;
