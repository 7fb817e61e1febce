/** How the tables are headed that are filled from the records, and what their words mean. */
import type { Locale } from "@product/domain/locales";
import type { Ending } from "@product/domain/company/retention";
import type { LegalBasis } from "@product/domain/privacy/data-classes";

type Head = { caption: string; head: readonly string[] };

export const recordHeads: Record<"retention" | "inventory" | "company", Record<Locale, Head>> = {
  retention: {
    en: { caption: "Retention periods", head: ["Data", "How long", "And then", "Because"] },
    es: { caption: "Plazos de conservación", head: ["Datos", "Cuánto tiempo", "Y después", "Por qué"] },
  },
  inventory: {
    en: { caption: "What is held about workers", head: ["Data of workers", "Why we hold it", "How long"] },
    es: {
      caption: "Qué se guarda de los trabajadores",
      head: ["Datos de trabajadores", "Por qué se guardan", "Cuánto tiempo"],
    },
  },
  company: {
    en: { caption: "Company details", head: ["Company", "Tax or company number", "Address", "Email", "Registration"] },
    es: {
      caption: "Datos de la empresa",
      head: ["Empresa", "NIF o número de empresa", "Dirección", "Correo electrónico", "Datos registrales"],
    },
  },
};

export const endings: Record<Ending, Record<Locale, string>> = {
  delete: { en: "Deleted", es: "Se borran" },
  block: { en: "Blocked, then deleted", es: "Se bloquean y luego se borran" },
  anonymise: { en: "Anonymised", es: "Se anonimizan" },
};

export const afterEmployment: Record<Locale, string> = { en: "Employment", es: "Contrato" };

export const bases: Record<LegalBasis, Record<Locale, string>> = {
  contract: { en: "Contract (GDPR 6.1.b)", es: "Contrato (RGPD 6.1.b)" },
  law: { en: "Legal duty (GDPR 6.1.c)", es: "Obligación legal (RGPD 6.1.c)" },
  interest: { en: "Legitimate interest (GDPR 6.1.f)", es: "Interés legítimo (RGPD 6.1.f)" },
};
