/** Every route of the site map: path, title in English and in Spanish. */
import { kindWords } from "@product/domain/company/kind-words";
import { kindAddress, kindNames } from "@product/domain/company/kinds";

/** Open to everyone. */
export const publicPages = [
  ["/", "Work at events", "Trabaja en eventos"],
  ["/login", "Sign in", "Entrar"],
  ["/workerpass", "Worker pass", "Pase de trabajador"],
  ["/gate", "Gate", "Control de acceso"],
  ["/conditions", "Conditions of use", "Condiciones de uso"],
  ["/cookies-policy", "Cookies policy", "Política de cookies"],
  ["/privacy-policy", "Privacy policy", "Política de privacidad"],
  ["/data-protection", "Data protection", "Protección de datos"],
  [
    "/data-protection/complaint",
    "Make a data protection complaint",
    "Presentar una reclamación de protección de datos",
  ],
  ["/pages/accessibility", "Accessibility", "Accesibilidad"],
] as const;
const kindPages = kindNames.map((kind) => {
  const { en, es } = kindWords[kind].title;
  return [kindAddress(kind), en, es] as const;
});
/** For those who signed in. One's own account needs a session of one's own: profile.spec.ts goes there. */
export const adminPages = [
  ["/admin", "Dashboard", "Panel"],
  ["/admin/lists", "Lists", "Listas"],
  ["/admin/lists/create", "New list", "Nueva lista"],
  ["/admin/staff", "Staff", "Personal"],
  ["/admin/staff/invite", "Invite someone to the office", "Invitar a alguien a la oficina"],
  ["/admin/events", "Events", "Eventos"],
  ["/admin/events/create", "New event", "Nuevo evento"],
  ["/admin/events/templates", "Event templates", "Plantillas de eventos"],
  ["/admin/events-old", "Past events", "Eventos anteriores"],
  ["/admin/events-old/import", "Import past events", "Importar eventos anteriores"],
  ["/admin/time", "Hours", "Horas"],
  ["/admin/time/limits", "Hours against limits", "Horas y límites"],
  ["/admin/time/inspections", "Inspection", "Inspección"],
  ["/admin/time/batches", "Export batches", "Remesas"],
  ["/admin/search", "Search", "Búsqueda"],
  ["/admin/content", "Content", "Contenido"],
  ["/admin/content/create", "New page", "Nueva página"],
  ["/admin/content/media", "Images", "Imágenes"],
  ["/admin/content/redirects", "Redirects", "Redirecciones"],
  ["/admin/content/home", "Home page", "Página de inicio"],
  ["/admin/settings", "Settings", "Configuración"],
  ...kindPages,
  ["/admin/settings/rules", "Rules", "Normas"],
  ["/admin/settings/rules/overrides", "Rules", "Normas"],
  ["/admin/settings/rules/sandbox", "Rules", "Normas"],
  ["/admin/settings/terms", "Working terms", "Condiciones de trabajo"],
  ["/admin/settings/working-schedules", "Working schedules", "Cuadrantes"],
  ["/admin/settings/call-outs", "Call-outs", "Llamamientos"],
  ["/admin/settings/pay", "Pay", "Pago de horas"],
  ["/admin/settings/pay/clients", "Client rates", "Tarifas de clientes"],
  ["/admin/settings/retention", "Retention", "Conservación"],
  ["/admin/settings/complaints", "Data protection complaints", "Reclamaciones de protección de datos"],
  ["/admin/settings/branding", "Branding", "Marca"],
  ["/admin/settings/demo", "Demo data", "Datos de demostración"],
  ["/admin/audit", "Audit", "Auditoría"],
  ["/admin/health", "Health", "Estado del sistema"],
  ["/admin/mailbox", "Mailbox", "Buzón"],
  ["/admin/workers/list", "Worker list", "Lista de trabajadores"],
  ["/admin/workers", "Workers", "Trabajadores"],
  ["/admin/workers/who-can-work", "Who can work?", "¿Quién puede trabajar?"],
  ["/admin/workers/documents", "Documents to review", "Documentos por revisar"],
  ["/admin/workers/review", "Applications to review", "Solicitudes por revisar"],
  ["/admin/workers/import", "Import workers", "Importar trabajadores"],
  ["/admin/workers/without-alta", "Without alta", "Sin alta"],
  ["/admin/workers/create", "New worker", "Nuevo trabajador"],
  ["/admin/working-schedules", "Working schedules", "Cuadrantes"],
  ["/admin/working-schedules/copy", "Copy shifts", "Copiar turnos"],
  ["/admin/working-schedules/edit", "Change shifts together", "Cambiar turnos a la vez"],
  ["/admin/working-schedules/publish", "Publish the schedule", "Publicar el cuadrante"],
  ["/admin/signup-forms", "Sign-up forms", "Formularios de alta"],
  ["/admin/signup-forms/create", "New form", "Nuevo formulario"],
  ["/admin/groups-and-permissions", "Groups and permissions", "Grupos y permisos"],
] as const;
/** The rest of the way in, which has no title of its own to tell apart. */
export const waysIn = [
  "/login/code",
  "/login/forgot",
  "/auth/reset",
  "/auth/confirm",
  "/auth/confirm?token_hash=abc&type=magiclink&redirect_to=x",
] as const;
export const spanish = (path: string) => `/es${path === "/" ? "" : path}`;
