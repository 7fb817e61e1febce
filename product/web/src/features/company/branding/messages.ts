import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Branding", es: "Marca" },
  intro: {
    en: "How your company appears: on the home page, on the worker pass, on the sign-in page, in emails and on paper.",
    es: "Cómo se presenta tu empresa: en la página de inicio, en el pase de los trabajadores, al entrar, en los correos y en papel.",
  },
  look: { en: "Name and colour", es: "Nombre y color" },
  lookWhy: {
    en: "Everyone who opens the site sees it straight away.",
    es: "Lo ve de inmediato quien abre el sitio.",
  },
  name: words.name,
  nameHelp: { en: "The name people know your company by.", es: "El nombre por el que se conoce a tu empresa." },
  colour: words.mainColour,
  colourHelp: {
    en: "For buttons, links and highlights. Leave it empty for the default green.",
    es: "Para botones, enlaces y resaltados. Déjalo vacío para el verde predeterminado.",
  },
  pick: { en: "Pick a colour", es: "Elegir un color" },
  logoShowsName: words.theLogoIncludesTheName,
  logoShowsNameHelp: {
    en: "The name is then not shown beside it.",
    es: "Entonces el nombre no aparece al lado.",
  },
  mail: { en: "Emails", es: "Correos" },
  mailWhy: {
    en: "The address that emails are sent from is set by whoever runs the server.",
    es: "La dirección desde la que salen los correos la fija quien administra el servidor.",
  },
  senderName: words.senderName,
  senderNameHelp: {
    en: "Shown next to the address. Leave it empty to use the server's.",
    es: "Aparece junto a la dirección. Déjalo vacío para usar el del servidor.",
  },
  replyTo: words.replyToAddress,
  replyToHelp: {
    en: "Where replies are sent. Leave it empty to use the sending address.",
    es: "Adónde llegan las respuestas. Déjalo vacío para usar la dirección de envío.",
  },
  saved: {
    en: "Saved. It now appears on every page and in every new email.",
    es: "Guardado. Ya se ve en todas las páginas y en los correos nuevos.",
  },

  logo: words.logo,
  logoWhy: {
    en: "Shown 28 points high. A second one for dark screens is only needed when the first cannot be seen on them. It is saved as soon as you choose it.",
    es: "Se muestra con 28 puntos de alto. Solo hace falta otro para pantallas oscuras si el primero no se ve en ellas. Se guarda en cuanto lo eliges.",
  },
  "logo:light": words.logo,
  "logo:dark": words.logoForDarkScreens,
  "none:light": { en: "None: only the name is shown.", es: "Ninguno: solo se muestra el nombre." },
  "none:dark": {
    en: "None: the other one is used on dark screens too.",
    es: "Ninguno: en pantallas oscuras también se usa el otro.",
  },
  choose: { en: "Choose a picture", es: "Elige una imagen" },
  chooseAnother: { en: "Choose another picture", es: "Elige otra imagen" },
  orDrop: { en: "or drop it here", es: "o suéltala aquí" },
  logoHelp: {
    en: "PNG, WebP or JPEG, up to {megabytes, number} MB. SVG isn't supported: save it as PNG.",
    es: "PNG, WebP o JPEG, de hasta {megabytes, number} MB. No se admite SVG: guárdalo como PNG.",
  },
  send: { en: "Use this picture", es: "Usar esta imagen" },
  sending: { en: "Sending…", es: "Enviando…" },
  remove: { en: "Remove logo", es: "Quitar logotipo" },
  "done:logo-light": { en: "The logo is saved.", es: "El logotipo está guardado." },
  "done:logo-dark": {
    en: "The logo for dark screens is saved.",
    es: "El logotipo para pantallas oscuras está guardado.",
  },
  "done:logo-light-removed": { en: "The logo is removed.", es: "El logotipo se ha quitado." },
  "done:logo-dark-removed": {
    en: "The logo for dark screens is removed.",
    es: "El logotipo para pantallas oscuras se ha quitado.",
  },

  preview: words.preview,
  "preview:light": { en: "On light screens", es: "En pantallas claras" },
  "preview:dark": { en: "On dark screens", es: "En pantallas oscuras" },
  sampleHeading: { en: "Your next shift", es: "Tu próximo turno" },
  sampleText: { en: "Friday, 18:00 to 23:30", es: "Viernes, de 18:00 a 23:30" },
  sampleButton: words.accept,
  sampleLink: { en: "See the details", es: "Ver los detalles" },
  adjusted: {
    en: "White text is not readable on {colour}, so light screens, emails and paper use {shade}, the next darker shade.",
    es: "Sobre {colour} no se leen letras blancas, así que en pantallas claras, correos y papel se usa {shade}, el tono más oscuro siguiente.",
  },
  asTyped: {
    en: "Text is readable on this colour.",
    es: "El texto se lee bien sobre este color.",
  },
} as const satisfies Messages;
