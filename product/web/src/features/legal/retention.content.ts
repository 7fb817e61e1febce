import type { LegalTable } from "./legal-text.ts";

const en: LegalTable = {
  caption: "Retention periods",
  head: ["Data", "How long", "Because"],
  rows: [
    ["Time register (Spain)", "4 years", "Workers’ Statute, art. 34.9"],
    ["Payroll and Social Security documents (Spain)", "4 years", "Labour Offences Act (LISOS), art. 21.1"],
    ["Accounts (Spain)", "6 years", "Commercial Code, art. 30"],
    ["Right-to-work check (UK)", "Employment + 2 years", "Home Office guidance for employers"],
    ["Working-time records (UK)", "2 years", "Working Time Regulations 1998, reg. 9"],
    ["Pay records (UK)", "6 years", "National Minimum Wage Regulations 2015, reg. 59"],
    [
      "Applications that led to no work",
      "12 months; 6 in the UK",
      "Claims about selection; longer only if you ask us to",
    ],
    ["Position at a punch", "30 days", "Checking the punch"],
    ["Text of messages", "24 months", "Proof of what was offered and answered"],
    ["Record of who did what", "5 years", "Security and liability"],
  ],
};

const es: LegalTable = {
  caption: "Plazos de conservación",
  head: ["Datos", "Cuánto tiempo", "Por qué"],
  rows: [
    ["Registro de jornada (España)", "4 años", "Estatuto de los Trabajadores, art. 34.9"],
    [
      "Nóminas y documentos de Seguridad Social (España)",
      "4 años",
      "Ley de Infracciones y Sanciones (LISOS), art. 21.1",
    ],
    ["Contabilidad (España)", "6 años", "Código de Comercio, art. 30"],
    ["Comprobación del permiso de trabajo (Reino Unido)", "Contrato + 2 años", "Guía del Home Office para empresas"],
    ["Registros de tiempo de trabajo (Reino Unido)", "2 años", "Working Time Regulations 1998, reg. 9"],
    ["Registros salariales (Reino Unido)", "6 años", "National Minimum Wage Regulations 2015, reg. 59"],
    [
      "Solicitudes que no acabaron en trabajo",
      "12 meses; 6 en el Reino Unido",
      "Reclamaciones sobre la selección; más tiempo solo si nos lo pides",
    ],
    ["Posición de un marcaje", "30 días", "Comprobar el marcaje"],
    ["Texto de los mensajes", "24 meses", "Prueba de lo que se ofreció y se contestó"],
    ["Constancia de quién hizo qué", "5 años", "Seguridad y responsabilidades"],
  ],
};

export const retention = { en, es };
