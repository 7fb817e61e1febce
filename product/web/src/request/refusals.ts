import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals that belong to no slice alone. */
export const refusals = {
  "submission.key-reused": {
    en: "This form was already sent with other values. Reload the page and send it again.",
    es: "Este formulario ya se envió con otros datos. Recarga la página y envíalo de nuevo.",
  },
  "bulk.nobody": {
    en: "This would change nobody. Nothing was done.",
    es: "Esto no cambiaría a nadie. No se ha hecho nada.",
  },
  "bulk.undone": {
    en: "This has already been undone, or it can no longer be undone.",
    es: "Esto ya se deshizo, o ya no se puede deshacer.",
  },
  "record.changed-meanwhile": {
    en: "Someone else changed this in the meantime. The saved version is shown below; change it again if you need to.",
    es: "Otra persona lo ha cambiado mientras tanto. Abajo se muestra lo que hay guardado; cámbialo otra vez si hace falta.",
  },
  "record.name-taken": { en: "Another one already has this name.", es: "Ya hay otro con este nombre." },
  "record.choice-gone": {
    en: "Something you selected no longer exists. Choose again from what is available now.",
    es: "Algo que has seleccionado ya no existe. Elige otra vez entre lo disponible.",
  },
  "time.skipped": {
    en: "The clocks go forward and this time does not exist that night. The next one is {next}.",
    es: "Se adelanta la hora y esa noche esta hora no existe. La siguiente es {next}.",
  },
  "time.twice": {
    en: "The clocks go back and this time comes twice that night. Choose whether you mean the first or the second.",
    es: "Se atrasa la hora y esa noche esta hora se repite. Elige si es la primera o la segunda.",
  },
  "view-as.read-only": {
    en: "You are viewing as {name}. Nothing can be changed in the meantime.",
    es: "Estás viendo como {name}. Mientras tanto no se puede cambiar nada.",
  },
  "file.kind-not-taken": {
    en: "This file is not of the right type. Choose a JPEG, PNG or WebP picture.",
    es: "Este archivo no es del tipo adecuado. Elige una imagen JPEG, PNG o WebP.",
  },
  "file.heic": {
    en: "This is a HEIC picture, which we cannot read. Save it as JPEG, or set your camera to “Most compatible”, and choose it again.",
    es: "Es una imagen HEIC, que no podemos leer. Guárdala como JPEG, o pon la cámara en «El más compatible», y elígela otra vez.",
  },
  "file.broken": {
    en: "This file is damaged or incomplete. Choose another one.",
    es: "Este archivo está dañado o incompleto. Elige otro.",
  },
  "file.too-large": {
    en: "This file is too large. It may have {megabytes, number} MB at most.",
    es: "Este archivo es demasiado grande. Puede tener {megabytes, number} MB como máximo.",
  },
  "file.too-many-pixels": {
    en: "This picture has too many pixels. It may have {megapixels, number} megapixels at most.",
    es: "Esta imagen tiene demasiados píxeles. Puede tener {megapixels, number} megapíxeles como máximo.",
  },
  "file.upload-gone": {
    en: "The file you sent is no longer available. Please choose it again.",
    es: "El archivo que enviaste ya no está disponible. Elígelo otra vez.",
  },
  "file.too-many-uploads": {
    en: "You have sent many files in a short time. Try again tomorrow.",
    es: "Has enviado muchos archivos en poco tiempo. Inténtalo mañana.",
  },
  "file.storage-away": {
    en: "Files cannot be saved at the moment. Please try again shortly.",
    es: "Ahora mismo no se pueden guardar archivos. Inténtalo de nuevo enseguida.",
  },
  "worker.link-gone": {
    en: "This link has been used or has expired. Ask the office for a new one.",
    es: "Este enlace ya se ha usado o ha caducado. Pide otro a la oficina.",
  },
  "worker.unreachable": {
    en: "There is neither an email nor a mobile number to send the link to.",
    es: "No hay ni correo ni móvil al que enviar el enlace.",
  },
  "worker.too-many-entries": {
    en: "There are already {most, number} entries; remove some first.",
    es: "Ya hay {most, number} entradas; quita alguna antes.",
  },
  "worker.other-person-needed": {
    en: "You proposed this yourself, or it is about you: another person has to confirm it.",
    es: "Esto lo has propuesto tú, o trata de ti: tiene que confirmarlo otra persona.",
  },
  "worker.oneself": {
    en: "This is about you, and nobody decides about themselves. {n, plural, one {It can be done by} other {It can be done by any of}}: {others}.",
    es: "Esto trata de ti, y nadie decide sobre sí mismo. {n, plural, one {Puede hacerlo} other {Puede hacerlo cualquiera de}}: {others}.",
  },
  "proposal.changed": {
    en: "What you were about to confirm has changed since you read it. Nothing was done: read the current version and decide again.",
    es: "Lo que ibas a confirmar ha cambiado desde que lo leíste. No se ha hecho nada: lee la versión actual y decide otra vez.",
  },
  "worker.nothing-proposed": {
    en: "There is nothing left to confirm: it was confirmed or withdrawn in the meantime.",
    es: "Ya no hay nada que confirmar: mientras tanto se ha confirmado o retirado.",
  },
} as const satisfies RefusalSentences;
