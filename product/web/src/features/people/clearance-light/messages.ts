import type { CheckKind } from "@product/domain/clearance/overview";
import type { FixAction, ReasonCode, Verdict } from "@product/domain/clearance/verdict";
import type { WorkerStatus } from "@product/domain/people/workers";
import type { Messages } from "#i18n/messages.ts";
import type { Dotless } from "#i18n/dotless.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  "verdict:ALLOW": words.canWork,
  "verdict:WARN": words.couldWorkIf,
  "verdict:BLOCK": words.cannotWork,
  "yours:ALLOW": words.youCanWork,
  "yours:WARN": { en: "You could work if…", es: "Podrías trabajar si…" },
  "yours:BLOCK": { en: "You cannot work yet", es: "Todavía no puedes trabajar" },

  "why:status:draft": { en: "The record is not complete yet", es: "La ficha no está completa todavía" },
  "why:status:applied": { en: "Application awaiting review", es: "Solicitud pendiente de revisión" },
  "why:status:in_review": { en: "The application is being reviewed", es: "La solicitud está en revisión" },
  "why:status:more_info": { en: "We asked for more information", es: "Hemos pedido más información" },
  "why:status:approved": { en: "Approved, not yet active", es: "Aprobado, pendiente de activar" },
  "why:status:dormant": { en: "Has not worked for a long time", es: "Lleva mucho tiempo sin trabajar" },
  "why:status:paused": { en: "On a break", es: "En pausa" },
  "why:status:suspended": {
    en: "{dated, select, yes {Suspended until {day}} other {Suspended from work}}",
    es: "{dated, select, yes {Suspensión hasta el {day}} other {Suspensión sin fecha}}",
  },
  "why:status:rejected": { en: "The application was rejected", es: "La solicitud fue rechazada" },
  "why:status:blocked": { en: "Blocked from work", es: "Bloqueado para trabajar" },
  "why:status:left": { en: "No longer works with us", es: "Ya no trabaja con nosotros" },
  "why:status:data_blocked": { en: "The record is closed", es: "La ficha está cerrada" },
  "why:status:erased": { en: "The record has been erased", es: "Ficha suprimida" },
  "why:client/refused": { en: "Refused by this client", es: "Rechazado por este cliente" },

  "why:identity/missing": {
    en: "{state, select, waiting {Identity document awaiting review} renewed {Identity document: new one to review} ended {Identity document expired on {day}} ends {Identity document expires on {day}} begins {Identity document valid only from {day}} other {No identity document}}",
    es: "{state, select, waiting {Documento de identidad pendiente de revisar} renewed {Documento de identidad: hay uno nuevo por revisar} ended {El documento de identidad caducó el {day}} ends {El documento de identidad caduca el {day}} begins {El documento de identidad solo vale desde el {day}} other {Falta el documento de identidad}}",
  },
  "why:right-to-work/missing": {
    en: "{state, select, waiting {Right to work awaiting review} renewed {Right to work: new proof to review} ended {Right to work expired on {day}} ends {Right to work expires on {day}} begins {Right to work only from {day}} unknown {Nationality not known, so the right to work cannot be confirmed} other {Right to work not checked}}",
    es: "{state, select, waiting {Permiso de trabajo pendiente de revisar} renewed {Permiso de trabajo: hay uno nuevo por revisar} ended {El permiso de trabajo terminó el {day}} ends {El permiso de trabajo termina el {day}} begins {Permiso de trabajo solo desde el {day}} unknown {Sin nacionalidad no se sabe si necesita permiso de trabajo} other {Permiso de trabajo sin comprobar}}",
  },
  "why:right-to-work/refused": words.noRightToWork,
  "why:age/unknown": { en: "Date of birth not known", es: "No se sabe la fecha de nacimiento" },
  "why:age/of-school-age": { en: "Under school-leaving age", es: "En edad de escolarización obligatoria" },
  "why:age/too-young": { en: "Younger than {age}", es: "Menor de {age} años" },
  "why:age/role": { en: "This role is for people of {age} or over", es: "Este puesto es a partir de {age} años" },

  "why:engagement/missing": {
    en: "{state, select, ended {The contract ended on {day}} ends {The contract ends on {day}} begins {The contract does not start until {day}} other {No contract in force}}",
    es: "{state, select, ended {El contrato terminó el {day}} ends {El contrato termina el {day}} begins {El contrato no empieza hasta el {day}} other {Sin contrato en vigor}}",
  },
  "why:engagement/unsigned": { en: "The contract is not signed", es: "El contrato está sin firmar" },
  "why:engagement/alta": {
    en: "Not registered with Social Security",
    es: "Sin alta en la Seguridad Social",
  },
  "why:payroll/missing": {
    en: "{lacks, select, number {Social insurance number missing} account {Bank account missing} other {Social insurance number and bank account missing}}",
    es: "{lacks, select, number {Falta el número de la Seguridad Social} account {Falta la cuenta bancaria} other {Faltan el número de la Seguridad Social y la cuenta bancaria}}",
  },
  "why:document/missing": {
    en: "{state, select, waiting {{name} awaiting review} renewed {{name}: new one to review} ended {{name} expired on {day}} ends {{name} expires on {day}} begins {{name} valid only from {day}} other {{name} missing}}",
    es: "{state, select, waiting {{name}: pendiente de revisar} renewed {{name}: nueva versión por revisar} ended {{name}: caducó el {day}} ends {{name}: caduca el {day}} begins {{name}: solo vale desde el {day}} other {Falta: {name}}}",
  },
  "why:document/missing:discreet": words.aRequiredDocumentIsMissing,
  "why:document/unfit": { en: "{name}: not fit for work", es: "{name}: no apto" },
  "why:qualification/missing": {
    en: "{state, select, waiting {{name} declared, not verified} renewed {{name}: new proof to verify} ended {{name} expired on {day}} ends {{name} expires on {day}} begins {{name} valid only from {day}} other {{name} missing}}",
    es: "{state, select, waiting {{name}: declarada, sin verificar} renewed {{name}: nuevo justificante por verificar} ended {{name}: caducó el {day}} ends {{name}: caduca el {day}} begins {{name}: solo vale desde el {day}} other {Falta: {name}}}",
  },
  "why:language/missing": { en: "Does not speak: {name}", es: "No habla: {name}" },
  "why:list/not-on": { en: "Not on the list: {name}", es: "No está en la lista: {name}" },
  "why:absent": {
    en: "{dated, select, yes {Away until {day}} coming {Away from {day}} other {Away}}",
    es: "{dated, select, yes {Ausencia hasta el {day}} coming {Ausencia desde el {day}} other {Ausencia}}",
  },

  "discreet:status": { en: "Not available at the moment", es: "No disponible por ahora" },
  "discreet:client/refused": { en: "Not available for this client", es: "No disponible para este cliente" },
  "discreet:list/not-on": { en: "Not available for this place", es: "No disponible para esta plaza" },
  "discreet:document/unfit": words.aRequiredDocumentIsMissing,

  "effect:WARN": {
    en: "Can be given shifts{span, select, from {; outstanding from {from}} until {; outstanding until {until}} both {; outstanding from {from} until {until}} other {, but still outstanding}}",
    es: "Se le pueden dar turnos{span, select, from {; pendiente desde el {from}} until {; pendiente hasta el {until}} both {; pendiente del {from} al {until}} other {, pero queda pendiente}}",
  },
  "effect:BLOCK": {
    en: "No shifts{span, select, from { from {from}} until { until {until}} both { from {from} until {until}} other {}}, and nobody can override it",
    es: "Sin turnos{span, select, from { desde el {from}} until { hasta el {until}} both { del {from} al {until}} other {}}, y no admite excepción",
  },
  "effect:override": {
    en: "No shifts{span, select, from { from {from}} until { until {until}} both { from {from} until {until}} other {}}, unless overridden with a reason",
    es: "Sin turnos{span, select, from { desde el {from}} until { hasta el {until}} both { del {from} al {until}} other {}}, salvo excepción con motivo",
  },
  "effect:beginning": { en: "Can't be given shifts yet", es: "Aún no se le pueden dar turnos" },
  present: { en: "The current one expires on {day}", es: "La actual caduca el {day}" },
  "yourEffect:WARN": { en: "You can take shifts in the meantime", es: "Mientras tanto puedes aceptar turnos" },
  "yourEffect:BLOCK": {
    en: "No shifts{span, select, from { from {from}} until { until {until}} both { from {from} until {until}} other { until it is settled}}",
    es: "Sin turnos{span, select, from { desde el {from}} until { hasta el {until}} both { del {from} al {until}} other { hasta que se resuelva}}",
  },

  "fix:status/change": words.changeStatus,
  "fix:list/edit": words.seeLists,
  "fix:list/join": words.seeLists,
  "fix:profile/edit": words.editProfile,
  "fix:document/request": words.askForIt,
  "fix:document/review": { en: "Review", es: "Revisar" },
  "fix:right-to-work/check": words.check,
  "fix:birth-date/enter": { en: "Enter date", es: "Introducir fecha" },
  "fix:contract/make": { en: "Make contract", es: "Hacer contrato" },
  "fix:contract/sign": { en: "See contract", es: "Ver contrato" },
  "fix:alta/record": { en: "Record alta", es: "Anotar alta" },
  "fix:payroll/enter": { en: "Enter", es: "Completar" },
  "fix:qualification/verify": words.verify,
  "fix:wait": { en: "Wait", es: "Esperar" },
  renew: { en: "Ask for renewal", es: "Pedir renovación" },

  "mend:status/change": {
    en: "{who, select, draft {They complete it using their link, or the office does it in the profile.} worker {They end the break, or the office does it for them.} other {The office changes the status.}}",
    es: "{who, select, draft {La completa la persona con su enlace, o la oficina en el perfil.} worker {Termina la pausa la propia persona, o la oficina por ella.} other {El estado lo cambia la oficina.}}",
  },
  "mend:list/edit": {
    en: "Whoever manages the client’s list can take them off it.",
    es: "Quien gestiona la lista del cliente puede quitarlo de ella.",
  },
  "mend:list/join": {
    en: "Whoever manages that list can add them to it.",
    es: "Quien gestiona esa lista puede añadir a la persona.",
  },
  "mend:profile/edit": {
    en: "If they speak it, the office adds it to their profile.",
    es: "Si lo habla, la oficina lo añade a su perfil.",
  },
  "mend:document/request": {
    en: "The worker sends it when the office asks for it; the office can also upload it.",
    es: "Lo envía la persona cuando la oficina lo pide; también lo puede subir la oficina.",
  },
  "mend:document/review": {
    en: "Already uploaded: it needs to be reviewed.",
    es: "Ya está subido: falta revisarlo.",
  },
  "mend:right-to-work/check": {
    en: "The office makes the check and records it.",
    es: "La oficina hace la comprobación y la anota.",
  },
  "mend:birth-date/enter": {
    en: "The worker provides it using their link, or the office enters it.",
    es: "La facilita la persona con su enlace, o la introduce la oficina.",
  },
  "mend:contract/make": { en: "The office makes a contract.", es: "La oficina hace un contrato." },
  "mend:contract/sign": { en: "The worker has to sign it.", es: "Lo tiene que firmar la persona." },
  "mend:alta/record": {
    en: "Payroll registers them and records it here.",
    es: "Nóminas le da de alta y lo anota aquí.",
  },
  "mend:payroll/enter": {
    en: "The worker provides it using their link, or payroll enters it.",
    es: "Lo facilita la persona con su enlace, o lo introduce nóminas.",
  },
  "mend:qualification/verify": {
    en: "Someone authorised to verify it checks the proof.",
    es: "Quien puede verificarla comprueba el justificante.",
  },
  "mend:wait": { en: "Nothing to do: it will clear by itself.", es: "No hay que hacer nada: se resuelve solo." },

  "you:status/change": {
    en: "{who, select, draft {Complete it using the link we sent you.} worker {Tell us when you want to come back.} other {The office will take care of it.}}",
    es: "{who, select, draft {Complétala con el enlace que te enviamos.} worker {Dinos cuándo quieres volver.} other {De esto se ocupa la oficina.}}",
  },
  "you:list/edit": words.youDonTNeedToDoAnything,
  "you:list/join": words.youDonTNeedToDoAnything,
  "you:profile/edit": { en: "Tell the office if you speak it.", es: "Avisa a la oficina si lo hablas." },
  "you:document/request": { en: "Send it to the office.", es: "Envíalo a la oficina." },
  "you:document/review": {
    en: "We have received it and are reviewing it.",
    es: "Lo hemos recibido y lo estamos revisando.",
  },
  "you:right-to-work/check": {
    en: "The office will check it with you.",
    es: "La oficina lo comprobará contigo.",
  },
  "you:birth-date/enter": { en: "Tell the office your date of birth.", es: "Di a la oficina tu fecha de nacimiento." },
  "you:contract/make": { en: "The office is preparing your contract.", es: "La oficina está preparando tu contrato." },
  "you:contract/sign": { en: "Sign the contract we sent you.", es: "Firma el contrato que te enviamos." },
  "you:alta/record": { en: "The office will register you.", es: "La oficina te dará de alta." },
  "you:payroll/enter": {
    en: "Give it to the office so that we can pay you.",
    es: "Dáselo a la oficina para poder pagarte.",
  },
  "you:qualification/verify": {
    en: "The office will verify it; have the proof to hand.",
    es: "La verificará la oficina; ten a mano el justificante.",
  },
  "you:wait": words.youDonTNeedToDoAnything,

  more: {
    en: "{n, plural, one {# more reason} other {# more reasons}}",
    es: "{n, plural, one {# motivo más} other {# motivos más}}",
  },
  why: { en: "Why: {verdict}", es: "Por qué: {verdict}" },
  notYet: { en: "Cannot work yet", es: "Todavía no puede trabajar" },
  clearance: words.clearance,
  standing: words.clearance,
  reasons: {
    en: "{n, plural, =0 {Nothing outstanding} one {# reason} other {# reasons}}",
    es: "{n, plural, =0 {Todo en regla} one {# motivo} other {# motivos}}",
  },
  computed: { en: "Calculated just now · rules {pack}", es: "Calculado ahora · normas {pack}" },
  coming: { en: "In the next 30 days", es: "En los próximos 30 días" },
  alsoOpen: {
    en: "{n, plural, one {# other item outstanding} other {# other items outstanding}}",
    es: "{n, plural, one {# asunto más pendiente} other {# asuntos más pendientes}}",
  },
  othersClear: {
    en: "{n, plural, one {# other check is clear} other {# other checks are clear}}",
    es: "{n, plural, one {# comprobación más está en orden} other {# comprobaciones más están en orden}}",
  },
  show: words.show,
  hide: words.hide,
  until: { en: "until {day}", es: "hasta el {day}" },
  from: { en: "from {day}", es: "desde el {day}" },
  year: { en: "Next 12 months", es: "Próximos 12 meses" },
  onceActive: { en: "once active", es: "una vez en activo" },
  as: { en: "Clearance as", es: "Aptitud como" },
  asAnyone: { en: "in general", es: "en general" },
  "short:ALLOW": { en: "Can", es: "Puede" },
  "short:WARN": { en: "Could if…", es: "Podría si…" },
  "short:BLOCK": { en: "Cannot", es: "No puede" },
  "span:ALLOW": words.canWork,
  "span:WARN": { en: "Could, once settled: {topic}", es: "Podría, a falta de: {topic}" },
  "span:BLOCK": { en: "Cannot: {topic}", es: "No puede: {topic}" },
  spanSaid: { en: "{from} to {until}: {verdict}. {why}", es: "Del {from} al {until}: {verdict}. {why}" },
  nothing: { en: "Nothing outstanding", es: "Todo en regla" },
  "lane:missing": { en: "missing", es: "falta" },
  "lane:waiting": { en: "one in review", es: "uno en revisión" },
  "lane:open": { en: "in order all year", es: "en orden todo el año" },
  "check:status": words.status,
  "check:identity": { en: "Identity document", es: "Documento de identidad" },
  "check:right-to-work": words.rightToWork,
  "check:age": words.age,
  "check:contract": { en: "Contract, alta", es: "Contrato, alta" },
  "check:contract:abroad": words.contract,
  "check:payroll": { en: "Payroll details", es: "Datos de nómina" },
  "check:absence": { en: "Absence", es: "Ausencia" },
  "check:document": { en: "Required document", es: "Documento obligatorio" },
  "check:qualification": words.qualification,
  allClear: { en: "All checks are clear.", es: "Todas las comprobaciones están en orden." },
} as const satisfies Messages &
  Record<
    | `${"verdict" | "yours"}:${Verdict}`
    | `${"short" | "span"}:${Verdict}`
    | `check:${CheckKind}`
    | `why:${Dotless<Exclude<ReasonCode, "status">>}`
    | `why:status:${Exclude<WorkerStatus, "active">}`
    | `${"fix" | "mend" | "you"}:${Dotless<FixAction>}`,
    unknown
  >;
