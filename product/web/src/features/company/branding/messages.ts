import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Branding", es: "Marca" },
  intro: {
    en: "How your company shows itself: on the home page, on the worker pass, when people sign in, in mails and on paper.",
    es: "Cómo se presenta tu empresa: en la página de inicio, en el pase de los trabajadores, al entrar, en los correos y en papel.",
  },
  look: { en: "Name and colour", es: "Nombre y color" },
  lookWhy: {
    en: "Seen by everyone who opens the site, at once.",
    es: "Lo ve enseguida quien abre el sitio.",
  },
  name: { en: "Name", es: "Nombre" },
  nameHelp: { en: "As people call your company.", es: "Como la gente llama a tu empresa." },
  colour: { en: "Main colour", es: "Color principal" },
  colourHelp: {
    en: "Of buttons, links and marks. Leave it empty for the usual green.",
    es: "De botones, enlaces y marcas. Déjalo vacío para el verde de siempre.",
  },
  pick: { en: "Pick a colour", es: "Elegir un color" },
  logoShowsName: { en: "The logo holds the name", es: "El logotipo ya lleva el nombre" },
  logoShowsNameHelp: {
    en: "Then the name does not stand beside it.",
    es: "Entonces el nombre no aparece al lado.",
  },
  mail: { en: "Mails", es: "Correos" },
  mailWhy: {
    en: "The address that mails are sent from is set by whoever runs the server.",
    es: "La dirección desde la que salen los correos la fija quien administra el servidor.",
  },
  senderName: { en: "Name of the sender", es: "Nombre del remitente" },
  senderNameHelp: {
    en: "Stands beside the address. Leave it empty to keep the one from the server.",
    es: "Aparece junto a la dirección. Déjalo vacío para conservar el del servidor.",
  },
  replyTo: { en: "Address for answers", es: "Dirección para respuestas" },
  replyToHelp: {
    en: "Where it goes when someone answers a mail. Leave it empty for the address it came from.",
    es: "Adónde llega lo que alguien responde. Déjalo vacío para la dirección de la que salió.",
  },
  saved: {
    en: "Saved. Every page and every new mail shows it now.",
    es: "Guardado. Ya se ve en todas las páginas y en los correos nuevos.",
  },

  logo: { en: "Logo", es: "Logotipo" },
  logoWhy: {
    en: "Shown 28 points high. A second one for dark screens is only needed when the first cannot be seen on them. It is saved as soon as you choose it.",
    es: "Se muestra con 28 puntos de alto. Solo hace falta otro para pantallas oscuras si el primero no se ve en ellas. Se guarda en cuanto lo eliges.",
  },
  "logo:light": { en: "Logo", es: "Logotipo" },
  "logo:dark": { en: "Logo for dark screens", es: "Logotipo para pantallas oscuras" },
  "none:light": { en: "There is none: the name stands alone.", es: "No hay ninguno: el nombre va solo." },
  "none:dark": {
    en: "There is none: the other one is shown on dark screens too.",
    es: "No hay ninguno: en pantallas oscuras también se ve el otro.",
  },
  choose: { en: "Choose a picture", es: "Elige una imagen" },
  chooseAnother: { en: "Choose another picture", es: "Elige otra imagen" },
  orDrop: { en: "or drop it here", es: "o suéltala aquí" },
  logoHelp: {
    en: "PNG, WebP or JPEG, up to {megabytes, number} MB. SVG is not taken: save it as PNG.",
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

  preview: { en: "Preview", es: "Vista previa" },
  "preview:light": { en: "On light screens", es: "En pantallas claras" },
  "preview:dark": { en: "On dark screens", es: "En pantallas oscuras" },
  sampleHeading: { en: "Your next shift", es: "Tu próximo turno" },
  sampleText: { en: "Friday, 18:00 to 23:30", es: "Viernes, de 18:00 a 23:30" },
  sampleButton: { en: "Accept", es: "Aceptar" },
  sampleLink: { en: "See the details", es: "Ver los detalles" },
  adjusted: {
    en: "White letters cannot be read on {colour}, so light screens, mails and paper use {shade}, its next darker shade.",
    es: "Sobre {colour} no se leen letras blancas, así que en pantallas claras, correos y papel se usa {shade}, el tono más oscuro siguiente.",
  },
  asTyped: {
    en: "Letters can be read on this colour as it is.",
    es: "Sobre este color se leen bien las letras.",
  },
} as const satisfies Messages;
