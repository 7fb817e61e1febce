import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: {
    en: "Check the public text: it was not updated with ours",
    es: "Revisa el texto público: no se actualizó con el nuestro",
  },
  text: {
    en: "Your company wrote this page, so an update left it as it is. It has to say:",
    es: "Esta página la escribió tu empresa y por eso una actualización no la ha cambiado. Tiene que decir:",
  },
  "names:health": {
    en: "that sickness absences are kept, and on which basis (GDPR art. 9.2.b);",
    es: "que se conservan las bajas por enfermedad y con qué base (RGPD, art. 9.2.b);",
  },
  "names:records": {
    en: "that criminal-record certificates are kept where the law requires them, and on which basis (GDPR art. 6.1.c and 10);",
    es: "que se conservan certificados de antecedentes cuando la ley los exige y con qué base (RGPD, art. 6.1.c y 10);",
  },
  "names:complaints": {
    en: "that people can complain to the company with the form at /data-protection/complaint, acknowledged within 30 days; in the United Kingdom before going to the ICO (Data Protection Act 2018, s. 164A).",
    es: "que se puede reclamar ante la empresa con el formulario de /data-protection/complaint, con acuse de recibo en 30 días; en el Reino Unido, antes de acudir a la ICO (Data Protection Act 2018, s. 164A).",
  },
  "names:notice": {
    en: "who runs the site, as a legal notice: name, tax number, address, e-mail and registration (Spain: LSSI art. 10; United Kingdom: trading disclosures). The block “company-details” brings them from Settings.",
    es: "quién gestiona el sitio, como aviso legal: nombre, NIF, domicilio, correo y datos registrales (España: LSSI, art. 10; Reino Unido: trading disclosures). El bloque «company-details» los trae de Configuración.",
  },
  goes: {
    en: "This note goes away when you publish the page again or mark it as checked.",
    es: "Este aviso desaparece al volver a publicar la página o al marcarla como revisada.",
  },
  mark: { en: "Mark as checked", es: "Marcar como revisada" },
  marked: { en: "Marked as checked.", es: "Marcada como revisada." },
} as const satisfies Messages;
