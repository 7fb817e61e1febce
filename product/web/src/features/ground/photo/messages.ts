import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  choose: { en: "Choose a photo", es: "Elige una foto" },
  chooseAnother: { en: "Choose another photo", es: "Elige otra foto" },
  orDrop: { en: "or drop it here", es: "o suéltala aquí" },
  help: {
    en: "JPEG, PNG or WebP, up to {megabytes, number} MB.",
    es: "JPEG, PNG o WebP, de hasta {megabytes, number} MB.",
  },
  send: { en: "Use this photo", es: "Usar esta foto" },
  remove: { en: "Remove photo", es: "Quitar foto" },

  title: { en: "Crop your photo", es: "Recorta tu foto" },
  about: {
    en: "Others see the circle. Anything outside the square is discarded.",
    es: "Los demás ven el círculo. Lo que quede fuera del cuadrado se descarta.",
  },
  picture: { en: "Your picture", es: "Tu imagen" },
  keys: {
    en: "Drag the picture, or move it with the arrow keys. + and − make it larger and smaller.",
    es: "Arrastra la imagen o muévela con las flechas. Con + y − se hace más grande o más pequeña.",
  },
  zoom: words.size,
  close: words.close,
  cancel: words.cancel,
  cancelSending: words.stopSending,
  save: { en: "Use photo", es: "Usar foto" },
  sending: { en: "Sending your photo", es: "Enviando tu foto" },
  percent: { en: "{percent, number} %", es: "{percent, number} %" },
  waiting: {
    en: "There is no connection. The upload will resume where it stopped as soon as you are back online.",
    es: "No hay conexión. El envío continuará donde se quedó en cuanto vuelva.",
  },
  saving: words.saving,
} as const satisfies Messages;
