/** The words shown in place of a link or code that would open something. */
export const hiddenWords = {
  link: { en: "Link hidden", es: "Enlace oculto" },
  code: { en: "Code hidden", es: "Código oculto" },
} as const;
