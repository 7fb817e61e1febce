import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "import.kind": {
    en: "This is neither a CSV file nor an Excel workbook (.xlsx). Save the table as one of these and choose it again.",
    es: "No es un archivo CSV ni un libro de Excel (.xlsx). Guarda la tabla como uno de ellos y elígelo otra vez.",
  },
  "import.old-excel": {
    en: "This is an old or password-protected Excel file. Open it, save it as .xlsx without a password, and choose it again.",
    es: "Es un archivo de Excel antiguo o con contraseña. Ábrelo, guárdalo como .xlsx sin contraseña y elígelo otra vez.",
  },
  "import.busy": {
    en: "Other files are being read at the moment. Send yours again in a minute.",
    es: "Ahora mismo se están leyendo otros archivos. Vuelve a enviar el tuyo dentro de un minuto.",
  },
  "import.too-large": {
    en: "This file is too large. It may have {megabytes, number} MB at most; divide it into several.",
    es: "Este archivo es demasiado grande. Puede tener {megabytes, number} MB como máximo; divídelo en varios.",
  },
  "import.too-many-rows": {
    en: "This file has more than {max, number} rows. Divide it into several.",
    es: "Este archivo tiene más de {max, number} filas. Divídelo en varios.",
  },
  "import.too-many-columns": {
    en: "This table has more than {max, number} columns. Leave only those that are about workers.",
    es: "Esta tabla tiene más de {max, number} columnas. Deja solo las que son de trabajadores.",
  },
  "import.no-rows": {
    en: "There is nothing in this file. Its first row must be the headings, and below it one row per worker.",
    es: "Este archivo está vacío. La primera fila debe ser la de los títulos y, debajo, una fila por trabajador.",
  },
  "import.encoding": {
    en: "The text of this file cannot be read. Save it as “CSV UTF-8” and choose it again.",
    es: "No se puede leer el texto de este archivo. Guárdalo como «CSV UTF-8» y elígelo otra vez.",
  },
  "import.quotes": {
    en: "From row {row, number} on this file cannot be read: a quotation mark opens there and never closes.",
    es: "Este archivo no se puede leer desde la fila {row, number}: ahí se abren unas comillas que no se cierran.",
  },
  "import.broken": {
    en: "This workbook is damaged or incomplete. Open it in your spreadsheet program, save it again, and choose it once more.",
    es: "Este libro está dañado o incompleto. Ábrelo en tu programa de hojas de cálculo, guárdalo de nuevo y elígelo otra vez.",
  },
  "import.encrypted": {
    en: "This workbook is password-protected. Save it without a password and choose it again.",
    es: "Este libro tiene contraseña. Guárdalo sin ella y elígelo otra vez.",
  },
  "import.bomb": {
    en: "This file contains far more than a table of workers, so it was not opened.",
    es: "Este archivo contiene mucho más que una tabla de trabajadores y no se ha abierto.",
  },
  "import.nested": {
    en: "There are other archives inside this file, so it was not opened. Save the table alone.",
    es: "Este archivo contiene otros archivos comprimidos y no se ha abierto. Guarda solo la tabla.",
  },
  "import.macros": {
    en: "This workbook contains macros or objects from other programs, so it was not opened. Save it as a plain .xlsx.",
    es: "Este libro contiene macros u objetos de otros programas y no se ha abierto. Guárdalo como .xlsx normal.",
  },
  "import.outside-links": {
    en: "This workbook pulls in data from elsewhere, so it was not opened. Paste the values into a new one.",
    es: "Este libro trae datos de otro sitio y no se ha abierto. Pega los valores en uno nuevo.",
  },
  "import.too-many-formulas": {
    en: "More than {max, number} cells of this sheet are formulas. Copy the table and paste it as values.",
    es: "Más de {max, number} celdas de esta hoja son fórmulas. Copia la tabla y pégala como valores.",
  },
  "import.column-twice": {
    en: "Two columns are the same; the second is “{heading}”. Leave one of them out.",
    es: "Hay dos columnas para lo mismo; la segunda es «{heading}». Deja una de ellas fuera.",
  },
  "import.column-not-yours": {
    en: "You do not have permission to fill in one of these columns. Leave it out or ask a colleague.",
    es: "No tienes permiso para rellenar una de estas columnas. Déjala fuera o pídeselo a alguien del equipo.",
  },
  "import.key-missing": {
    en: "The file does not have the column used to match people. Choose the column, or another way to match them.",
    es: "El archivo no tiene la columna con la que identificar a las personas. Elige la columna u otro dato.",
  },
  "import.choice-gone": {
    en: "The legal entity or status you selected is no longer available. Choose again.",
    es: "La empresa o el estado que has seleccionado ya no está disponible. Elige otra vez.",
  },
  "import.not-now": {
    en: "This import has moved on in the meantime. Its current state is shown below.",
    es: "Esta importación ha avanzado mientras tanto. Abajo se muestra su estado actual.",
  },
  "import.nothing-to-do": {
    en: "No row would add or change a worker.",
    es: "No hay ninguna fila que cree o cambie a un trabajador.",
  },
  "import.changed-meanwhile": {
    en: "Someone changed workers after the check, and the result is now different. Nothing was imported; check the new result and then import.",
    es: "Alguien ha cambiado trabajadores después de la comprobación y el resultado ya no es el mismo. No se ha importado nada; mira el nuevo resultado e importa después.",
  },
  "import.failed": {
    en: "Something failed several times on our side, so this was stopped. Nothing was changed. You can start it again.",
    es: "Algo ha fallado varias veces por nuestra parte y se ha detenido. No se ha cambiado nada. Puedes empezar otra vez.",
  },
  "import.rows-gone": {
    en: "The rows of this file are no longer stored. Upload the file again.",
    es: "Las filas de este archivo ya no están guardadas. Sube el archivo otra vez.",
  },
} as const satisfies RefusalSentences;
