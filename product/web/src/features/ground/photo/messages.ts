import type { Messages } from "#i18n/messages.ts";

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

  title: { en: "Choose what is seen", es: "Elige lo que se ve" },
  about: {
    en: "Others see the circle. What lies outside the square is not kept.",
    es: "Los demás ven el círculo. Lo que queda fuera del cuadrado no se guarda.",
  },
  picture: { en: "Your picture", es: "Tu imagen" },
  keys: {
    en: "Drag the picture, or move it with the arrow keys. + and − make it larger and smaller.",
    es: "Arrastra la imagen o muévela con las flechas. Con + y − se hace más grande o más pequeña.",
  },
  zoom: { en: "Size", es: "Tamaño" },
  close: { en: "Close", es: "Cerrar" },
  cancel: { en: "Cancel", es: "Cancelar" },
  cancelSending: { en: "Stop sending", es: "Dejar de enviar" },
  save: { en: "Use photo", es: "Usar foto" },
  sending: { en: "Sending your photo", es: "Enviando tu foto" },
  percent: { en: "{percent, number} %", es: "{percent, number} %" },
  waiting: {
    en: "There is no connection. Sending goes on where it stopped as soon as it is back.",
    es: "No hay conexión. En cuanto vuelva, el envío seguirá donde se quedó.",
  },
  saving: { en: "Saving…", es: "Guardando…" },
} as const satisfies Messages;
