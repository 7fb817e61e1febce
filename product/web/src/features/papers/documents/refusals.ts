import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "document.verifier-needed": {
    en: "Only “{groupEn}” can review this type of document.",
    es: "Solo «{groupEs}» puede revisar este tipo de documento.",
  },
  "document.begins-later": {
    en: "The current one expires before this one starts. Verify this one when it starts; the days in between are not covered.",
    es: "El vigente caduca antes de que empiece este. Verifícalo cuando empiece; los días intermedios no están cubiertos.",
  },
  "document.longer-than-lawful": {
    en: "A DNI or Spanish passport issued before the age of 30 is valid for five years, and for ten from then on. Compare both dates with the document.",
    es: "El DNI y el pasaporte expedidos antes de los 30 años valen cinco años, y diez a partir de esa edad. Compara las dos fechas con el documento.",
  },
  "document.number-shared": {
    en: "{n, plural, one {Someone else has} other {# others have}} this number. Check it against the document; if it is right, confirm it below and send it again.",
    es: "{n, plural, one {Otra persona tiene} other {Otras # personas tienen}} este número. Compáralo con el documento; si es correcto, confírmalo abajo y envíalo otra vez.",
  },
  "document.copy-needed": {
    en: "A copy of this type of document is required. Upload it first.",
    es: "De este tipo de documento se guarda copia. Súbela primero.",
  },
  "document.without-file": {
    en: "It came without a file, so that there is nothing to verify. Ask for it again, or upload it yourself.",
    es: "Llegó sin archivo, así que no hay nada que verificar. Vuelve a pedirlo o súbelo tú.",
  },
  "document.taken-back-late": {
    en: "A verification can be undone for 24 hours. Revoke the document if it is no longer in order.",
    es: "Una verificación se puede deshacer durante 24 horas. Si el documento ya no está en regla, revócalo.",
  },
  "document.picture-needed": {
    en: "A photo of the person is needed as a picture: one JPEG, PNG or WebP, no PDF.",
    es: "La foto de la persona tiene que ser una imagen: un solo archivo JPEG, PNG o WebP, no un PDF.",
  },
  "document.only-noted": {
    en: "No copy of this type of document is stored. Check the original and record its details.",
    es: "De este tipo de documento no se guarda copia. Comprueba el original y anota sus datos.",
  },
  "document.kind-not-taken": {
    en: "This file is not of the right type. Choose a photo (JPEG, PNG or WebP) or a PDF.",
    es: "Este archivo no es del tipo adecuado. Elige una foto (JPEG, PNG o WebP) o un PDF.",
  },
  "document.file-needed": {
    en: "Choose a photo or a PDF of the document.",
    es: "Elige una foto o un PDF del documento.",
  },
  "document.both-sides-needed": {
    en: "Both sides are needed: a photo of the front and one of the back, or a PDF with both.",
    es: "Hacen falta las dos caras: una foto del anverso y otra del reverso, o un PDF con ambas.",
  },
  "document.too-many-files": {
    en: "A document has {most, number} files at most. Put more pages into one PDF.",
    es: "Un documento tiene {most, number} archivos como máximo. Junta las páginas en un PDF.",
  },
  "document.on-its-way": {
    en: "One of this type has already been sent and is being reviewed.",
    es: "Ya se ha enviado uno de este tipo y se está revisando.",
  },
} as const satisfies RefusalSentences;
