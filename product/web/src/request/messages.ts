import { failureMessages } from "./failure-messages.ts";
import type { Messages } from "#i18n/messages.ts";

/** What every form can answer: one sentence per way a field can be wrong. What the business refuses is said by the slice that refuses it. */
export const messages = {
  ...failureMessages,
  aboutYou: {
    en: "This is about you, and nobody decides about themselves. {n, plural, one {It can be done by} other {It can be done by any of}}: {others}.",
    es: "Esto trata de ti, y nadie decide sobre sí mismo. {n, plural, one {Puede hacerlo} other {Puede hacerlo cualquiera de}}: {others}.",
  },
  "field:required": { en: "Please fill this in.", es: "Rellena este campo." },
  "field:tooLong": { en: "At most {max, number} characters.", es: "Como máximo {max, number} caracteres." },
  "field:phone": {
    en: "This mobile number cannot receive text messages. Include the country code, such as +44 7700 900123.",
    es: "No es un número de móvil al que se pueda enviar un SMS. Escríbelo con el prefijo del país, como +34 612 345 678.",
  },
  "field:lineTooLong": {
    en: "At most {max, number} characters per line.",
    es: "Como máximo {max, number} caracteres por línea.",
  },
  "field:tooMany": { en: "At most {max, number} lines.", es: "Como máximo {max, number} líneas." },
  "field:tooSmall": { en: "At least {min, number}.", es: "Como mínimo {min, number}." },
  "field:tooLarge": { en: "At most {max, number}.", es: "Como máximo {max, number}." },
  "field:number": { en: "Write a whole number.", es: "Escribe un número entero." },
  "field:email": {
    en: "Write an email address, such as name@example.com.",
    es: "Escribe un correo electrónico, como nombre@example.com.",
  },
  "field:telephone": {
    en: "Write a telephone number, from abroad with its country: +34 600 123 456.",
    es: "Escribe un teléfono, de otro país con su prefijo: +34 600 123 456.",
  },
  "field:coordinates": {
    en: "Write latitude and longitude: 40.41678, -3.70379.",
    es: "Escribe latitud y longitud: 40.41678, -3.70379.",
  },
  "field:link": {
    en: "Write an address of this site that begins with /, or one that begins with https://.",
    es: "Escribe una dirección de este sitio que empiece por /, o una que empiece por https://.",
  },
  "field:ownAddress": {
    en: "The program itself stands at this address. Choose another one.",
    es: "En esta dirección está el propio programa. Elige otra.",
  },
  "field:colour": {
    en: "Write a colour as # and six digits or letters from a to f: #15803d.",
    es: "Escribe un color como # y seis cifras o letras de la a a la f: #15803d.",
  },
  "field:alertDays": {
    en: "Write days from 0 to 365, at most ten: 60, 30, 7, 0.",
    es: "Escribe días de 0 a 365, diez como máximo: 60, 30, 7, 0.",
  },
  "field:sameLines": {
    en: "Both languages need the same number of lines.",
    es: "Los dos idiomas necesitan el mismo número de líneas.",
  },
  "field:day": { en: "Write a day between 2000 and 2099.", es: "Escribe un día entre 2000 y 2099." },
  "field:sameYear": { en: "Choose another year than this one.", es: "Elige un año distinto de este." },
  "field:linesUnreadable": {
    en: "{n, plural, one {Line {lines} cannot} other {Lines {lines} cannot}} be read. Write 24/06/2026; St John; San Juan.",
    es: "{n, plural, one {La línea {lines} no se entiende.} other {Las líneas {lines} no se entienden.}} Escribe 24/06/2026; St John; San Juan.",
  },
  "field:shiftsUnreadable": {
    en: "{n, plural, one {Line {lines} cannot be read.} other {Lines {lines} cannot be read.}} Write day, start and end: 1/6/2026 22:00–06:00 break 30.",
    es: "{n, plural, one {La línea {lines} no se entiende.} other {Las líneas {lines} no se entienden.}} Escribe día, inicio y fin: 1/6/2026 22:00–06:00 descanso 30.",
  },
  "field:timeSkipped": {
    en: "Line {line}: {time} does not exist that night, because clocks go forward. The next valid time is {next}.",
    es: "Línea {line}: las {time} no existen esa noche porque se adelanta el reloj. La siguiente hora válida son las {next}.",
  },
  "field:timeTwice": {
    en: "Line {line}: {time} comes twice that night. Write {time}A for the first or {time}B for the second.",
    es: "Línea {line}: las {time} se repiten esa noche. Escribe {time}A para la primera o {time}B para la segunda.",
  },
  "field:reasonShort": { en: "At least {min, number} characters.", es: "Al menos {min, number} caracteres." },
  "field:domain": {
    en: "Enter domains such as yourcompany.com, without the @.",
    es: "Escribe dominios como tuempresa.es, sin la @.",
  },
  "field:samlMetadata": {
    en: "Paste an address that begins with https://, or the XML.",
    es: "Pega una dirección que empiece por https:// o el XML.",
  },
  "field:severityFixed": {
    en: "The severity of this rule cannot be changed.",
    es: "La gravedad de esta norma no se puede cambiar.",
  },
  "field:yearsAtLeast": {
    en: "By law at least {min, plural, one {one year} other {# years}}.",
    es: "Por ley, al menos {min, plural, one {un año} other {# años}}.",
  },
  "field:chooseOne": { en: "Choose at least one.", es: "Elige al menos uno." },
  "field:taken": { en: "Another one already has this name.", es: "Ya hay otro con este nombre." },
  "field:contactMissing": {
    en: "Write an email or a telephone number, so that this person can be reached.",
    es: "Escribe un correo o un teléfono, para poder localizar a esta persona.",
  },
  "field:date": {
    en: "There is no such day. Write it like 28/02/2001.",
    es: "No existe ese día. Escríbelo así: 28/02/2001.",
  },
  "field:birthDate": {
    en: "This cannot be a date of birth. Check the year.",
    es: "No puede ser una fecha de nacimiento. Revisa el año.",
  },
  "field:tooYoung": {
    en: "Under sixteen: this person may not work yet.",
    es: "Menor de dieciséis años: todavía no puede trabajar.",
  },
  "field:languages": {
    en: "Choose each language once, with a level.",
    es: "Elige cada idioma una vez, con su nivel.",
  },
  "field:idForm": {
    en: "A DNI has eight digits and a letter; a NIE begins with X, Y or Z.",
    es: "Un DNI tiene ocho cifras y una letra; un NIE empieza por X, Y o Z.",
  },
  "field:idLetter": {
    en: "The letter should be {expected}. Check the digits too.",
    es: "La letra debería ser {expected}. Comprueba también las cifras.",
  },
  "field:ninoForm": {
    en: "A National Insurance number has two letters, six digits and a letter from A to D: AB123456C.",
    es: "Un National Insurance number tiene dos letras, seis cifras y una letra de la A a la D: AB123456C.",
  },
  "field:shareCodeForm": {
    en: "A share code has nine letters and digits.",
    es: "Un share code tiene nueve letras y cifras.",
  },
  "field:shareCodePurpose": {
    en: "A share code for work begins with W; this one may be for something else.",
    es: "Un share code de trabajo empieza por W; este puede ser para otra cosa.",
  },
  "field:passportForm": {
    en: "A passport number has five to fifteen letters and digits.",
    es: "Un número de pasaporte tiene de cinco a quince letras y cifras.",
  },
  "field:nafForm": {
    en: "A Spanish social security number has twelve digits.",
    es: "Un número de afiliación a la Seguridad Social tiene doce cifras.",
  },
  "field:nafDigits": {
    en: "The last two digits do not match the others (expected {expected}). Some old numbers are like that: please check.",
    es: "Las dos últimas cifras no cuadran con las demás (deberían ser {expected}). Algún número antiguo es así: compruébalo.",
  },
  "field:otherCountrysRule": {
    en: "This retention period is based on the other country's law. Choose one of the country where the document is required.",
    es: "Este plazo se basa en la ley del otro país. Elige uno del país en el que se pide el documento.",
  },
  "field:studentHours": {
    en: "In Spain a student may work 30 hours a week at most, in term and out of it.",
    es: "En España un estudiante puede trabajar como máximo 30 horas a la semana, también fuera del periodo lectivo.",
  },
  "field:noticeTerm": {
    en: "A notice of the Employer Checking Service counts for six months at most.",
    es: "Un aviso del Employer Checking Service vale como máximo seis meses.",
  },
  "field:noticeLimited": {
    en: "A notice of the Employer Checking Service always has a term: choose a limited outcome.",
    es: "Un aviso del Employer Checking Service siempre tiene un plazo: elige un resultado limitado.",
  },
  "field:nafProvince": {
    en: "The first two digits are not those of any Spanish province: check them.",
    es: "Las dos primeras cifras no son de ninguna provincia: compruébalas.",
  },
  "field:ibanCountry": {
    en: "{country} has no IBAN: an IBAN begins with the two letters of its country, such as ES or GB.",
    es: "{country} no tiene IBAN: empieza por las dos letras de su país, por ejemplo ES o GB.",
  },
  "field:ibanForm": {
    en: "An IBAN begins with the two letters of its country and two digits. A UK account without one is the six digits of the sort code and the eight of the account.",
    es: "Un IBAN empieza por las dos letras de su país y dos cifras. Una cuenta del Reino Unido sin IBAN son las seis cifras del sort code y las ocho de la cuenta.",
  },
  "field:ibanLength": {
    en: "An IBAN of this country has {length, number} characters.",
    es: "Un IBAN de este país tiene {length, number} caracteres.",
  },
  "field:ibanDigits": {
    en: "One of the digits is wrong: the check digits do not match.",
    es: "Alguna cifra está mal: los dígitos de control no coinciden.",
  },
  "field:placesUnknown": {
    en: "There is no such placeholder: {places}. Choose from the list above.",
    es: "No existe ese hueco: {places}. Elige uno de la lista de arriba.",
  },
  "field:placesMissing": {
    en: "The other language has {places}, and this one has not.",
    es: "El otro idioma tiene {places} y este no.",
  },
  "field:dayOrder": {
    en: "The last day cannot be before the first.",
    es: "El último día no puede ser anterior al primero.",
  },
  "field:eitherOr": { en: "Fill in one of the two, not both.", es: "Rellena uno de los dos, no ambos." },
  "field:headsOrder": {
    en: "The minimum cannot exceed the target, nor the target the maximum.",
    es: "El mínimo no puede superar el objetivo, ni el objetivo el máximo.",
  },
  "field:decimal": {
    en: "Write a number within the limits, such as 12.50.",
    es: "Escribe un número dentro de los límites, por ejemplo 12,50.",
  },
  "field:notOwnName": {
    en: "Enter your first name and surname as shown in the contract.",
    es: "Escribe tu nombre y apellidos como figuran en el contrato.",
  },
  "field:mustAgree": {
    en: "Tick this if you have read the contract and agree.",
    es: "Marca esta casilla si has leído el contrato y estás de acuerdo.",
  },
  "field:ownName": {
    en: "Type your full name: {name}.",
    es: "Escribe tu nombre completo: {name}.",
  },
  "field:guardianName": {
    en: "Your parent or guardian types their own full name: {name}.",
    es: "Tu madre, padre o tutor escribe su propio nombre completo: {name}.",
  },
  "field:underAge": {
    en: "You can apply {about, select, shift {for shifts } other {}}from {from}: {country, select, ES {in Spain nobody may work before they are 16} other {by law you can’t work with us until you reach school-leaving age}}.",
    es: "Puedes inscribirte {about, select, shift {en turnos } other {}}a partir del {from}: {country, select, ES {en España nadie puede trabajar antes de los 16 años} other {nadie puede trabajar con nosotros antes del fin legal de la escolaridad}}.",
  },
  "field:confirmTruth": {
    en: "Tick the box to confirm that your details are true.",
    es: "Marca la casilla para confirmar que tus datos son ciertos.",
  },
  "field:agreeNeeded": {
    en: "Tick the box if you agree. Without it you can’t send this.",
    es: "Marca la casilla si estás de acuerdo. Sin ella no puedes enviarlo.",
  },
  "field:mustBeCertain": {
    en: "Tick this box if you want to go on.",
    es: "Marca esta casilla si quieres continuar.",
  },
  "field:altaTooEarly": {
    en: "An alta can be made at most {days, number} days ahead (RD 84/1996).",
    es: "El alta se puede tramitar como máximo {days, number} días antes (RD 84/1996).",
  },
  "field:altaOutside": {
    en: "The contract has ended by then.",
    es: "Ese día el contrato ya ha terminado.",
  },
  "field:altaRange": {
    en: "The baja cannot be before the alta.",
    es: "La baja no puede ser anterior al alta.",
  },
  "field:altaOverlaps": {
    en: "The alta has to be later than the last baja.",
    es: "El alta tiene que ser posterior a la última baja.",
  },
  "field:lastDayUnfit": {
    en: "Leave this empty: a fijo discontinuo contract is permanent (ET art. 16).",
    es: "Déjalo vacío: el contrato fijo discontinuo es indefinido (ET art. 16).",
  },
  "field:dayPast": { en: "Choose today or a later date.", es: "Elige hoy o una fecha posterior." },
  "field:endsBeforeStart": {
    en: "The last day is before the first.",
    es: "El último día es anterior al primero.",
  },
  "field:dayNeeded": {
    en: "Write a last day that is not before the first, or choose weekdays.",
    es: "Escribe un último día que no sea anterior al primero, o elige días de la semana.",
  },
  "field:dayAhead": { en: "This date is in the future.", es: "Esa fecha es futura." },
  "field:dayNotAfter": { en: "Choose a day after the check.", es: "Elige un día posterior a la comprobación." },
  "field:notAsked": {
    en: "Leave this empty: it does not apply to what you selected.",
    es: "Déjalo vacío: no corresponde a lo que has seleccionado.",
  },
  "field:time": {
    en: "Write both times, like 09:30, or neither.",
    es: "Escribe las dos horas, así: 09:30, o ninguna.",
  },
  "field:invalid": { en: "This value is not valid.", es: "Este dato no es válido." },
  errorElsewhere: {
    en: "The form was not received correctly. Reload the page and fill it in again.",
    es: "El formulario no se ha recibido bien. Recarga la página y rellénalo otra vez.",
  },
  errorSummary: {
    en: "{n, plural, one {One field needs your attention} other {# fields need your attention}}",
    es: "{n, plural, one {Hay un campo por corregir} other {Hay # campos por corregir}}",
  },
} as const satisfies Messages;
