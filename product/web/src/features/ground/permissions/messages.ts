import type { Action, Chapter, Module } from "@product/domain/permissions/catalogue";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

/** A dot would mean nesting in a message key: `view.contact` is written `view/contact` here. */
type Dotless<Name extends string> = Name extends `${infer First}.${infer Rest}` ? `${First}/${Dotless<Rest>}` : Name;

type PermissionKey = `module:${Module}` | `action:${Dotless<Action>}` | `chapter:${Chapter}`;

export const messages = {
  /** A permission outside of a table: what of, then what. */
  whole: { en: "{module}: {action}", es: "{module}: {action}" },

  "chapter:people": words.people,
  "chapter:work": { en: "Events and rotas", es: "Eventos y cuadrantes" },
  "chapter:day": { en: "On the day", es: "El día del evento" },
  "chapter:money": { en: "Hours and pay", es: "Horas y nóminas" },
  "chapter:words": { en: "Content and messages", es: "Contenidos y mensajes" },
  "chapter:house": words.backOffice,

  "module:worker": words.workers,
  "module:identity": { en: "Identity data", es: "Datos de identidad" },
  "module:pay": { en: "Pay data", es: "Datos de nómina" },
  "module:document": words.documents,
  "module:qualification": words.qualifications,
  "module:availability": words.availability,
  "module:event": words.events,
  "module:client": words.clients,
  "module:venue": words.venues,
  "module:shift": words.shifts,
  "module:assignment": { en: "Assignments", es: "Asignaciones" },
  "module:clearance": words.clearance,
  "module:checkin": { en: "Check-in", es: "Fichajes" },
  "module:time": words.timeRegister,
  "module:timesheet": { en: "Timesheets", es: "Partes de horas" },
  "module:list": words.lists,
  "module:message": words.messages,
  "module:form": words.signUpForms,
  "module:submission": { en: "Submissions", es: "Solicitudes" },
  "module:page": { en: "Content pages", es: "Páginas" },
  "module:report": { en: "Reports", es: "Informes" },
  "module:export": { en: "Exports", es: "Exportaciones" },
  "module:staff": words.staff,
  "module:group": words.groupsAndPermissions,
  "module:settings": words.settings,
  "module:audit": words.audit,
  "module:api": { en: "API keys", es: "Claves de API" },
  "module:media": { en: "Pictures and files", es: "Imágenes y archivos" },
  "module:device": words.gateDevices,
  "module:incident": words.incidents,
  "module:mailbox": words.mailbox,

  "action:view": { en: "view", es: "ver" },
  "action:view/contact": { en: "view contact details", es: "ver datos de contacto" },
  "action:view/notes-private": { en: "view private notes", es: "ver notas privadas" },
  "action:view/health-fitness": { en: "view medical fitness", es: "ver aptitud médica" },
  "action:create": { en: "create", es: "crear" },
  "action:edit": { en: "edit", es: "editar" },
  "action:edit/papers": {
    en: "edit contract templates and document types",
    es: "editar plantillas de contrato y tipos de documento",
  },
  "action:delete": { en: "delete", es: "eliminar" },
  "action:approve": { en: "approve", es: "aprobar" },
  "action:publish": { en: "publish", es: "publicar" },
  "action:override": { en: "make exceptions", es: "hacer excepciones" },
  "action:export": { en: "export", es: "exportar" },
  "action:impersonate": { en: "view as", es: "ver como" },
} as const satisfies Record<PermissionKey, Messages[string]> & Messages;
