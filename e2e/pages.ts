/** Every route of the site map: path, title in English and in Spanish. */

/** Open to everyone. */
export const publicPages = [
  ["/", "Work at events", "Trabaja en eventos"],
  ["/login", "Sign in", "Entrar"],
  ["/workerpass", "Worker pass", "Pase de trabajador"],
  ["/conditions", "Conditions of use", "Condiciones de uso"],
  ["/cookies-policy", "Cookies policy", "Política de cookies"],
  ["/privacy-policy", "Privacy policy", "Política de privacidad"],
  ["/data-protection", "Data protection", "Protección de datos"],
] as const;
/** For those who signed in. One's own account needs a session of one's own: profile.spec.ts goes there. */
export const adminPages = [
  ["/admin", "Dashboard", "Panel"],
  ["/admin/lists", "Lists", "Listas"],
  ["/admin/lists/create", "New list", "Nueva lista"],
  ["/admin/staff", "Staff", "Personal"],
  ["/admin/staff/invite", "Invite someone to the office", "Invitar a alguien a la oficina"],
  ["/admin/events", "Events", "Eventos"],
  ["/admin/events-old", "Past events", "Eventos anteriores"],
  ["/admin/search", "Search", "Búsqueda"],
  ["/admin/content", "Content", "Contenido"],
  ["/admin/content/home", "Home page", "Página de inicio"],
  ["/admin/clients", "Clients", "Clientes"],
  ["/admin/venues", "Venues", "Recintos"],
  ["/admin/settings", "Settings", "Configuración"],
  ["/admin/settings/entities", "Legal entities", "Empresas"],
  ["/admin/settings/roles", "Roles", "Puestos"],
  ["/admin/settings/document-types", "Document types", "Tipos de documento"],
  ["/admin/settings/qualifications", "Qualifications", "Cualificaciones"],
  ["/admin/settings/contract-templates", "Contract templates", "Plantillas de contrato"],
  ["/admin/settings/holidays", "Holidays", "Festivos"],
  ["/admin/settings/rules", "Rules", "Normas"],
  ["/admin/settings/rules/overrides", "Rules", "Normas"],
  ["/admin/settings/rules/sandbox", "Rules", "Normas"],
  ["/admin/settings/retention", "Retention", "Conservación"],
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
