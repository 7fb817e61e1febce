/** The groups that a company of this trade starts from. */
import { catalogue, everyPermission, type Module, type Permission } from "./catalogue.ts";

export const templateKeys = [
  "owner",
  "hr",
  "planner",
  "event-lead",
  "gate-steward",
  "gate-supervisor",
  "finance",
  "content-editor",
  "client-contact",
  "inspector",
  "worker",
  "auditor",
] as const;
export type TemplateKey = (typeof templateKeys)[number];

export type Template = {
  name: { en: string; es: string };
  purpose: { en: string; es: string };
  permissions: readonly Permission[];
  /** Whether an installation has this group from the start; the others come by links and passes, not by back-office accounts. */
  founding: boolean;
};

export const templates: Record<TemplateKey, Template> = {
  owner: {
    name: { en: "Owner", es: "Propietario" },
    purpose: {
      en: "Everything, including groups, retention and legal entities. Erasing and reopening still take two people.",
      es: "Todo, incluidos grupos, conservación y entidades. Borrar y reabrir siguen pidiendo dos personas.",
    },
    permissions: everyPermission,
    founding: true,
  },
  hr: {
    name: { en: "HR and administration", es: "RR. HH. y administración" },
    purpose: {
      en: "Workers with their identity, pay, documents, contracts and blocks. Does not publish rotas or content.",
      es: "Trabajadores con su identidad, nómina, documentos, contratos y bloqueos. No publica cuadrantes ni contenidos.",
    },
    permissions: [
      ...all("worker", "identity", "pay", "document", "qualification", "availability", "submission", "list"),
      ...only("form", "view", "edit"),
      ...only("event", "view"),
      ...only("shift", "view"),
      ...only("assignment", "view"),
      ...only("clearance", "view"),
      ...only("staff", "view", "view.contact"),
      ...only("message", "view", "create", "publish"),
      ...only("incident", "view", "edit"),
      ...only("report", "view"),
      ...only("export", "view", "create"),
      // Settings that its work needs: the texts of contracts, and the kinds of documents.
      ...only("settings", "view", "edit.papers"),
    ],
    founding: true,
  },
  planner: {
    name: { en: "Planner", es: "Planificación" },
    purpose: {
      en: "Events, shifts, assignments, lists and messages. Sees whether someone may work, not their identity or pay.",
      es: "Eventos, turnos, asignaciones, listas y mensajes. Ve si alguien puede trabajar, no su identidad ni su nómina.",
    },
    permissions: [
      ...all("event", "shift", "assignment", "availability", "list", "message"),
      ...only("worker", "view", "view.contact"),
      ...only("qualification", "view"),
      ...only("client", "view", "create", "edit"),
      ...only("venue", "view", "create", "edit"),
      ...only("clearance", "view", "override"),
      ...only("checkin", "view"),
      ...all("device"),
      ...only("report", "view"),
      ...only("staff", "view"),
    ],
    founding: true,
  },
  "event-lead": {
    name: { en: "Event lead", es: "Jefe de evento" },
    purpose: {
      en: "The roster and contacts of their own events, check-in, incidents, proposed times. Give it for one event.",
      es: "La plantilla y los contactos de sus eventos, fichaje, incidencias, horas propuestas. Dalo para un evento.",
    },
    permissions: [
      ...only("event", "view"),
      ...only("shift", "view"),
      ...only("assignment", "view"),
      ...only("worker", "view", "view.contact"),
      ...only("checkin", "view", "create"),
      ...only("device", "view", "create", "edit"),
      ...only("incident", "view", "create"),
      ...only("time", "view", "create"),
      ...only("message", "view", "create"),
    ],
    founding: true,
  },
  "gate-steward": {
    name: { en: "Gate steward", es: "Control de acceso" },
    purpose: { en: "Scans passes, nothing else.", es: "Escanea pases, nada más." },
    permissions: only("checkin", "create"),
    founding: true,
  },
  "gate-supervisor": {
    name: { en: "Gate supervisor", es: "Supervisión de accesos" },
    purpose: {
      en: "Searches people at the gate, adds walk-ins and overrides what the policy allows.",
      es: "Busca personas en el acceso, añade a quien llega sin turno y autoriza lo que permite la política.",
    },
    permissions: [...all("checkin"), ...only("worker", "view"), ...only("incident", "view", "create")],
    founding: true,
  },
  finance: {
    name: { en: "Finance and payroll", es: "Finanzas y nóminas" },
    purpose: {
      en: "Timesheets, rates, exports, social security numbers and bank accounts. Does not edit clock times.",
      es: "Partes de horas, tarifas, exportaciones, números de la Seguridad Social y cuentas. No edita fichajes.",
    },
    permissions: [
      ...all("timesheet", "pay", "report", "export"),
      ...only("worker", "view", "view.contact", "export"),
      ...only("time", "view", "export"),
      ...only("event", "view"),
      ...only("client", "view"),
    ],
    founding: true,
  },
  "content-editor": {
    name: { en: "Content editor", es: "Edición de contenidos" },
    purpose: {
      en: "Pages, media and the texts of forms. No workers.",
      es: "Páginas, imágenes y textos de formularios. Sin trabajadores.",
    },
    permissions: [...all("page", "media"), ...only("form", "view", "edit")],
    founding: true,
  },
  "client-contact": {
    name: { en: "Client contact", es: "Contacto de cliente" },
    purpose: {
      en: "Their own events: headcount, the names the policy allows, approval of hours. Give it for one client.",
      es: "Sus propios eventos: plazas, los nombres que permite la política, aprobación de horas. Dalo para un cliente.",
    },
    permissions: [...only("event", "view"), ...only("assignment", "view"), ...only("timesheet", "approve")],
    founding: false,
  },
  inspector: {
    name: { en: "Inspector", es: "Inspección" },
    purpose: {
      en: "The time register, to read only; every look is logged.",
      es: "El registro de jornada, solo lectura; cada consulta queda anotada.",
    },
    permissions: only("time", "view", "export"),
    founding: false,
  },
  worker: {
    name: { en: "Worker", es: "Trabajador" },
    purpose: {
      en: "Their own data, pass, availability, answers, register and export. Nothing of anyone else.",
      es: "Sus datos, su pase, disponibilidad, respuestas, registro y exportación. Nada de otra persona.",
    },
    permissions: [],
    founding: false,
  },
  auditor: {
    name: { en: "Auditor", es: "Auditoría" },
    purpose: {
      en: "Reads the audit trail and the settings, edits nothing.",
      es: "Lee la auditoría y la configuración, no edita nada.",
    },
    permissions: [
      ...only("audit", "view", "export"),
      ...only("settings", "view"),
      ...only("group", "view"),
      ...only("staff", "view"),
    ],
    founding: true,
  },
};

function all(...modules: Module[]): Permission[] {
  return modules.flatMap((module) => catalogue[module].map((action) => `${module}.${action}` as Permission));
}

function only<M extends Module>(module: M, ...actions: (typeof catalogue)[M][number][]): Permission[] {
  return actions.map((action) => `${module}.${action}` as Permission);
}
