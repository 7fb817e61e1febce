/** What stands in the place of that which opens something. */
export const hiddenWords = {
  link: { en: "Link hidden", es: "Enlace oculto" },
  code: { en: "Code hidden", es: "Código oculto" },
} as const;
