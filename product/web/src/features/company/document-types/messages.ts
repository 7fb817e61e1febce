import type { NationalityGroup, Proof, RequiredFor, Severity } from "@product/domain/document-types";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Document types", es: "Tipos de documento" },
  intro: {
    en: "The papers people bring: of whom they are asked, what for, how long they are valid, and who checks them.",
    es: "Los papeles que trae la gente: a quién se piden, para qué, cuánto valen y quién los comprueba.",
  },
  newOne: { en: "New document type", es: "Nuevo tipo de documento" },
  noneTitle: { en: "No document types yet", es: "Todavía no hay tipos de documento" },
  noneText: { en: "Add the papers that your people need.", es: "Añade los papeles que necesita tu gente." },
  document: { en: "Document", es: "Documento" },

  whatHeading: { en: "What it is", es: "Qué es" },
  whatWhy: {
    en: "People read this name when they are asked for it.",
    es: "La gente lee este nombre cuando se le pide.",
  },
  nameEn: { en: "Name in English", es: "Nombre en inglés" },
  nameEs: { en: "Name in Spanish", es: "Nombre en español" },
  nameHelp: { en: "As it stands on the paper.", es: "Como figura en el papel." },

  proves: { en: "What it proves", es: "Qué demuestra" },
  provesHelp: {
    en: "Which question of the clearance it answers, beside being asked for.",
    es: "A qué pregunta de la aptitud responde, además de exigirse.",
  },
  provesNothing: { en: "Nothing else", es: "Nada más" },
  "proves:identity": { en: "Who they are", es: "Quién es" },
  "proves:work_permit": { en: "Permit to work in Spain", es: "Permiso para trabajar en España" },
  "proves:right_to_work": { en: "Right to work in the United Kingdom", es: "Derecho a trabajar en el Reino Unido" },
  "proves:contract": { en: "Signed contract", es: "Contrato firmado" },
  "proves:guardian_consent": { en: "Consent for a minor", es: "Autorización de un menor" },
  "proves:photo": { en: "Photo for the pass", es: "Foto para el pase" },
  "proves:fitness": { en: "Fitness for work", es: "Aptitud para el trabajo" },
  citation: { en: "Law or rule", es: "Ley o norma" },
  citationHelp: {
    en: "As it is cited beside the reason, such as “ET art. 8”.",
    es: "Como se cita junto al motivo, por ejemplo «ET art. 8».",
  },

  whomHeading: { en: "Of whom it is asked", es: "A quién se pide" },
  whomWhy: {
    en: "Everything that is chosen here must fit. Where nothing is chosen, it is asked of everyone.",
    es: "Tiene que cumplirse todo lo que se elija aquí. Donde no se elige nada, se pide a todo el mundo.",
  },
  countries: { en: "Countries", es: "Países" },
  countriesHelp: { en: "Where the person's company is.", es: "Donde está la empresa de la persona." },
  workerTypes: { en: "Kinds of contract", es: "Tipos de contrato" },
  workerTypesHelp: { en: "None chosen: any of them.", es: "Sin elegir: cualquiera." },
  roles: { en: "Roles", es: "Puestos" },
  rolesHelp: { en: "None chosen: any role.", es: "Sin elegir: cualquier puesto." },
  rolesNone: { en: "There are no roles yet.", es: "Todavía no hay puestos." },
  clients: { en: "Clients", es: "Clientes" },
  clientsHelp: {
    en: "None chosen: whichever client the event is for.",
    es: "Sin elegir: sea de quien sea el evento.",
  },
  clientsNone: { en: "There are no clients that you may see.", es: "No hay clientes que puedas ver." },
  nationality: { en: "Nationality", es: "Nacionalidad" },
  nationalityHelp: {
    en: "The European Economic Area and Switzerland count as EU.",
    es: "El Espacio Económico Europeo y Suiza cuentan como UE.",
  },
  "nationality:any": { en: "Any", es: "Cualquiera" },
  "nationality:eu": { en: "EU", es: "UE" },
  "nationality:non_eu": { en: "Not EU", es: "Fuera de la UE" },
  minorsOnly: { en: "Only of those under 18", es: "Solo a menores de 18" },
  minorsOnlyHelp: { en: "As their age is on the day of the work.", es: "Según la edad el día del trabajo." },

  whenHeading: { en: "What it is needed for", es: "Para qué hace falta" },
  whenWhy: {
    en: "Without it someone cannot do this. Where nothing is chosen, it is only kept.",
    es: "Sin él no se puede hacer esto. Si no se elige nada, solo se guarda.",
  },
  requiredFor: { en: "Needed to", es: "Necesario para" },
  requiredForHelp: { en: "None chosen: it is asked of nobody.", es: "Sin elegir: no se exige a nadie." },
  "for:activate": { en: "Become active", es: "Pasar a activo" },
  "for:assign": { en: "Be put on a shift", es: "Entrar en un turno" },
  "for:checkin": { en: "Check in", es: "Fichar" },
  severity: { en: "If it is missing", es: "Si falta" },
  severityHelp: { en: "What planners and the gate are told.", es: "Lo que se dice al planificar y en el acceso." },
  "severity:block": { en: "It blocks", es: "Bloquea" },
  "severity:override": { en: "It blocks, unless someone gives a reason", es: "Bloquea, salvo con un motivo" },
  "severity:warn": { en: "It warns", es: "Avisa" },

  expiryHeading: { en: "How long it is valid", es: "Cuánto vale" },
  expiryWhy: {
    en: "The worker and the office are told before it runs out.",
    es: "Se avisa al trabajador y a la oficina antes de que caduque.",
  },
  hasExpiry: { en: "It expires", es: "Caduca" },
  hasExpiryHelp: {
    en: "Without this, what stands below is not kept.",
    es: "Sin esto, lo de abajo no se guarda.",
  },
  validMonths: { en: "Valid for (months)", es: "Validez (meses)" },
  validMonthsHelp: {
    en: "Offered when a document is entered, between 1 and 600. Empty if each paper says its own.",
    es: "Se propone al introducir el documento, entre 1 y 600. Vacío si cada papel dice el suyo.",
  },
  alertDays: { en: "Told so many days before", es: "Avisos, días antes" },
  alertDaysHelp: { en: "The earliest first; 0 is the day itself.", es: "Primero el más temprano; 0 es el mismo día." },

  keepingHeading: { en: "Checking and keeping", es: "Comprobar y guardar" },
  keepingWhy: {
    en: "A copy is private, and is kept no longer than its term.",
    es: "Una copia es privada y no se guarda más de su plazo.",
  },
  copyKept: { en: "A copy may be stored", es: "Se puede guardar una copia" },
  copyKeptHelp: {
    en: "Without this it is seen and noted, and no picture of it is taken.",
    es: "Sin esto se ve y se anota, sin hacer ninguna imagen.",
  },
  twoSides: { en: "Both sides are needed", es: "Hacen falta las dos caras" },
  twoSidesHelp: { en: "As with a card.", es: "Como en una tarjeta." },
  isHealth: { en: "Health data", es: "Datos de salud" },
  isHealthHelp: {
    en: "Shown only to those who may see health data.",
    es: "Solo se muestra a quien puede ver datos de salud.",
  },
  retentionRuleId: { en: "Kept as", es: "Se guarda como" },
  retentionRuleIdHelp: {
    en: "The row of the retention table that holds for it.",
    es: "La fila de la tabla de conservación que se le aplica.",
  },
  citationUk: { en: "Law or rule in the United Kingdom", es: "Ley o norma en el Reino Unido" },
  citationUkHelp: {
    en: "Only for a kind that both countries ask for.",
    es: "Solo para un tipo que se pide en los dos países.",
  },
  retentionRuleUkId: { en: "Kept in the United Kingdom as", es: "En el Reino Unido se guarda como" },
  retentionRuleUkIdHelp: {
    en: "Only for a kind that both countries ask for: the papers of one never follow the law of the other.",
    es: "Solo para un tipo que se pide en los dos países: los papeles de uno nunca siguen la ley del otro.",
  },
  sameRule: { en: "As above", es: "Igual que arriba" },
  verifierGroupId: { en: "Checked by", es: "Lo comprueba" },
  verifierGroupIdHelp: { en: "Who says that it is in order.", es: "Quién dice que está en regla." },
  anyVerifier: { en: "Whoever may approve documents", es: "Quien pueda aprobar documentos" },
  yes: { en: "Yes", es: "Sí" },
} as const satisfies Record<
  `nationality:${NationalityGroup}` | `for:${RequiredFor}` | `severity:${Severity}` | `proves:${Proof}`,
  Messages[string]
> &
  Messages;
