import type { LegalTable } from "./legal-text.ts";

const en: LegalTable = {
  caption: "Purposes and their lawful bases",
  head: ["What for", "Lawful basis"],
  rows: [
    [
      "Handling your application, offering you shifts, planning the rota, your pass, and paying you",
      "Steps before a contract and performance of it (art. 6.1.b)",
    ],
    [
      "Right-to-work checks, Social Security and tax, time register, health and safety, accounts",
      "Legal obligation (art. 6.1.c)",
    ],
    [
      "Whether a medical service finds you fit for a job",
      "Obligations of employment law (art. 9.2.b); we receive the conclusion, never the report",
    ],
    [
      "Security of the system, record of who did what, defence of claims",
      "Our legitimate interest in a safe and provable operation (art. 6.1.f)",
    ],
    [
      "Allergies or diet for the meals of an event, photos for publicity, WhatsApp, keeping your application for later",
      "Your consent (art. 6.1.a, and 9.2.a for health)",
    ],
  ],
};

const es: LegalTable = {
  caption: "Fines del tratamiento y su base jurídica",
  head: ["Para qué", "Base jurídica"],
  rows: [
    [
      "Atender tu solicitud, ofrecerte turnos, preparar el cuadrante, darte el pase y pagarte",
      "Medidas previas al contrato y su cumplimiento (art. 6.1.b)",
    ],
    [
      "Comprobar el permiso de trabajo, Seguridad Social e impuestos, registro de jornada, prevención de riesgos, contabilidad",
      "Obligación legal (art. 6.1.c)",
    ],
    [
      "Saber si el servicio médico te considera apto para un puesto",
      "Obligaciones del derecho laboral (art. 9.2.b); recibimos la conclusión, nunca el informe",
    ],
    [
      "Seguridad del sistema, constancia de quién hizo qué, defensa ante reclamaciones",
      "Nuestro interés legítimo en un funcionamiento seguro y demostrable (art. 6.1.f)",
    ],
    [
      "Alergias o dieta para las comidas de un evento, fotos para publicidad, WhatsApp, guardar tu solicitud para más adelante",
      "Tu consentimiento (art. 6.1.a, y 9.2.a si es salud)",
    ],
  ],
};

export const purposes = { en, es };
