import type { Action, Chapter, Module } from "@product/domain/permissions/catalogue";
import type { Messages } from "#i18n/messages.ts";

/** A dot would mean nesting in a message key: `view.contact` is written `view/contact` here. */
type Dotless<Name extends string> = Name extends `${infer First}.${infer Rest}` ? `${First}/${Dotless<Rest>}` : Name;

type PermissionKey = `module:${Module}` | `action:${Dotless<Action>}` | `chapter:${Chapter}`;

export const messages = {
  /** A permission outside of a table: what of, then what. */
  whole: { en: "{module}: {action}", es: "{module}: {action}" },

  "chapter:people": { en: "People", es: "Personas" },
  "chapter:work": { en: "Events and rotas", es: "Eventos y cuadrantes" },
  "chapter:day": { en: "On the day", es: "El día del evento" },
  "chapter:money": { en: "Hours and pay", es: "Horas y nóminas" },
  "chapter:words": { en: "Content and messages", es: "Contenidos y mensajes" },
  "chapter:house": { en: "Back office", es: "Administración" },

  "module:worker": { en: "Workers", es: "Trabajadores" },
  "module:identity": { en: "Identity data", es: "Datos de identidad" },
  "module:pay": { en: "Pay data", es: "Datos de nómina" },
  "module:document": { en: "Documents", es: "Documentos" },
  "module:qualification": { en: "Qualifications", es: "Cualificaciones" },
  "module:availability": { en: "Availability", es: "Disponibilidad" },
  "module:event": { en: "Events", es: "Eventos" },
  "module:client": { en: "Clients", es: "Clientes" },
  "module:venue": { en: "Venues", es: "Recintos" },
  "module:shift": { en: "Shifts", es: "Turnos" },
  "module:assignment": { en: "Assignments", es: "Asignaciones" },
  "module:clearance": { en: "Clearance", es: "Aptitud" },
  "module:checkin": { en: "Check-in", es: "Fichajes" },
  "module:time": { en: "Time register", es: "Registro de jornada" },
  "module:timesheet": { en: "Timesheets", es: "Partes de horas" },
  "module:list": { en: "Lists", es: "Listas" },
  "module:message": { en: "Messages", es: "Mensajes" },
  "module:form": { en: "Sign-up forms", es: "Formularios de alta" },
  "module:submission": { en: "Submissions", es: "Solicitudes" },
  "module:page": { en: "Content pages", es: "Páginas" },
  "module:report": { en: "Reports", es: "Informes" },
  "module:export": { en: "Exports", es: "Exportaciones" },
  "module:staff": { en: "Staff", es: "Personal" },
  "module:group": { en: "Groups and permissions", es: "Grupos y permisos" },
  "module:settings": { en: "Settings", es: "Configuración" },
  "module:audit": { en: "Audit", es: "Auditoría" },
  "module:api": { en: "API keys", es: "Claves de API" },
  "module:media": { en: "Pictures and files", es: "Imágenes y archivos" },
  "module:device": { en: "Gate devices", es: "Dispositivos de acceso" },
  "module:incident": { en: "Incidents", es: "Incidencias" },
  "module:mailbox": { en: "Mailbox", es: "Buzón" },

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
