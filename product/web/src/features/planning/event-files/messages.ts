import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.files,
  none: {
    en: "No files yet: site plans, risk assessments, car passes.",
    es: "Todavía no hay archivos: planos, evaluaciones de riesgos, pases de vehículo.",
  },
  add: { en: "Add a file", es: "Añadir un archivo" },
  file: words.file,
  fileHelp: { en: "PDF, JPEG, PNG or WebP, up to 20 MB.", es: "PDF, JPEG, PNG o WebP, hasta 20 MB." },
  name: words.name,
  nameHelp: {
    en: "As it is listed; otherwise the name of the file.",
    es: "Como aparece en la lista; si no, el del archivo.",
  },
  forWorkers: { en: "Shown to those who work there", es: "Lo ve quien trabaja allí" },
  forClient: { en: "Shown to the client", es: "Lo ve el cliente" },
  upload: { en: "Add file", es: "Añadir archivo" },
  save: words.save,
  saveName: { en: "Save who sees {name}", es: "Guardar quién ve {name}" },
  remove: words.remove,
  removeName: { en: "Remove {name}", es: "Quitar {name}" },
  tooLarge: { en: "The file is too large.", es: "El archivo es demasiado grande." },
  saved: words.saved,
} as const satisfies Messages;
