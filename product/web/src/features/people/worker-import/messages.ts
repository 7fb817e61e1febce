import { labelsUnder } from "@product/domain/people/field-rows";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import type { CellFault } from "@product/domain/imports/check-row";
import type { ImportColumn, ImportKey } from "@product/domain/imports/columns";
import type { ImportMode, ImportOutcome } from "@product/domain/imports/plan";
import type { WorkerFault } from "@product/domain/people/worker-faults";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { ImportStep } from "./steps.ts";

/** Faults of single fields have their sentences with all forms; these come from a file. */
type OwnFault = Exclude<CellFault["fault"], WorkerFault["fault"]>;

export const messages = {
  title: { en: "Import workers", es: "Importar trabajadores" },
  intro: {
    en: "Add workers from a spreadsheet, or update many at once. Nothing is saved until you have seen what would change, and a whole import can be undone.",
    es: "Añade trabajadores desde una hoja de cálculo o actualiza muchos a la vez. No se guarda nada hasta que veas qué cambiaría, y se puede deshacer la importación entera.",
  },
  button: words.import,
  choose: { en: "Choose a file", es: "Elige un archivo" },
  orDrop: { en: "or drop it here", es: "o suéltalo aquí" },
  fileHelp: {
    en: "CSV or Excel (.xlsx), up to {megabytes, number} MB and {rows, number} rows. The first row must contain the headings. The file itself is not stored.",
    es: "CSV o Excel (.xlsx), de hasta {megabytes, number} MB y {rows, number} filas. La primera fila debe tener los títulos. El archivo no se guarda.",
  },
  send: { en: "Read the file", es: "Leer el archivo" },
  reading: { en: "Reading the file…", es: "Leyendo el archivo…" },
  earlier: { en: "Previous imports", es: "Importaciones anteriores" },
  noneTitle: { en: "No imports yet", es: "Todavía no hay importaciones" },
  noneText: {
    en: "Each import stays here for a month, so that you can check it or undo it.",
    es: "Cada importación queda aquí un mes, para que puedas consultarla o deshacerla.",
  },
  file: words.file,
  rows: words.rows,
  when: { en: "Uploaded", es: "Subido" },
  state: words.state,
  "state:reading": { en: "Columns to map", es: "Columnas por asignar" },
  "state:checking": { en: "Being checked", es: "Comprobándose" },
  "state:checked": { en: "Checked", es: "Comprobado" },
  "state:committing": { en: "Being imported", es: "Importándose" },
  "state:done": { en: "Imported", es: "Importado" },
  "state:undoing": { en: "Being undone", es: "Deshaciéndose" },
  "state:undone": { en: "Undone", es: "Deshecho" },
  rowCount: { en: "{n, plural, one {One row} other {# rows}}", es: "{n, plural, one {Una fila} other {# filas}}" },
  steps: { en: "Steps of the import", es: "Pasos de la importación" },
  "step:file": words.file,
  "step:columns": words.columns,
  "step:check": { en: "Check", es: "Comprobación" },
  "step:import": words.importImportacion,
  windowsNote: {
    en: "The file does not state its encoding, so it was read as a Windows file. If accents look wrong below, save it as “CSV UTF-8” and upload it again.",
    es: "El archivo no indica su codificación, así que se ha leído como archivo de Windows. Si abajo ves mal las tildes, guárdalo como «CSV UTF-8» y súbelo otra vez.",
  },
  utf16Note: {
    en: "The file was read as UTF-16.",
    es: "El archivo se ha leído como UTF-16.",
  },
  columnsHeading: { en: "What is in each column", es: "Qué hay en cada columna" },
  columnsWhy: {
    en: "Suggested from the headings. Leave out what you do not need.",
    es: "Propuesto según los títulos. Deja fuera lo que no necesites.",
  },
  columnsTable: { en: "Columns of the file", es: "Columnas del archivo" },
  heading: words.heading,
  noHeading: { en: "Column {letter}, no heading", es: "Columna {letter}, sin título" },
  firstValues: { en: "First values", es: "Primeros valores" },
  meaning: words.field,
  meaningOf: { en: "What “{heading}” is", es: "Qué es «{heading}»" },
  leaveOut: { en: "Leave out", es: "Dejar fuera" },
  modeHeading: { en: "New or existing workers", es: "Trabajadores nuevos o existentes" },
  modeWhy: {
    en: "Empty cells never overwrite existing data.",
    es: "Una celda vacía nunca borra datos existentes.",
  },
  mode: { en: "The file contains", es: "El archivo contiene" },
  "mode:new": { en: "New workers only", es: "Solo trabajadores nuevos" },
  "mode:update": { en: "Existing workers, to update", es: "Trabajadores existentes, para actualizarlos" },
  "mode:both": {
    en: "Both: update existing workers and add the others",
    es: "Ambos: actualizar los existentes y añadir los demás",
  },
  key: { en: "Match by", es: "Identificarlos por" },
  keyHelp: {
    en: "Only used when updating workers. The file must have that column.",
    es: "Solo se usa al actualizar trabajadores. El archivo debe tener esa columna.",
  },
  "key:code": words.workerCode,
  "key:email": words.emailCorreo,
  "key:mobile": words.mobile,
  "key:identity": { en: "Identity number", es: "Número de identidad" },
  defaultsHeading: { en: "For new workers", es: "Para los trabajadores nuevos" },
  defaultsWhy: {
    en: "Used unless a row says otherwise.",
    es: "Se aplica salvo que la fila diga otra cosa.",
  },
  entityChoice: words.legalEntity,
  countryChoice: words.country,
  "country:ES": words.spain,
  "country:UK": words.unitedKingdom,
  languageChoice: words.languageOfMessages,
  typeChoice: words.contract,
  asUsual: { en: "Default for their country", es: "El habitual en su país" },
  statusChoice: words.status,
  sharedContacts: {
    en: "Also import people who share an email address or phone number with someone else",
    es: "Incluir también a quienes comparten correo o teléfono con otra persona",
  },
  sharedContactsHelp: {
    en: "Otherwise they are skipped as likely duplicates. Rows with an identity number already in use are always skipped.",
    es: "Si no, se omiten como posibles duplicados. Las filas con un número de identidad ya registrado siempre se omiten.",
  },
  checkRows: { en: "Check all rows", es: "Comprobar todas las filas" },
  checkHelp: { en: "Nothing is imported yet.", es: "Todavía no se importa nada." },
  checking: { en: "Checking every row", es: "Comprobando todas las filas" },
  committing: { en: "Importing", es: "Importando" },
  undoing: { en: "Undoing the import", es: "Deshaciendo la importación" },
  progress: { en: "{done, number} of {total, number} rows", es: "{done, number} de {total, number} filas" },
  waiting: { en: "Starting…", es: "Empezando…" },
  canLeave: {
    en: "You can leave this page; it will continue and you can come back to it here.",
    es: "Puedes salir de esta página; la importación continúa y podrás volver a ella aquí.",
  },
  reload: words.refresh,
  result: { en: "What would happen", es: "Qué pasaría" },
  resultDone: words.whatHappened,
  "count:new": { en: "New", es: "Nuevos" },
  "count:update": { en: "Changed", es: "Cambiados" },
  "count:unchanged": { en: "Unchanged", es: "Sin cambios" },
  "count:duplicate": { en: "Duplicates", es: "Duplicados" },
  "count:error": { en: "With errors", es: "Con errores" },
  importNow: {
    en: "Import {n, plural, one {one row} other {# rows}}",
    es: "Importar {n, plural, one {una fila} other {# filas}}",
  },
  staysOut: {
    en: "{n, plural, one {One row will} other {# rows will}} not be imported. Correct {n, plural, one {it} other {them}} below, or download {n, plural, one {it} other {them}}, correct the file and import it later.",
    es: "{n, plural, one {No se importará una fila} other {No se importarán # filas}}. {n, plural, one {Corrígela} other {Corrígelas}} abajo, o {n, plural, one {descárgala} other {descárgalas}}, corrige el archivo e impórtalo después.",
  },
  allGood: { en: "Every row can be imported.", es: "Se pueden importar todas las filas." },
  nothingToDo: {
    en: "No row would add or change a worker.",
    es: "Ninguna fila añadiría ni cambiaría a un trabajador.",
  },
  otherColumns: { en: "Change columns", es: "Cambiar columnas" },
  discard: words.discard,
  download: { en: "Download these rows", es: "Descargar estas filas" },
  wordsHeading: { en: "Words the file uses for roles", es: "Palabras del archivo para los puestos" },
  wordsWhy: {
    en: "Say once what each of them means. It applies to every row, and the file is checked again.",
    es: "Indica una sola vez qué significa cada una. Vale para todas las filas, y el archivo se comprueba de nuevo.",
  },
  word: { en: "In the file", es: "En el archivo" },
  wordRows: words.rows,
  wordMeans: words.role,
  wordMeansOf: { en: "Role meant by “{word}”", es: "Puesto al que se refiere «{word}»" },
  wordNotSaid: { en: "Not decided", es: "Sin decidir" },
  wordLeaveOut: { en: "No role, leave it out", es: "Ningún puesto, omitirlo" },
  wordsSave: { en: "Apply to all rows", es: "Aplicar a todas las filas" },
  listOfThem: { en: "Make a list of these people", es: "Crear una lista con estas personas" },
  listName: { en: "Import: {file}", es: "Importación: {file}" },
  badRows: { en: "Rows that will not be imported", es: "Filas que no se importarán" },
  oddRows: { en: "Imported with warnings", es: "Se importan con avisos" },
  row: { en: "Row", es: "Fila" },
  column: { en: "Column", es: "Columna" },
  value: words.value,
  reason: words.reason,
  fix: { en: "Correct", es: "Corregir" },
  fixLabel: { en: "{column}, row {row, number}", es: "{column}, fila {row, number}" },
  fixSend: words.check,
  noColumn: { en: "Not in the file", es: "No está en el archivo" },
  moreRows: { en: "Next rows", es: "Filas siguientes" },
  firstRows: { en: "Back to the first rows", es: "Volver a las primeras filas" },
  done: {
    en: "{made, plural, =0 {Nobody was added} one {One worker was added} other {# workers were added}} and {changed, plural, =0 {nobody changed} one {one changed} other {# changed}}.",
    es: "{made, plural, =0 {No se ha añadido a nadie} one {Se ha añadido un trabajador} other {Se han añadido # trabajadores}} y {changed, plural, =0 {no se ha cambiado a nadie} one {se ha cambiado uno} other {se han cambiado #}}.",
  },
  toWorkers: { en: "See the workers", es: "Ver los trabajadores" },
  undo: { en: "Undo the whole import", es: "Deshacer toda la importación" },
  undoText: {
    en: "Workers who were added are removed, and those who were updated go back to how they were. Anyone changed since then stays as they are now.",
    es: "Se quita a quienes se añadieron y quienes se actualizaron vuelven a estar como antes. Quien haya cambiado después se queda como está.",
  },
  undoNow: { en: "Undo it", es: "Deshacerla" },
  undone: {
    en: "The import was undone.",
    es: "La importación se ha deshecho.",
  },
  kept: {
    en: "Changed by someone since then and left as they are",
    es: "Cambiados después por otra persona; se dejan como están",
  },
  again: { en: "Import another file", es: "Importar otro archivo" },
  rowsGone: {
    en: "The rows of this file are no longer stored. Upload the file again to continue.",
    es: "Las filas de este archivo ya no están guardadas. Sube el archivo otra vez para seguir.",
  },
  ...labelsUnder("column:", workerFieldRows),
  "column:code": words.workerCode,
  "column:lastName": { en: "Surname, or both surnames", es: "Apellido, o los dos apellidos" },
  "column:email": words.emailCorreo,
  "column:country": { en: "Country of work", es: "País de trabajo" },
  "column:language": words.languageOfMessages,
  "column:spanishIdExpiresOn": { en: "DNI or NIE valid until", es: "Caducidad del DNI o NIE" },
  "column:passport": words.passport,
  "column:passportCountry": { en: "Country of the passport", es: "País del pasaporte" },
  "column:passportExpiresOn": { en: "Passport valid until", es: "Caducidad del pasaporte" },
  "column:nino": { en: "National Insurance number", es: "National Insurance (Reino Unido)" },
  "column:shareCode": { en: "Share code", es: "Share code (Reino Unido)" },
  "column:naf": { en: "Social Security number (NAF)", es: "N.º de la Seguridad Social (NAF)" },
  accountsWait: {
    en: "{n, plural, one {One bank account needs} other {# bank accounts need}} confirmation by a second person. No payments are made to {n, plural, one {it} other {them}} until a colleague who can approve pay confirms {n, plural, one {it} other {them}} under Workers, Bank accounts to confirm.",
    es: "{n, plural, one {Una cuenta bancaria está pendiente} other {# cuentas bancarias están pendientes}} de otra persona. No se paga en {n, plural, one {ella} other {ellas}} hasta que {n, plural, one {la} other {las}} confirme un compañero que pueda aprobar pagos, en Trabajadores, Cuentas bancarias por confirmar.",
  },
  toAccounts: words.bankAccountsToConfirm,
  "column:iban": { en: "IBAN", es: "IBAN" },
  "column:languages": words.languagesSpoken,
  "column:surnames": { en: "Both surnames in one column", es: "Los dos apellidos en una columna" },
  "column:entity": words.legalEntity,
  "column:roles": words.roles,
  "column:tags": words.tags,
  "fault:formula": {
    en: "A formula, or something a spreadsheet would treat as one. Enter the value itself.",
    es: "Es una fórmula, o algo que una hoja de cálculo tomaría por una. Escribe el valor.",
  },
  "fault:codeForm": { en: "Not a worker code, such as W-4F7K.", es: "No es un código de trabajador, como W-4F7K." },
  "fault:unknownEntity": { en: "There is no such legal entity.", es: "No hay ninguna empresa con ese nombre." },
  "fault:otherEntity": {
    en: "You do not have permission to add workers to this legal entity.",
    es: "No tienes permiso para añadir trabajadores a esta empresa.",
  },
  "fault:unknownRole": { en: "There is no such role.", es: "No hay ningún puesto con ese nombre." },
  "fault:columnTwice": { en: "This column appears twice.", es: "Esta columna aparece dos veces." },
  "fault:tooManyTags": { en: "At most {max, number} tags.", es: "Como máximo {max, number} etiquetas." },
  "fault:noMatch": { en: "No worker matches this.", es: "Ningún trabajador coincide con este dato." },
  "fault:manyMatches": {
    en: "Several workers have this, so it is not clear which one is meant.",
    es: "Lo tienen varios trabajadores, así que no se sabe de quién se trata.",
  },
  "fault:bankNeedsTwo": {
    en: "This worker is paid into another account, which stays in use until a second person confirms the new one.",
    es: "A este trabajador se le paga en otra cuenta. Sigue esa hasta que otra persona confirme la nueva.",
  },
  "fault:elsewhere": {
    en: "This worker belongs to a legal entity you cannot edit.",
    es: "Este trabajador es de una empresa que no puedes editar.",
  },
  "fault:oneself": {
    en: "This is your own record. Change what you may on its page and ask a colleague for the rest.",
    es: "Es tu propia ficha. Cambia ahí lo que puedas y pide el resto a otra persona.",
  },
  "fault:volunteerUnfit": {
    en: "In Spain, only non-profit entities may have volunteers.",
    es: "En España, solo las entidades sin ánimo de lucro pueden tener voluntarios.",
  },
  "fault:sameRow": { en: "The same as in row {row, number}.", es: "Lo mismo que en la fila {row, number}." },
  "fault:sameNumber": {
    en: "Already belongs to {code}.",
    es: "Ya es de {code}.",
  },
  "fault:sameContact": {
    en: "Likely a duplicate: {code} has it too.",
    es: "Probable duplicado: {code} tiene el mismo.",
  },
  "fault:sameName": {
    en: "Possible duplicate: {code} has the same name and date of birth.",
    es: "Posible duplicado: {code} tiene el mismo nombre y fecha de nacimiento.",
  },
  someone: { en: "another worker", es: "otro trabajador" },
} as const satisfies Messages &
  Record<
    | `column:${ImportColumn}`
    | `fault:${OwnFault}`
    | `mode:${ImportMode}`
    | `key:${ImportKey}`
    | `count:${ImportOutcome}`
    | `step:${ImportStep}`,
    unknown
  >;
