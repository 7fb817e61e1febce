import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.health,
  intro: {
    en: "Status of this installation and what to do about it. The same as npm run doctor on the server.",
    es: "Estado de esta instalación y qué hacer al respecto. Lo mismo que npm run doctor en el servidor.",
  },
  allWell: { en: "Everything is in order.", es: "Todo está en orden." },
  attention: {
    en: "{n, plural, one {One thing needs attention.} other {# things need attention.}}",
    es: "{n, plural, one {Una cosa necesita atención.} other {# cosas necesitan atención.}}",
  },
  urgent: {
    en: "{n, plural, one {One thing must be fixed.} other {# things must be fixed.}}",
    es: "{n, plural, one {Hay una cosa que reparar.} other {Hay # cosas que reparar.}}",
  },
  checks: words.checks,
  checksWhy: {
    en: "Checked just now, when you opened this page.",
    es: "Comprobado ahora mismo, al abrir esta página.",
  },
  lookAgain: { en: "Check again", es: "Comprobar otra vez" },
  what: words.what,
  state: words.state,
  finding: { en: "Finding", es: "Resultado" },
  "state:ok": { en: "In order", es: "En orden" },
  "state:warn": { en: "Attention", es: "Atención" },
  "state:bad": { en: "To be fixed", es: "Por reparar" },

  backups: { en: "Backups", es: "Copias de seguridad" },
  backupsWhy: {
    en: "Made every night. They do not contain the secret key: keep a copy of it separately.",
    es: "Se hacen cada noche. Ninguna contiene la clave secreta: guarda una copia aparte.",
  },
  backUpNow: { en: "Back up now", es: "Hacer copia ahora" },
  underway: {
    en: "A backup is in progress. You can leave this page; it will continue.",
    es: "Se está haciendo una copia. Puedes salir de esta página; continuará.",
  },
  noBackups: { en: "No backup yet", es: "Todavía no hay copias" },
  noBackupsText: {
    en: "The first one is made tonight. Or make one now.",
    es: "La primera se hace esta noche. O haz una ahora.",
  },
  list: { en: "Backups, newest first", es: "Copias de seguridad, las más nuevas primero" },
  made: { en: "Made", es: "Hecha" },
  size: words.size,
  protection: { en: "Protection", es: "Protección" },
  encrypted: { en: "Encrypted", es: "Cifrada" },
  plain: { en: "Not encrypted", es: "Sin cifrar" },
  tried: { en: "Restored on trial", es: "Restauración de prueba" },
  notTried: { en: "Not tried", es: "Sin probar" },
  trial: { en: "Trial", es: "Prueba" },

  "check:program": { en: "Program", es: "Programa" },
  "check:database": { en: "Database", es: "Base de datos" },
  "check:migrations": { en: "Schema", es: "Esquema" },
  "check:roles": { en: "Database role", es: "Rol de la base de datos" },
  "check:disk": { en: "Disk", es: "Disco" },
  "check:clock": { en: "Clock", es: "Reloj" },
  "check:tls": { en: "Encryption (TLS)", es: "Cifrado (TLS)" },
  "check:mail": words.emailCorreo,
  "check:queue": { en: "Jobs", es: "Tareas" },
  "check:outbox": { en: "Outbox", es: "Bandeja de salida" },
  "check:hours": { en: "Closed hours", es: "Horas cerradas" },
  "check:folder": { en: "Data folder", es: "Carpeta de datos" },
  "check:backup": { en: "Backup", es: "Copia de seguridad" },
  "check:trial": { en: "Trial restore", es: "Restauración de prueba" },

  "say:unknown": { en: "It could not be checked: {reason}.", es: "No se ha podido comprobar: {reason}." },
  "say:program:ok": { en: "Cuadrante {app} on Node {node}.", es: "Cuadrante {app} sobre Node {node}." },
  "say:program:old": {
    en: "Node {node} is older than {wanted}. Start with npm start, which brings its own.",
    es: "Node {node} es anterior a {wanted}. Arranca con npm start, que trae el suyo.",
  },
  "say:database:embedded": {
    en: "PostgreSQL {version}, bundled and managed by the app.",
    es: "PostgreSQL {version}, incluido y gestionado por la aplicación.",
  },
  "say:database:given": { en: "PostgreSQL {version} at {host}.", es: "PostgreSQL {version} en {host}." },
  "say:database:old": {
    en: "PostgreSQL {version} is too old. Move to 15 or newer by backup and restore.",
    es: "PostgreSQL {version} es demasiado antiguo. Pasa a la 15 o posterior con una copia y su restauración.",
  },
  "say:database:away": {
    en: "The database cannot be reached: {reason} Start the app, or correct DATABASE_URL.",
    es: "No se llega a la base de datos: {reason} Arranca la aplicación o corrige DATABASE_URL.",
  },
  "say:migrations:ok": { en: "All {count} migrations are applied.", es: "Las {count} migraciones están aplicadas." },
  "say:migrations:missing": {
    en: "{name} has not been applied. Restart the app to apply it.",
    es: "Falta aplicar {name}. Reinicia la aplicación para aplicarla.",
  },
  "say:migrations:newer": {
    en: "A newer version has applied {name}. Update this one.",
    es: "Una versión más nueva ha aplicado {name}. Actualiza esta.",
  },
  "say:roles:ok": {
    en: "The app serves as {name}, which owns nothing: it changes rows, and neither tables nor their triggers.",
    es: "La aplicación trabaja como {name}, que no es dueño de nada: cambia filas, pero no tablas ni sus disparadores.",
  },
  "say:roles:single": {
    en: "The app serves as {name}, which owns the tables: who speaks through the app could take their protection away. Make roles and set DATABASE_OWNER_URL; docs/guides/roles-of-the-database.md says how.",
    es: "La aplicación trabaja como {name}, dueño de las tablas: quien hablara a través de ella podría quitarles la protección. Crea los roles y configura DATABASE_OWNER_URL; docs/guides/roles-of-the-database.md dice cómo.",
  },
  "say:roles:superuser": {
    en: "{name} in DATABASE_URL may do more than serve: it is a superuser, or makes roles. Use a role without such attributes; see docs/guides/roles-of-the-database.md.",
    es: "{name}, en DATABASE_URL, puede más que servir: es superusuario o crea roles. Usa un rol sin esos atributos; consulta docs/guides/roles-of-the-database.md.",
  },
  "say:roles:owner": {
    en: "{name} in DATABASE_URL owns tables, or is a member of the role that does. Give them to the role in DATABASE_OWNER_URL; see docs/guides/roles-of-the-database.md.",
    es: "{name}, en DATABASE_URL, es dueño de tablas o miembro del rol que lo es. Dáselas al rol de DATABASE_OWNER_URL; consulta docs/guides/roles-of-the-database.md.",
  },
  "say:roles:creates": {
    en: "{name} in DATABASE_URL may create tables and functions in the schema app. Revoke that, and restart the app.",
    es: "{name}, en DATABASE_URL, puede crear tablas y funciones en el esquema app. Revócalo y reinicia la aplicación.",
  },
  "say:roles:changes": {
    en: "{name} in DATABASE_URL may change the audit trail. Restart the app, which sets the rights anew; if it stays so, revoke what was granted through other roles.",
    es: "{name}, en DATABASE_URL, puede cambiar la auditoría. Reinicia la aplicación, que fija los permisos de nuevo; si sigue así, revoca lo concedido a través de otros roles.",
  },
  "say:roles:missing": {
    en: "The role {name} does not exist yet. Restart the app, which creates it.",
    es: "El rol {name} aún no existe. Reinicia la aplicación, que lo crea.",
  },
  "say:roles:retention": {
    en: "The app serves as {name}, which owns nothing. Months of the register past their term are not dropped: set DATABASE_RETENTION_URL.",
    es: "La aplicación trabaja como {name}, que no es dueño de nada. Los meses del registro con el plazo cumplido no se borran: configura DATABASE_RETENTION_URL.",
  },
  "say:disk:ok": { en: "{free} free of {total}.", es: "{free} libres de {total}." },
  "say:disk:low": {
    en: "Only {free} free of {total} at {folder}. Make room soon, or keep backups for fewer days.",
    es: "Solo quedan {free} libres de {total} en {folder}. Libera espacio pronto o guarda copias menos días.",
  },
  "say:disk:full": {
    en: "Only {free} free of {total} at {folder}. Make room now: without it nothing can be saved.",
    es: "Solo quedan {free} libres de {total} en {folder}. Libera espacio ya: sin él no se puede guardar nada.",
  },
  "say:clock:ok": {
    en: "This machine, the database and the disk agree on the time.",
    es: "Esta máquina, la base de datos y el disco coinciden en la hora.",
  },
  "say:clock:apart": {
    en: "This machine and the database are {apart} apart. Turn on time synchronisation (NTP) on both.",
    es: "Esta máquina y la base de datos difieren en {apart}. Activa la sincronización horaria (NTP) en ambas.",
  },
  "say:clock:setBack": {
    en: "The newest record is {ahead} in the future: the clock was set back. Correct it before anyone continues working.",
    es: "El registro más nuevo está {ahead} en el futuro: el reloj se ha atrasado. Corrígelo antes de seguir trabajando.",
  },
  "say:clock:files": {
    en: "This machine and the disk of the data folder are {apart} apart. Turn on time synchronisation (NTP) there.",
    es: "Esta máquina y el disco de la carpeta de datos difieren en {apart}. Activa allí la sincronización horaria (NTP).",
  },
  "say:tls:ok": { en: "The certificate is valid until {until}.", es: "El certificado vale hasta el {until}." },
  "say:tls:soon": {
    en: "The certificate expires on {until}. Renew it and restart the app.",
    es: "El certificado caduca el {until}. Renuévalo y reinicia la aplicación.",
  },
  "say:tls:ended": {
    en: "The certificate is not valid (until {until}). Put a valid one at TLS_CERT and restart the app.",
    es: "El certificado no es válido (hasta el {until}). Pon uno válido en TLS_CERT y reinicia la aplicación.",
  },
  "say:tls:mismatch": {
    en: "TLS_KEY does not belong to TLS_CERT. Put the matching pair in place.",
    es: "TLS_KEY no corresponde a TLS_CERT. Pon la pareja correcta.",
  },
  "say:tls:unreadable": {
    en: "TLS_CERT or TLS_KEY cannot be read: {reason}.",
    es: "No se puede leer TLS_CERT o TLS_KEY: {reason}.",
  },
  "say:tls:proxy": {
    en: "Another server in front encrypts {site}.",
    es: "Otro servidor cifra {site} por delante.",
  },
  "say:tls:local": {
    en: "Only this machine can reach the app, so it is not needed.",
    es: "Solo esta máquina llega a la aplicación, así que no lo necesita.",
  },
  "say:tls:none": {
    en: "The app listens on {host} without encryption. Set TLS_CERT and TLS_KEY, or SITE_URL when a proxy encrypts: without it passes are not signed, and gates have neither camera nor offline mode.",
    es: "La aplicación escucha en {host} sin cifrado. Configura TLS_CERT y TLS_KEY, o SITE_URL si cifra un proxy: sin cifrado los pases no se firman y los accesos no tienen cámara ni funcionan sin conexión.",
  },
  "say:mail:ok": { en: "{server} answers.", es: "{server} responde." },
  "say:mail:hosted": { en: "A hosted service sends the emails.", es: "Un servicio externo envía los correos." },
  "say:mail:kept": {
    en: "Emails are not sent: no mail server is set. Set SMTP_URL; until then, whoever invites a colleague passes the link on.",
    es: "No se envían correos: no hay servidor de correo. Configura SMTP_URL; hasta entonces, quien invita a alguien le hace llegar el enlace.",
  },
  "say:mail:away": {
    en: "{server} cannot be used: {reason}. Correct SMTP_URL or fix the mail server.",
    es: "No se puede usar {server}: {reason}. Corrige SMTP_URL o repara el servidor de correo.",
  },
  "say:mail:stuck": {
    en: "Emails not sent: {count}. See the mailbox for the reason.",
    es: "Correos sin enviar: {count}. Consulta el motivo en el buzón.",
  },
  "say:queue:ok": { en: "No job is overdue.", es: "No hay tareas retrasadas." },
  "say:queue:late": {
    en: "The oldest job has been waiting for {late}. Is the app running? Does its log show errors?",
    es: "La tarea más antigua espera desde hace {late}. ¿Está en marcha la aplicación? ¿Qué dice su registro?",
  },
  "say:queue:dead": {
    en: "Jobs given up this week: {count}, the last one {kind}. The log says why.",
    es: "Tareas abandonadas esta semana: {count}, la última {kind}. El registro dice por qué.",
  },
  "say:outbox:ok": { en: "Every reader is up to date.", es: "Todos los lectores están al día." },
  "say:outbox:late": {
    en: "A reader is {late} behind. Is the app running? Does its log show errors?",
    es: "Un lector lleva {late} de retraso. ¿Está en marcha la aplicación? ¿Qué dice su registro?",
  },
  "say:outbox:held": {
    en: "A transaction has been open for {held} and is holding everything up. Find it in pg_stat_activity and end it.",
    es: "Una transacción lleva abierta {held} y frena a todos. Búscala en pg_stat_activity y termínala.",
  },
  "say:hours:ok": {
    en: "Closed periods whose hours are what was closed: {periods}, all that were looked at.",
    es: "Periodos cerrados cuyas horas son las que se cerraron: {periods}, todos los revisados.",
  },
  "say:hours:none": { en: "No period of hours is closed yet.", es: "Todavía no hay periodos de horas cerrados." },
  "say:hours:altered": {
    en: "Closed periods whose hours were changed past the app: {count}, the latest that of {entity} from {first} to {last}. No batch is made of them. Find out who writes to the database; then have two people reopen the period, look at its lines and close it anew.",
    es: "Periodos cerrados con horas cambiadas por fuera de la aplicación: {count}; el último, el de {entity} del {first} al {last}. No se generan remesas de ellos. Averigua quién escribe en la base de datos; después, que dos personas reabran el periodo, revisen sus líneas y lo vuelvan a cerrar.",
  },
  "say:folder:ok": {
    en: "Nobody else on this machine can read the keys in {folder}.",
    es: "Nadie más en esta máquina puede leer las claves de {folder}.",
  },
  "say:folder:open": {
    en: "Others on this machine can read {path}. Run: chmod {mode} {path}",
    es: "Otros usuarios de esta máquina pueden leer {path}. Ejecuta: chmod {mode} {path}",
  },
  "say:folder:writable": {
    en: "Others on this machine can write to {folder}. Run: chmod go-w {folder}",
    es: "Otros usuarios de esta máquina pueden escribir en {folder}. Ejecuta: chmod go-w {folder}",
  },
  "say:folder:missing": {
    en: "{folder} does not exist. Run npm start, which creates it, or set DATA_DIR.",
    es: "{folder} no existe. Ejecuta npm start, que la crea, o configura DATA_DIR.",
  },
  "say:backup:ok": { en: "Made {made}, in {folder}.", es: "Hecha el {made}, en {folder}." },
  "say:backup:off": {
    en: "Nightly backups are off (BACKUP=off). Make sure that something else does them.",
    es: "Las copias nocturnas están desactivadas (BACKUP=off). Asegúrate de que las haga otro medio.",
  },
  "say:backup:never": {
    en: "None yet. The first one is made at night; npm run backup makes one now.",
    es: "Todavía ninguna. La primera se hace de noche; npm run backup hace una ahora.",
  },
  "say:backup:old": {
    en: "The last one is from {made}. Does the app run at night? npm run backup makes one now.",
    es: "La última es del {made}. ¿Está en marcha la aplicación de noche? npm run backup hace una ahora.",
  },
  "say:backup:failed": {
    en: "The last one failed: {problem}",
    es: "La última ha fallado: {problem}",
  },
  "say:trial:ok": {
    en: "{name} was restored on trial on {tried}, with the same checksums.",
    es: "{name} se restauró como prueba el {tried}, con las mismas sumas de control.",
  },
  "say:trial:checked": {
    en: "{name} was read to its end on {tried}. No PostgreSQL could be started here to restore it on trial.",
    es: "{name} se leyó entera el {tried}. Aquí no se pudo arrancar un PostgreSQL para restaurarla como prueba.",
  },
  "say:trial:running": { en: "One is being tried now.", es: "Se está probando una ahora." },
  "say:trial:never": {
    en: "No backup has been tested yet. This happens automatically after the nightly backup.",
    es: "Todavía no se ha probado ninguna copia. Se hace automáticamente después de la copia nocturna.",
  },
  "say:trial:old": {
    en: "The last trial was on {tried}. Does the app run at night?",
    es: "La última prueba fue el {tried}. ¿Está en marcha la aplicación de noche?",
  },
  "say:trial:failed": {
    en: "The last trial failed: {problem}",
    es: "La última prueba ha fallado: {problem}",
  },
} as const satisfies Messages;
