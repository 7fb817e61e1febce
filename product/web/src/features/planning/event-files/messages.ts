import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Files", es: "Archivos" },
  none: {
    en: "No files yet: site plans, risk assessments, car passes.",
    es: "Todavía no hay archivos: planos, evaluaciones de riesgos, pases de vehículo.",
  },
  add: { en: "Add a file", es: "Añadir un archivo" },
  file: { en: "File", es: "Archivo" },
  fileHelp: { en: "PDF, JPEG, PNG or WebP, up to 20 MB.", es: "PDF, JPEG, PNG o WebP, hasta 20 MB." },
  name: { en: "Name", es: "Nombre" },
  nameHelp: {
    en: "As it is listed; otherwise the name of the file.",
    es: "Como aparece en la lista; si no, el del archivo.",
  },
  forWorkers: { en: "Shown to those who work there", es: "Lo ve quien trabaja allí" },
  forClient: { en: "Shown to the client", es: "Lo ve el cliente" },
  upload: { en: "Add file", es: "Añadir archivo" },
  save: { en: "Save", es: "Guardar" },
  saveName: { en: "Save who sees {name}", es: "Guardar quién ve {name}" },
  remove: { en: "Remove", es: "Quitar" },
  removeName: { en: "Remove {name}", es: "Quitar {name}" },
  tooLarge: { en: "The file is too large.", es: "El archivo es demasiado grande." },
  saved: { en: "Saved.", es: "Guardado." },
} as const satisfies Messages;
