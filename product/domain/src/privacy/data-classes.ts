/** The inventory of what is held about a worker: which tables, on what ground, for how long, and what erasing does to each. */
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Country } from "@product/domain/people/workers";

export const legalBases = ["contract", "law", "interest"] as const;
export type LegalBasis = (typeof legalBases)[number];

/**
 * `block`: of someone who worked here it is sealed away until its term is over, of others deleted. `keep`: it stays where it is as
 * long as the law says, and can be read no more once the person's key is destroyed.
 */
export type OnErasure = "delete" | "block" | "keep";

/** A table, and the column by which its rows are the person's, or those of the table `of` that are; of "account", those of who signs in. */
export type HeldTable = { table: string; by: string; of?: string };

export type DataClass = {
  tables: readonly HeldTable[];
  name: { en: string; es: string };
  rules: Record<Country, string>;
  basis: LegalBasis;
  onErasure: OnErasure;
  /** Beside the right to export a person at all. */
  shownBy?: Permission;
};

export const dataClasses = {
  profile: dataClass("Name, contact and work", "Nombre, contacto y trabajo", {
    tables: [t("worker", "id"), t("worker_role"), t("worker_language"), t("guardian")],
    rules: both("worker-profile"),
    shownBy: "worker.view.contact",
  }),
  identity: dataClass("Birth date and identity numbers", "Nacimiento y documentos de identidad", {
    tables: [t("worker_identity")],
    rules: { ES: "worker-documents", UK: "right-to-work-uk" },
    onErasure: "block",
  }),
  pay: dataClass("Social Security and bank account", "Seguridad Social y cuenta bancaria", {
    tables: [t("worker_social"), t("account_decision")],
    rules: { ES: "payroll-es", UK: "pay-uk" },
    basis: "law",
    onErasure: "block",
    shownBy: "pay.view",
  }),
  contracts: dataClass("Contracts", "Contratos", {
    tables: [t("engagement"), t("engagement_period")],
    rules: { ES: "payroll-es", UK: "pay-uk" },
    onErasure: "block",
    shownBy: "pay.view",
  }),
  register: dataClass("Time register", "Registro de jornada", {
    tables: [
      t("punch"),
      t("punch_scan"),
      t("punch_correction"),
      t("hours_line"),
      t("hours_message"),
      t("client_hours"),
      t("scan_conflict"),
    ],
    rules: { ES: "time-register-es", UK: "working-time-uk" },
    basis: "law",
    onErasure: "keep",
  }),
  payroll: dataClass("Hours handed over for pay", "Horas entregadas para el pago", {
    tables: [t("hours_batch_line"), t("hours_terms")],
    rules: { ES: "payroll-es", UK: "pay-uk" },
    basis: "law",
    onErasure: "keep",
    shownBy: "pay.view",
  }),
  assignments: dataClass("Shifts they were assigned to", "Turnos a los que se le asignó", {
    tables: [t("assignment"), t("swap_request"), { table: "hours_rank", by: "assignment_id", of: "assignment" }],
    rules: { ES: "time-register-es", UK: "working-time-uk" },
    onErasure: "block",
    shownBy: "assignment.view",
  }),
  "call-outs": dataClass("Call-outs and what they answered", "Llamamientos y lo que respondió", {
    tables: [t("call_out"), t("phone_call")],
    rules: both("call-outs"),
    basis: "law",
    onErasure: "block",
    shownBy: "assignment.view",
  }),
  incidents: dataClass("Incidents at events", "Incidencias en los eventos", {
    tables: [t("incident")],
    rules: both("incidents"),
    basis: "interest",
    onErasure: "block",
    shownBy: "incident.view",
  }),
  items: dataClass("Items handed out to them", "Material que se le entregó", {
    tables: [t("item_loan")],
    shownBy: "checkin.view",
  }),
  whereabouts: dataClass("Zones they went through and where they clocked in", "Zonas por las que pasó y dónde fichó", {
    tables: [t("zone_passage"), t("punch_position")],
    rules: both("whereabouts"),
    basis: "interest",
    shownBy: "checkin.view",
  }),
  absences: dataClass("Leave and sickness", "Permisos y bajas", {
    tables: [t("absence")],
    rules: { ES: "payroll-es", UK: "pay-uk" },
    basis: "law",
    onErasure: "block",
    // Which days were of sickness says something of health.
    shownBy: "document.view.health-fitness",
  }),
  "right-to-work": dataClass("Checks of the right to work", "Comprobaciones del permiso de trabajo", {
    tables: [
      t("right_to_work_check"),
      { table: "right_to_work_alert", by: "check_id", of: "right_to_work_check" },
      t("study_term"),
      t("self_employed_mark"),
    ],
    rules: { ES: "worker-documents", UK: "right-to-work-uk" },
    basis: "law",
    onErasure: "block",
  }),
  // Each kind of document names the rule it is kept by; the one here is for what belongs to none.
  documents: dataClass("Documents and their files", "Documentos y sus archivos", {
    tables: [
      t("document"),
      { table: "document_file", by: "document_id", of: "document" },
      { table: "document_alert", by: "document_id", of: "document" },
    ],
    rules: { ES: "worker-documents", UK: "right-to-work-uk" },
    basis: "law",
    onErasure: "block",
    shownBy: "document.view",
  }),
  qualifications: dataClass("Qualifications", "Cualificaciones", {
    tables: [t("worker_qualification")],
    shownBy: "qualification.view",
  }),
  availability: dataClass("Availability", "Disponibilidad", {
    tables: [t("availability")],
    shownBy: "availability.view",
  }),
  clearance: dataClass("Whether they may work", "Si puede trabajar", {
    tables: [t("clearance_span")],
    basis: "law",
    // Its reasons tell of certificates.
    shownBy: "document.view.health-fitness",
  }),
  notes: dataClass("Notes of the office", "Notas de la oficina", {
    tables: [t("worker_note")],
    basis: "interest",
    shownBy: "worker.view.notes-private",
  }),
  lists: dataClass("Lists they are or were in", "Listas en las que está o estuvo", {
    tables: [t("list_member"), t("list_moment_member")],
    basis: "interest",
    shownBy: "list.view",
  }),
  matters: dataClass("Open requests and links", "Solicitudes y enlaces abiertos", {
    tables: [
      t("worker_proposal"),
      t("completion_link"),
      t("evidence_request"),
      t("keep_warning"),
      t("erasure"),
      t("answer_link"),
      t("pass"),
      t("pass_proof"),
    ],
  }),
  complaints: dataClass("Complaints about their data", "Reclamaciones sobre sus datos", {
    tables: [t("complaint")],
    rules: both("complaints"),
    basis: "law",
    // The office has to be able to show how it answered; they end with a term of their own.
    onErasure: "keep",
  }),
  account: dataClass("Sign-in account, devices and photo", "Cuenta para entrar, dispositivos y foto", {
    // The way in itself, with its factors, is at the authentication service, and ends with it.
    tables: [
      ofAccount("account"),
      ofAccount("photo"),
      ofAccount("seen_session"),
      ofAccount("recovery_code"),
      ofAccount("recovery_guess"),
      ofAccount("recovery_attempt"),
      ofAccount("saved_view", "owner_id"),
      ofAccount("chosen_view"),
    ],
    shownBy: "worker.view.contact",
  }),
  applications: dataClass("Sign-up forms they sent", "Solicitudes que envió", {
    tables: [t("application"), { table: "application_file", by: "application_id", of: "application" }],
    rules: { ES: "applications-es", UK: "applications-uk" },
    shownBy: "submission.view",
  }),
  contacts: dataClass("Former contacts", "Contactos anteriores", {
    tables: [t("former_contact")],
    basis: "interest",
    shownBy: "worker.view.contact",
  }),
  undoing: dataClass("What was before a change of many", "Lo que había antes de un cambio de muchos", {
    tables: [t("bulk_change_worker"), t("worker_import_change"), t("worker_import_row")],
    basis: "interest",
    shownBy: "worker.view.contact",
  }),
  messages: dataClass("Messages to them", "Mensajes que se le enviaron", {
    // Where the installation writes its own mails; they are read by address.
    tables: [],
    rules: both("messages"),
    basis: "interest",
    shownBy: "worker.view.contact",
  }),
  trail: dataClass("Record of who did what", "Constancia de quién hizo qué", {
    tables: [t("act_subject", "person_id")],
    rules: both("audit"),
    basis: "interest",
    onErasure: "keep",
  }),
} as const satisfies Record<string, DataClass>;

export type ClassId = keyof typeof dataClasses;
export const classIds = Object.keys(dataClasses) as ClassId[];
export const classOf = (id: ClassId): DataClass => dataClasses[id];

function dataClass(en: string, es: string, more: Pick<DataClass, "tables"> & Partial<DataClass>): DataClass {
  return { name: { en, es }, rules: both("worker-profile"), basis: "contract", onErasure: "delete", ...more };
}

function t(table: string, by = "worker_id"): HeldTable {
  return { table, by };
}

function ofAccount(table: string, by = "user_id"): HeldTable {
  return { table, by, of: "account" };
}

function both(rule: string): Record<Country, string> {
  return { ES: rule, UK: rule };
}
