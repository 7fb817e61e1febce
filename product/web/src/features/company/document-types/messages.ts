import type { NationalityGroup, Proof, RequiredFor, Severity } from "@product/domain/company/document-types";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.documentTypes,
  intro: {
    en: "The documents people provide: who needs them, what for, how long they are valid and who checks them.",
    es: "Los documentos que aporta la gente: a quién se piden, para qué, cuánto tiempo valen y quién los comprueba.",
  },
  newOne: { en: "New document type", es: "Nuevo tipo de documento" },
  noneTitle: { en: "No document types yet", es: "Todavía no hay tipos de documento" },
  noneText: { en: "Add the documents your people need.", es: "Añade los documentos que necesita tu gente." },
  document: words.document,

  whatHeading: words.whatItIs,
  whatWhy: {
    en: "The name people see when they are asked for it.",
    es: "El nombre que ve la gente cuando se le pide.",
  },
  nameEn: words.nameInEnglish,
  nameEs: words.nameInSpanish,
  nameHelp: { en: "As shown on the document.", es: "Como figura en el documento." },

  proves: words.whatItProves,
  provesHelp: {
    en: "Which clearance check it satisfies, as well as being required.",
    es: "Qué comprobación de la aptitud cubre, además de exigirse.",
  },
  provesNothing: { en: "Nothing else", es: "Nada más" },
  "proves:identity": words.identity,
  "proves:work_permit": { en: "Permit to work in Spain", es: "Permiso para trabajar en España" },
  "proves:right_to_work": { en: "Right to work in the United Kingdom", es: "Derecho a trabajar en el Reino Unido" },
  "proves:contract": { en: "Signed contract", es: "Contrato firmado" },
  "proves:guardian_consent": { en: "Consent for a minor", es: "Autorización de un menor" },
  "proves:photo": { en: "Photo for the pass", es: "Foto para el pase" },
  "proves:fitness": { en: "Fitness for work", es: "Aptitud para el trabajo" },
  citation: words.lawOrRule,
  citationHelp: {
    en: "As cited next to the reason, such as “ET art. 8”.",
    es: "Como se cita junto al motivo, por ejemplo «ET art. 8».",
  },

  whomHeading: { en: "Who needs it", es: "A quién se pide" },
  whomWhy: {
    en: "Everything selected here must apply. Where nothing is selected, everyone needs it.",
    es: "Tiene que cumplirse todo lo que se seleccione aquí. Donde no se seleccione nada, se pide a todo el mundo.",
  },
  countries: words.countries,
  countriesHelp: { en: "The country of the person's company.", es: "El país de la empresa de la persona." },
  workerTypes: words.kindsOfContract,
  workerTypesHelp: words.noneSelectedAllOfThem,
  roles: words.roles,
  rolesHelp: { en: "None selected: all roles.", es: "Sin seleccionar: todos los puestos." },
  rolesNone: { en: "There are no roles yet.", es: "Todavía no hay puestos." },
  clients: words.clients,
  clientsHelp: {
    en: "None selected: all clients.",
    es: "Sin seleccionar: todos los clientes.",
  },
  clientsNone: { en: "There are no clients you can see.", es: "No hay clientes que puedas ver." },
  nationality: words.nationality,
  nationalityHelp: {
    en: "The European Economic Area and Switzerland count as EU.",
    es: "El Espacio Económico Europeo y Suiza cuentan como UE.",
  },
  "nationality:any": words.any,
  "nationality:eu": { en: "EU", es: "UE" },
  "nationality:non_eu": { en: "Not EU", es: "Fuera de la UE" },
  minorsOnly: words.onlyPeopleUnder18,
  minorsOnlyHelp: { en: "By their age on the day of the work.", es: "Según la edad el día del trabajo." },

  whenHeading: { en: "What it is needed for", es: "Para qué hace falta" },
  whenWhy: {
    en: "Without it a person cannot do this. If nothing is selected, it is only stored.",
    es: "Sin él no se puede hacer esto. Si no se selecciona nada, solo se guarda.",
  },
  requiredFor: words.neededTo,
  requiredForHelp: { en: "None selected: nobody needs it.", es: "Sin seleccionar: no se exige a nadie." },
  "for:activate": { en: "Become active", es: "Pasar a activo" },
  "for:assign": { en: "Be assigned to a shift", es: "Ser asignado a un turno" },
  "for:checkin": { en: "Check in", es: "Fichar" },
  severity: words.ifItIsMissing,
  severityHelp: { en: "What planners and gate staff see.", es: "Lo que ven quien planifica y el personal de acceso." },
  "severity:block": { en: "It blocks", es: "Bloquea" },
  "severity:override": { en: "It blocks, unless someone gives a reason", es: "Bloquea, salvo con un motivo" },
  "severity:warn": { en: "It warns", es: "Avisa" },

  expiryHeading: { en: "How long it is valid", es: "Cuánto tiempo vale" },
  expiryWhy: {
    en: "The worker and the office are notified before it expires.",
    es: "Se avisa al trabajador y a la oficina antes de que caduque.",
  },
  hasExpiry: words.itExpires,
  hasExpiryHelp: {
    en: "Unless ticked, the settings below are not saved.",
    es: "Si no se marca, lo de abajo no se guarda.",
  },
  validMonths: words.validForMonths,
  validMonthsHelp: {
    en: "Suggested when a document is entered, between 1 and 600. Leave empty if each document states its own.",
    es: "Se propone al introducir el documento, entre 1 y 600. Déjalo vacío si cada documento indica la suya.",
  },
  alertDays: words.remindersDaysBefore,
  alertDaysHelp: {
    en: "Earliest first; 0 is the expiry date itself.",
    es: "Primero el más temprano; 0 es el día en que caduca.",
  },

  keepingHeading: { en: "Checking and storage", es: "Comprobar y guardar" },
  keepingWhy: {
    en: "Copies are private and are deleted when their retention period ends.",
    es: "Las copias son privadas y se borran cuando acaba su plazo.",
  },
  copyKept: words.aCopyMayBeStored,
  copyKeptHelp: {
    en: "Unless ticked, it is only seen and recorded, without storing an image.",
    es: "Si no se marca, se ve y se anota, sin guardar ninguna imagen.",
  },
  twoSides: words.bothSidesAreNeeded,
  twoSidesHelp: { en: "As with a card.", es: "Como en una tarjeta." },
  isHealth: words.healthData,
  isHealthHelp: {
    en: "Only shown to those with access to health data.",
    es: "Solo se muestra a quien tiene acceso a datos de salud.",
  },
  retentionRuleId: words.keptAs,
  retentionRuleIdHelp: {
    en: "The row of the retention table that applies to it.",
    es: "La fila de la tabla de conservación que se le aplica.",
  },
  citationUk: { en: "Law or rule in the United Kingdom", es: "Ley o norma en el Reino Unido" },
  citationUkHelp: {
    en: "Only for a type that both countries require.",
    es: "Solo para un tipo que se pide en los dos países.",
  },
  retentionRuleUkId: words.keptInTheUnitedKingdomAs,
  retentionRuleUkIdHelp: {
    en: "Only for a type that both countries require: documents of one country never follow the other's law.",
    es: "Solo para un tipo que se pide en los dos países: los documentos de uno nunca siguen la ley del otro.",
  },
  sameRule: { en: "As above", es: "Igual que arriba" },
  verifierGroupId: words.checkedBy,
  verifierGroupIdHelp: { en: "Who confirms that it is in order.", es: "Quién confirma que está en regla." },
  anyVerifier: { en: "Anyone who can approve documents", es: "Quien pueda aprobar documentos" },
  yes: words.yes,
} as const satisfies Record<
  `nationality:${NationalityGroup}` | `for:${RequiredFor}` | `severity:${Severity}` | `proves:${Proof}`,
  Messages[string]
> &
  Messages;
