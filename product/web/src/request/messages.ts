import type { RefusalCode } from "@product/domain/refusals";
import { failureMessages } from "./failure-messages.ts";
import type { Messages } from "#i18n/messages.ts";

/** A dot would mean nesting in a message key, so a refusal's code is written with a slash there. */
type RefusalKey<Code extends string = RefusalCode> = `refused:${Dotless<Code>}`;
type Dotless<Code extends string> = Code extends `${infer Noun}.${infer Rest}` ? `${Noun}/${Dotless<Rest>}` : Code;

export const refusalKey = (code: RefusalCode): RefusalKey => `refused:${code.replaceAll(".", "/")}` as RefusalKey;

/** What every form can answer: one sentence per refusal of the business and per way a field can be wrong. */
export const messages = {
  ...failureMessages,
  "refused:page/changed-meanwhile": {
    en: "Someone else changed this page while you were writing. Nothing is lost: where the texts differ, version {version} is shown next to yours. Save again to keep what is in the fields.",
    es: "Otra persona ha cambiado esta página mientras escribías. No se pierde nada: donde los textos difieren, la versión {version} aparece junto a la tuya. Guarda otra vez para conservar lo que hay en los campos.",
  },
  "refused:page/gone": {
    en: "This page has been archived or has moved on in the meantime. How it stands now is shown here.",
    es: "Mientras tanto esta página se ha archivado o ha cambiado de estado. Aquí se muestra cómo está ahora.",
  },
  "refused:page/draft-elsewhere": {
    en: "You have written on this page in another window. What stands here is no longer kept by itself; save it, or close one of the two.",
    es: "Has escrito en esta página en otra ventana. Lo que hay aquí ya no se conserva solo; guárdalo o cierra una de las dos.",
  },
  "refused:page/slug-taken": {
    en: "There is already a page at this address. Choose another one.",
    es: "Ya hay una página con esta dirección. Elige otra.",
  },
  "refused:page/not-publishable": {
    en: "{n, plural, one {One thing keeps} other {# things keep}} this page from being published. The list before publishing says where.",
    es: "{n, plural, one {Hay algo que impide} other {Hay # cosas que impiden}} publicar esta página. La lista previa a la publicación dice dónde.",
  },
  "refused:page/nothing-written": {
    en: "This page has no text in either language yet.",
    es: "Esta página todavía no tiene texto en ningún idioma.",
  },
  "refused:page/day-past": {
    en: "That moment is already past. Choose a later one, or publish now.",
    es: "Ese momento ya ha pasado. Elige uno posterior o publica ahora.",
  },
  "refused:page/time-missing": {
    en: "The clocks change then, so that time does not exist on that day. Choose another time.",
    es: "A esa hora cambia la hora oficial y ese día no existe. Elige otra.",
  },
  "refused:page/home-in-both": {
    en: "The home page needs a title in both languages.",
    es: "La página de inicio necesita título en los dos idiomas.",
  },
  "refused:page/draft-waiting": {
    en: "There is a draft of the whole home page. Publish it or change these words in it, so that neither text is lost.",
    es: "Hay un borrador de toda la página de inicio. Publícalo o cambia estas palabras en él, para que no se pierda ningún texto.",
  },
  "refused:menu/full": {
    en: "This menu already has {most} links, which is the most it can hold.",
    es: "Este menú ya tiene {most} enlaces, que es el máximo.",
  },
  "refused:menu/legal-needed": {
    en: "The law requires this legal page to be linked from every page. You can rename or move the link, but it must stay.",
    es: "La ley obliga a enlazar esta página legal desde todas las demás. Puedes cambiar el nombre o el orden, pero el enlace debe quedarse.",
  },
  "refused:menu/gone": {
    en: "Somebody deleted this link meanwhile.",
    es: "Alguien ha borrado este enlace mientras tanto.",
  },
  "refused:media/in-use": {
    en: "{n, plural, one {One page shows} other {# pages show}} this picture. Take it out there first.",
    es: "{n, plural, one {Una página muestra} other {# páginas muestran}} esta imagen. Quítala antes de allí.",
  },
  "refused:submission/key-reused": {
    en: "This form was already sent with other values. Reload the page and send it again.",
    es: "Este formulario ya se envió con otros datos. Recarga la página y envíalo de nuevo.",
  },
  "refused:identity-provider/known": {
    en: "This identity provider has been added already.",
    es: "Este proveedor de identidad ya está añadido.",
  },
  "refused:identity-provider/domain-taken": {
    en: "One of these domains belongs to another identity provider. Remove it there first.",
    es: "Uno de esos dominios ya pertenece a otro proveedor de identidad. Quítalo antes de allí.",
  },
  "refused:identity-provider/unreachable": {
    en: "Nothing could be read at that address. Check it, or paste the XML.",
    es: "No se ha podido leer nada en esa dirección. Revísala o pega el XML.",
  },
  "refused:identity-provider/unreadable": {
    en: "These are not the metadata of an identity provider with a signing certificate and a sign-in address.",
    es: "No son los metadatos de un proveedor de identidad con certificado de firma y dirección de acceso.",
  },
  "refused:setup/link-used": {
    en: "This set-up link has been used or has expired.",
    es: "Este enlace ya se ha usado o ha caducado.",
  },
  "refused:route-rule/not-a-path": {
    en: "“{path}” is not a path of this site: it begins with one slash.",
    es: "«{path}» no es una ruta de este sitio: empieza por una barra.",
  },
  "refused:route-rule/loop": {
    en: "This rule would create a redirect loop at {path}.",
    es: "Esta regla crearía un bucle de redirecciones en {path}.",
  },
  "refused:route-rule/host-not-listed": {
    en: "{host} is not among the sites that may be linked to. Add it to REDIRECT_HOSTS first.",
    es: "{host} no está entre los sitios a los que se puede enlazar. Añádelo antes a REDIRECT_HOSTS.",
  },
  "refused:view/too-many": {
    en: "You already have {most, number} views. Delete one that you no longer need.",
    es: "Ya tienes {most, number} vistas. Elimina alguna que ya no necesites.",
  },
  "refused:bulk/nobody": {
    en: "This would change nobody. Nothing was done.",
    es: "Esto no cambiaría a nadie. No se ha hecho nada.",
  },
  "refused:bulk/undone": {
    en: "This has already been undone, or it can no longer be undone.",
    es: "Esto ya se deshizo, o ya no se puede deshacer.",
  },
  "refused:recovery-code/unknown": {
    en: "That is not one of your recovery codes, or it has been used. Each one works once.",
    es: "Ese no es uno de tus códigos de recuperación, o ya se usó. Cada uno sirve una vez.",
  },
  "refused:recovery-code/wait": {
    en: "Too many attempts. You can try again {seconds, plural, one {in one second} other {in # seconds}}.",
    es: "Demasiados intentos. Puedes volver a intentarlo {seconds, plural, one {dentro de un segundo} other {dentro de # segundos}}.",
  },
  "refused:account/changed-meanwhile": {
    en: "You changed this somewhere else in the meantime. The saved version is shown below; change it again if you need to.",
    es: "Lo has cambiado mientras tanto en otro sitio. Abajo se muestra lo que hay guardado; cámbialo otra vez si hace falta.",
  },
  "refused:proof/needed": {
    en: "It has been a while since you confirmed it's you. Do it again below, then send this again.",
    es: "Hace un rato que confirmaste que eres tú. Hazlo otra vez abajo y envía esto de nuevo.",
  },
  "refused:proof/password-wrong": {
    en: "That is not your current password.",
    es: "Esa no es tu contraseña actual.",
  },
  "refused:email/taken": {
    en: "Another account already has this address.",
    es: "Otra cuenta ya tiene esta dirección.",
  },
  "refused:password/code-needed": {
    en: "You signed in more than a day ago, so we have just emailed you a code. Enter it below together with your new password.",
    es: "Entraste hace más de un día, así que acabamos de enviarte un código por correo. Escríbelo abajo, junto con tu nueva contraseña.",
  },
  "refused:password/code-wrong": {
    en: "That code is wrong or too old. Leave it empty and send the form to get a new one.",
    es: "Ese código no es correcto o ha caducado. Déjalo vacío y envía el formulario para recibir otro.",
  },
  "refused:second-factor/name-taken": {
    en: "You already have one with this name. Choose another, so that you can tell them apart.",
    es: "Ya tienes uno con este nombre. Elige otro, para que puedas distinguirlos.",
  },
  "refused:second-factor/phone-taken": {
    en: "You already use this number for two-step verification.",
    es: "Ya usas este número para la verificación en dos pasos.",
  },
  "refused:passkey/too-many": {
    en: "You have as many passkeys as an account can have. Remove one that you no longer use first.",
    es: "Tu cuenta ya tiene el máximo de llaves de acceso. Quita antes una que ya no uses.",
  },
  "refused:passkey/taken": {
    en: "This device already has a passkey for an account here.",
    es: "Este dispositivo ya tiene una llave de acceso para una cuenta de aquí.",
  },
  "refused:second-factor/too-many": {
    en: "You have as many as one account can have. Remove one first.",
    es: "Ya tienes todos los que puede tener una cuenta. Quita antes uno.",
  },
  "refused:group/changed-meanwhile": {
    en: "Someone else changed this group in the meantime. The saved version is shown below; change it again if you need to.",
    es: "Otra persona ha cambiado este grupo mientras tanto. Abajo se muestra lo que hay guardado; cámbialo otra vez si hace falta.",
  },
  "refused:group/name-taken": {
    en: "Another group already has this name.",
    es: "Otro grupo ya tiene este nombre.",
  },
  "refused:group/owner-fixed": {
    en: "The owners group can always do everything and cannot be removed. Create another group for anything else.",
    es: "El grupo de propietarios siempre puede hacerlo todo y no se puede eliminar. Crea otro grupo para otra cosa.",
  },
  "refused:group/has-members": {
    en: "{count, plural, one {One person is} other {# people are}} still in this group. Move them first.",
    es: "{count, plural, one {Todavía hay una persona} other {Todavía hay # personas}} en este grupo. Cámbialas antes.",
  },
  "refused:group/beyond-you": {
    en: "You cannot give or remove permissions you do not have yourself ({n, plural, one {one permission} other {# permissions}}). Ask an owner.",
    es: "No puedes dar ni quitar permisos que no tienes ({n, plural, one {un permiso} other {# permisos}}). Pídeselo a un propietario.",
  },
  "refused:group/gives-more": {
    en: "This group has permissions you do not have ({n, plural, one {one permission} other {# permissions}}), so you cannot change it. Ask an owner.",
    es: "Este grupo tiene permisos que tú no tienes ({n, plural, one {un permiso} other {# permisos}}), así que no puedes cambiarlo. Pídeselo a un propietario.",
  },
  "refused:staff/beyond-you": {
    en: "This person has permissions you do not have ({n, plural, one {one permission} other {# permissions}}). Ask an owner.",
    es: "Esta persona tiene permisos que tú no tienes ({n, plural, one {un permiso} other {# permisos}}). Pídeselo a un propietario.",
  },
  "refused:group/separation": {
    en: "This gives one person duties that are better kept separate. Read why below, and save again if you still want to.",
    es: "Esto junta en una misma persona tareas que conviene separar. Lee abajo por qué y guarda otra vez si aun así lo quieres.",
  },
  "refused:record/changed-meanwhile": {
    en: "Someone else changed this in the meantime. The saved version is shown below; change it again if you need to.",
    es: "Otra persona lo ha cambiado mientras tanto. Abajo se muestra lo que hay guardado; cámbialo otra vez si hace falta.",
  },
  "refused:demo/changed-meanwhile": {
    en: "The demo data has changed since this page was opened. Check the details below and decide again.",
    es: "Los datos de demostración han cambiado desde que se abrió esta página. Revisa lo que se muestra abajo y decide otra vez.",
  },
  "refused:demo/in-the-way": {
    en: "Nothing was loaded: an existing record already has a name or number from the demo data.",
    es: "No se ha cargado nada: ya hay un registro con un nombre o un número de los datos de demostración.",
  },
  "refused:record/name-taken": { en: "Another one already has this name.", es: "Ya hay otro con este nombre." },
  "refused:record/choice-gone": {
    en: "Something you selected no longer exists. Choose again from what is available now.",
    es: "Algo que has seleccionado ya no existe. Elige otra vez entre lo disponible.",
  },
  "refused:event/over": {
    en: "This event is over. Reopen it before changing anything.",
    es: "Este evento ha terminado. Reábrelo antes de cambiar nada.",
  },
  "refused:event/move-illegal": {
    en: "An event in this status cannot go to that one.",
    es: "Un evento en este estado no puede pasar a ese otro.",
  },
  "refused:event/too-long": {
    en: "An event lasts {days, number} days at most. Make several events of it.",
    es: "Un evento dura como máximo {days, number} días. Divídelo en varios eventos.",
  },
  "refused:event/begun": {
    en: "{n, plural, one {# shift has} other {# shifts have}} already begun. What has been worked stays on its day: move the other shifts one by one.",
    es: "{n, plural, one {# turno ya ha empezado} other {# turnos ya han empezado}}. Lo trabajado se queda en su día: mueve los demás turnos uno a uno.",
  },
  "refused:event/same-day": {
    en: "The event already starts on that day.",
    es: "El evento ya empieza ese día.",
  },
  "refused:event/too-many-copies": {
    en: "At most {most, number} events with {shifts, number} shifts in all are made at once. Choose an earlier last date.",
    es: "Se crean como máximo {most, number} eventos con {shifts, number} turnos en total de una vez. Elige una última fecha anterior.",
  },
  "refused:event/zone-differs": {
    en: "The event has shifts, and at that venue the clocks show another time ({zone}). Copy the event to the other venue instead, or remove its shifts first.",
    es: "El evento tiene turnos y en ese recinto rige otra hora ({zone}). Crea otro evento en ese recinto o quita antes los turnos.",
  },
  "refused:event/not-reopenable": {
    en: "Only an event that was closed here can be reopened.",
    es: "Solo se puede reabrir un evento que se cerró aquí.",
  },
  "refused:event/row-unread": {
    en: "Nothing was imported. Row {line, number}: {fault, select, columns {it needs four to six columns} day {a day cannot be read, or the last comes before the first} title {the title is missing or too long} people {the number of people cannot be read} venue {there is no such venue on file} client {there is no such client on file} other {this event is already there}}.{more, plural, =0 {} one { # more row is wrong.} other { # more rows are wrong.}}",
    es: "No se ha importado nada. Fila {line, number}: {fault, select, columns {debe tener de cuatro a seis columnas} day {hay una fecha que no se entiende o el último día es anterior al primero} title {falta el título o es demasiado largo} people {no se entiende el número de personas} venue {no hay ningún recinto con ese nombre} client {no hay ningún cliente con ese nombre} other {ese evento ya existe}}.{more, plural, =0 {} one { Hay # fila más con errores.} other { Hay # filas más con errores.}}",
  },
  "refused:event/too-many-rows": {
    en: "At most {most, number} rows are imported at once.",
    es: "Se importan como máximo {most, number} filas de una vez.",
  },
  "refused:event/time-skipped": {
    en: "The clocks go forward that night and “{shift}” would fall on a time that does not exist. The next one is {next}.",
    es: "Esa noche se adelanta la hora y «{shift}» caería en una hora que no existe. La siguiente es {next}.",
  },
  "refused:event/time-twice": {
    en: "The clocks go back that night and {time} comes twice for “{shift}”. Choose whether you mean the first or the second.",
    es: "Esa noche se atrasa la hora y las {time} se repiten para «{shift}». Elige si es la primera o la segunda.",
  },
  "refused:time/skipped": {
    en: "The clocks go forward and this time does not exist that night. The next one is {next}.",
    es: "Se adelanta la hora y esa noche esta hora no existe. La siguiente es {next}.",
  },
  "refused:time/twice": {
    en: "The clocks go back and this time comes twice that night. Choose whether you mean the first or the second.",
    es: "Se atrasa la hora y esa noche esta hora se repite. Elige si es la primera o la segunda.",
  },
  "refused:rota/publish-when": {
    en: "Choose a moment to come, before the first of these shifts starts.",
    es: "Elige un momento futuro, antes de que empiece el primero de estos turnos.",
  },
  "refused:rota/same-days": {
    en: "These are the days they are on already. Choose another day.",
    es: "Son los mismos días en los que ya están. Elige otro día.",
  },
  "refused:shift/too-many": {
    en: "An event has at most {most, number} shifts.",
    es: "Un evento tiene como máximo {most, number} turnos.",
  },
  "refused:briefing/line-unread": {
    en: "Not saved: line {line} of the {language, select, es {Spanish} other {English}} text cannot be shown. Pictures and links to other places must be safe addresses, and directives must be closed.",
    es: "No se ha guardado: la línea {line} del texto en {language, select, es {español} other {inglés}} no se puede mostrar. Las imágenes y los enlaces deben ser direcciones seguras, y las directivas han de estar cerradas.",
  },
  "refused:briefing/changed": {
    en: "The briefing has just changed. Read it again.",
    es: "El briefing acaba de cambiar. Vuelve a leerlo.",
  },
  "refused:event-file/too-many": {
    en: "An event takes at most {most} files. Remove one first.",
    es: "Un evento admite como máximo {most} archivos. Quita antes alguno.",
  },
  "refused:incident/names-nobody": {
    en: "Say whom it is about: lateness, absence and conduct are always of somebody.",
    es: "Indica de quién se trata: un retraso, una ausencia o una conducta siempre son de alguien.",
  },
  "refused:incident/of-nobody-here": {
    en: "That person or shift does not belong to this event.",
    es: "Esa persona o ese turno no son de este evento.",
  },
  "refused:rota/held-up": {
    en: "Nothing has been published, because of one shift: {shift}.",
    es: "No se ha publicado nada, por un turno: {shift}.",
  },
  "refused:shift/over": {
    en: "This shift has been cancelled.",
    es: "Este turno está anulado.",
  },
  "refused:slot/role-taken": {
    en: "This shift already has places for that role. Change those instead.",
    es: "Este turno ya tiene plazas de ese puesto. Cambia esas.",
  },
  "refused:slot/has-people": {
    en: "{n, plural, one {# person is} other {# people are}} assigned to these places. Release them first.",
    es: "Hay {n, plural, one {# persona asignada} other {# personas asignadas}} a estas plazas. Libéralas antes.",
  },
  "refused:assignment/overlap": {
    en: "They already work at that time: {shifts}.",
    es: "Ya trabaja a esa hora: {shifts}.",
  },
  "refused:assignment/full": {
    en: "All {most, plural, one {# place is} other {# places are}} taken.",
    es: "{most, plural, one {La única plaza está ocupada} other {Las # plazas están ocupadas}}.",
  },
  "refused:assignment/already": {
    en: "They are already down for these places.",
    es: "Ya está en estas plazas.",
  },
  "refused:assignment/not-allowed": {
    en: "{n, plural, one {This person} other {# of these people}} cannot work that day: the reasons are on their record.",
    es: "{n, plural, one {Esta persona no puede} other {# de estas personas no pueden}} trabajar ese día: los motivos están en su ficha.",
  },
  "refused:assignment/move-illegal": {
    en: "This is no longer possible: the assignment has changed meanwhile.",
    es: "Ya no es posible: la asignación ha cambiado entretanto.",
  },
  "refused:hours/not-approvable": {
    en: "These hours cannot be approved yet: an end is missing, a correction waits, or they are disputed.",
    es: "Estas horas todavía no se pueden aprobar: falta la salida, hay una corrección pendiente o están en disputa.",
  },
  "refused:hours/correction-waits": {
    en: "A correction of this time already waits for an answer.",
    es: "Ya hay una corrección de esta hora pendiente de respuesta.",
  },
  "refused:hours/correction-illegal": {
    en: "This time cannot be entered: it lies in the future, too far from the shift, or has been answered already.",
    es: "Esta hora no se puede anotar: es futura, queda lejos del turno o ya se ha contestado.",
  },
  "refused:pass/code-wrong": {
    en: "This code is not right, or no longer valid.",
    es: "Este código no es correcto o ya no sirve.",
  },
  "refused:pass/code-later": {
    en: "A code was sent a moment ago, or too many today. Look in your mail, or try again later.",
    es: "Hace un momento se envió un código, o hoy ya son demasiados. Mira tu correo o inténtalo más tarde.",
  },
  "refused:pass/prove-first": {
    en: "First confirm with a code that it is you.",
    es: "Antes confirma con un código que eres tú.",
  },
  "refused:hours/say-why": {
    en: "Fill in what is asked: why it is not right, in up to 500 characters.",
    es: "Rellena lo que se pide: por qué no es correcto, en 500 caracteres como máximo.",
  },
  "refused:hours/locked": {
    en: "These hours lie in a closed period.",
    es: "Estas horas están en un periodo cerrado.",
  },
  "refused:hours/not-all-approved": {
    en: "{n, plural, one {One line of these days is not approved yet} other {# lines of these days are not approved yet}}.",
    es: "{n, plural, one {Falta por aprobar una línea de esos días} other {Faltan por aprobar # líneas de esos días}}.",
  },
  "refused:hours/window-open": {
    en: "{n, plural, one {The worker of one line} other {The workers of # lines}} can still answer about these days.",
    es: "{n, plural, one {El trabajador de una línea} other {Los trabajadores de # líneas}} aún {n, plural, one {puede} other {pueden}} contestar sobre esos días.",
  },
  "refused:hours/window-over": {
    en: "Approved hours can be disputed for {hours, number} hours after the shift. Write to your company.",
    es: "Las horas aprobadas se pueden discutir durante {hours, number} horas tras el turno. Escribe a tu empresa.",
  },
  "refused:inspection/days-wrong": {
    en: "The last day comes before the first, or more than 400 days after it.",
    es: "El último día es anterior al primero o está a más de 400 días.",
  },
  "refused:batch/empty": {
    en: "There are no hours for that in this period.",
    es: "En este periodo no hay horas para eso.",
  },
  "refused:hours/not-disputed": {
    en: "These hours are not in dispute.",
    es: "Estas horas no están en disputa.",
  },
  "refused:hours/period-overlaps": {
    en: "Some of these days already lie in a closed period.",
    es: "Algunos de esos días ya están en un periodo cerrado.",
  },
  "refused:punch/void-late": {
    en: "A punch can be taken back for {minutes, plural, one {# minute} other {# minutes}}; after that only a correction helps.",
    es: "Un fichaje se puede anular durante {minutes, plural, one {# minuto} other {# minutos}}; después solo cabe una corrección.",
  },
  "refused:punch/not-yours": {
    en: "Only the device that recorded a punch can take it back.",
    es: "Un fichaje solo lo puede anular el dispositivo que lo registró.",
  },
  "refused:punch/voided": {
    en: "This punch has been taken back already.",
    es: "Este fichaje ya está anulado.",
  },
  "refused:punch/not-here": {
    en: "You cannot clock in or out yourself now. At the gate they will do it with your code.",
    es: "Ahora no puedes fichar por tu cuenta. En la puerta lo harán con tu código.",
  },
  "refused:pass/other-phone": {
    en: "Another phone draws the codes of this pass. Ask for a new link to change phones.",
    es: "Los códigos de este pase los crea otro teléfono. Pide un enlace nuevo para cambiar de teléfono.",
  },
  "refused:device/pin-wrong": {
    en: "This PIN opens nothing: it is used up, too old or mistyped. The office can make a new one.",
    es: "Este PIN no abre nada: está usado, ha caducado o está mal escrito. La oficina puede crear otro.",
  },
  "refused:device/pin-later": {
    en: "Too many PINs were tried. Wait {minutes, plural, one {a minute} other {# minutes}} and try again.",
    es: "Se han probado demasiados PIN. Espera {minutes, plural, one {un minuto} other {# minutos}} e inténtalo de nuevo.",
  },
  "refused:item/still-out": {
    en: "{n, plural, one {One of these has} other {# of these have}} not come back yet.",
    es: "{n, plural, one {Queda uno} other {Quedan #}} por devolver.",
  },
  "refused:item/number-missing": {
    en: "Each of these has a number: type it.",
    es: "Cada uno tiene un número: escríbelo.",
  },
  "refused:item/with-another": {
    en: "Number {number} is handed out already and has not come back.",
    es: "El número {number} ya está entregado y no se ha devuelto.",
  },
  "refused:gate/offline": {
    en: "There is no connection, and this cannot wait on the device. Try again once there is.",
    es: "No hay conexión y esto no puede esperar en el dispositivo. Inténtalo cuando la haya.",
  },
  "refused:gate/not-now": {
    en: "This cannot be recorded any more. Scan the pass again.",
    es: "Ya no se puede registrar. Vuelve a escanear el pase.",
  },
  "refused:assignment/declined": {
    en: "They have declined this shift, and are not asked again.",
    es: "Ha rechazado este turno y no se le vuelve a preguntar.",
  },
  "refused:assignment/nobody-on-standby": {
    en: "Nobody is on standby for this place.",
    es: "No hay nadie de reserva para esta plaza.",
  },
  "refused:assignment/asked-enough": {
    en: "{n, plural, one {This person has} other {# people have}} already had {most, plural, one {# call-out} other {# call-outs}} this week. The limit is in the settings.",
    es: "{n, plural, one {Esta persona ya ha recibido} other {# personas ya han recibido}} {most, plural, one {# llamamiento} other {# llamamientos}} esta semana. El límite está en la configuración.",
  },
  "refused:assignment/findings": {
    en: "Not assigned: {n, plural, one {# rule is} other {# rules are}} broken. {exceptions, select, yes {It takes an override with a reason.} other {There are no exceptions to this.}}",
    es: "No se ha asignado: {n, plural, one {no se cumple # norma} other {no se cumplen # normas}}. {exceptions, select, yes {Hace falta una excepción con su motivo.} other {No admite excepciones.}}",
  },
  "refused:assignment/reason-short": {
    en: "Give a reason of at least {min, number} characters.",
    es: "Indica un motivo de al menos {min, number} caracteres.",
  },
  "refused:shift/findings": {
    en: "Not published: {n, plural, one {# person} other {# people}} would break a rule. See who under People, and release them or override it there.",
    es: "No se ha publicado: con {n, plural, one {# persona no se cumple} other {# personas no se cumple}} alguna norma. En Personas se ve con quién; libérala o haz allí una excepción.",
  },
  "refused:engagement/overlaps": {
    en: "There is another contract with this company on some of these days. End that one first, or choose other days.",
    es: "Hay otro contrato con esta empresa en alguno de esos días. Finalízalo antes o elige otros días.",
  },
  "refused:engagement/signed": {
    en: "This contract is signed and cannot be changed. End it and create another.",
    es: "Este contrato está firmado y no se puede cambiar. Finalízalo y crea otro.",
  },
  "refused:engagement/cancelled": {
    en: "This contract has been cancelled. Create a new one.",
    es: "Este contrato está anulado. Crea uno nuevo.",
  },
  "refused:engagement/not-signed": {
    en: "This contract is not signed. Edit it, or cancel it.",
    es: "Este contrato no está firmado. Edítalo o anúlalo.",
  },
  "refused:engagement/begun": {
    en: "This contract is signed and has started, or has an alta. End it instead.",
    es: "Este contrato está firmado y ya ha empezado, o tiene alta. Finalízalo en su lugar.",
  },
  "refused:engagement/template-needed": {
    en: "Choose a template for the contract, then send it.",
    es: "Elige una plantilla para el contrato y después envíalo.",
  },
  "refused:engagement/template-unfit": {
    en: "This template is for another country or another kind of contract. Choose one that fits.",
    es: "Esta plantilla es de otro país o de otro tipo de contrato. Elige una adecuada.",
  },
  "refused:engagement/type-unfit": {
    en: "There is no such kind of contract where this company is: zero hours exist in the United Kingdom alone, fijo discontinuo in Spain alone.",
    es: "Ese tipo de contrato no existe donde está esta empresa: el de cero horas solo existe en el Reino Unido, y el fijo discontinuo solo en España.",
  },
  "refused:engagement/volunteer-unfit": {
    en: "In Spain only non-profit organisations may have volunteers (Ley 45/2015). If this company is one, say so in its settings.",
    es: "En España solo pueden tener voluntarios las entidades sin ánimo de lucro (Ley 45/2015). Si esta lo es, indícalo en su ficha.",
  },
  "refused:engagement/last-day-unfit": {
    en: "A fijo discontinuo contract is permanent and has no last day (ET art. 16). Leave it empty.",
    es: "El contrato fijo discontinuo es indefinido y no tiene último día (ET art. 16). Déjalo vacío.",
  },
  "refused:engagement/cause-needed": {
    en: "A temporary contract in Spain needs its cause (ET art. 15). Choose one.",
    es: "El contrato temporal necesita una causa (ET art. 15). Elige una.",
  },
  "refused:engagement/sample-text": {
    en: "The template “{name}” is still sample text. Have a lawyer read it, take that line out of it in both languages, and send the contract then.",
    es: "La plantilla «{name}» sigue siendo un texto de muestra. Pide a un abogado que la revise, quita esa línea en los dos idiomas y envía entonces el contrato.",
  },
  "refused:engagement/incomplete": {
    en: "The contract cannot be written yet: {n, plural, one {one thing is} other {# things are}} missing ({namesEn}).",
    es: "El contrato todavía no se puede redactar: {n, plural, one {falta un dato} other {faltan # datos}} ({namesEs}).",
  },
  "refused:engagement/without-alta": {
    en: "There is no alta to end.",
    es: "No hay un alta a la que dar de baja.",
  },
  "refused:engagement/alta-open": {
    en: "There is an alta without a baja. Record the baja first.",
    es: "Hay un alta sin baja. Anota antes la baja.",
  },
  "refused:engagement/link-gone": {
    en: "This link no longer works. Ask the office for a new one.",
    es: "Este enlace ya no sirve. Pide otro a la oficina.",
  },
  "refused:engagement/signed-already": {
    en: "You have already signed this contract. Nothing else is needed.",
    es: "Ya has firmado este contrato. No hace falta nada más.",
  },
  "refused:qualification/circle": {
    en: "This would create a loop: {pathEn}. Remove one of these steps.",
    es: "Esto crearía un bucle: {pathEs}. Quita uno de estos pasos.",
  },
  "refused:qualification/asked-for": {
    en: "{count, plural, one {One role requires} other {# roles require}} this qualification. Remove it there first.",
    es: "{count, plural, one {Hay un puesto que exige} other {Hay # puestos que exigen}} esta cualificación. Quítala antes de ahí.",
  },
  "refused:calendar/parent-unfit": {
    en: "A region belongs to its country, and a town to its region or country. Choose another parent calendar.",
    es: "Una región pertenece a su país, y un municipio a su región o país. Elige otro calendario superior.",
  },
  "refused:calendar/in-use": {
    en: "{count, plural, one {One calendar, legal entity or venue uses} other {# calendars, legal entities or venues use}} this one. Give them another first.",
    es: "{count, plural, one {Hay un calendario, empresa o recinto que usa} other {Hay # calendarios, empresas o recintos que usan}} este. Dales otro antes.",
  },
  "refused:calendar/day-taken": {
    en: "This day is already a holiday here.",
    es: "Este día ya es festivo aquí.",
  },
  "refused:entity/has-workers": {
    en: "{count, plural, one {One worker is} other {# workers are}} employed by this entity. Move them first.",
    es: "{count, plural, one {Hay un trabajador} other {Hay # trabajadores}} de esta empresa. Cámbialos antes.",
  },
  "refused:list/beyond-you": {
    en: "This filter uses data you do not have access to. Remove that condition.",
    es: "Este filtro usa datos a los que no tienes acceso. Quita esa condición.",
  },
  "refused:list/by-filter": {
    en: "This list is based on a filter. Change the filter instead.",
    es: "Esta lista depende de un filtro. Cambia el filtro.",
  },
  "refused:list/ended": {
    en: "This list has ended or is archived. Give it a later last day, or choose another one.",
    es: "Esta lista ha terminado o está archivada. Ponle un último día posterior o elige otra.",
  },
  "refused:list/gone": {
    en: "One of the lists no longer exists, or you do not have access to it. Choose again.",
    es: "Una de las listas ya no existe, o no tienes acceso a ella. Elige otra vez.",
  },
  "refused:list/nobody-new": {
    en: "Nothing changed: none of the people you selected could be added or removed.",
    es: "No ha cambiado nada: no había nadie que añadir o quitar entre las personas seleccionadas.",
  },
  "refused:list/too-much": {
    en: "Together these filters are too large for one list. Combine fewer, or create a list by hand.",
    es: "Juntos, estos filtros son demasiado grandes para una lista. Combina menos, o crea una lista a mano.",
  },
  "refused:form/changed-meanwhile": {
    en: "Someone else changed this form in the meantime. What is saved is shown below.",
    es: "Otra persona ha cambiado este formulario mientras tanto. Abajo se muestra lo que hay guardado.",
  },
  "refused:form/slug-taken": {
    en: "Another form has this address already.",
    es: "Otro formulario ya tiene esa dirección.",
  },
  "refused:form/not-publishable": {
    en: "{n, plural, one {One thing} other {# things}} must be mended before it can be published.",
    es: "{n, plural, one {Hay que corregir una cosa} other {Hay que corregir # cosas}} antes de publicar.",
  },
  "refused:form/nothing-published": {
    en: "Publish a version first: there is nothing to fill in yet.",
    es: "Publica antes una versión: todavía no hay nada que rellenar.",
  },
  "refused:form/filled-up": {
    en: "All places were filled up meanwhile. Your answers are saved; if a place becomes free you can send them with the same link.",
    es: "Mientras tanto se han cubierto todas las plazas. Tus respuestas están guardadas; si queda una libre, podrás enviarlas con el mismo enlace.",
  },
  "refused:form/closed": {
    en: "This form does not take applications any more. Your answers are saved until they expire.",
    es: "Este formulario ya no admite solicitudes. Tus respuestas se guardan hasta que caduquen.",
  },
  "refused:form/too-large": {
    en: "That is more text than this form takes. Shorten your longest answers.",
    es: "Es más texto del que admite este formulario. Acorta las respuestas más largas.",
  },
  "refused:application/changed-meanwhile": {
    en: "This application has changed in the meantime. How it stands now is shown below.",
    es: "Esta solicitud ha cambiado mientras tanto. Abajo se muestra cómo está ahora.",
  },
  "refused:application/step-illegal": {
    en: "That cannot be done with this application as it stands now.",
    es: "Eso no se puede hacer con esta solicitud tal como está ahora.",
  },
  "refused:application/with-another": {
    en: "A colleague has this application open until {until}.",
    es: "Otra persona tiene abierta esta solicitud hasta las {until}.",
  },
  "refused:application/unsound": {
    en: "{n, plural, one {One answer is} other {# answers are}} missing or wrong.",
    es: "{n, plural, one {Falta una respuesta o no es válida} other {Faltan # respuestas o no son válidas}}.",
  },
  "refused:application/link-gone": {
    en: "This link no longer works. Ask for a new one with your email.",
    es: "Este enlace ya no sirve. Pide otro con tu correo.",
  },
  "refused:form/nobody-to-send": {
    en: "There is nobody on this list who can get the form: they have it already, or cannot be written to.",
    es: "En esta lista no hay nadie a quien enviar el formulario: ya lo tienen o no se les puede escribir.",
  },
  "refused:application/too-many-started": {
    en: "Too many forms were started from this network in the last hour. Please try again later, or with another connection.",
    es: "Se han empezado demasiados formularios desde esta red en la última hora. Prueba más tarde o con otra conexión.",
  },
  "refused:application/not-proven": {
    en: "We could not tell whether a person is sending this. Wait a moment and send it again.",
    es: "No hemos podido comprobar que lo envía una persona. Espera un momento y vuelve a enviarlo.",
  },
  "refused:staff/changed-meanwhile": {
    en: "Someone else changed this person's record in the meantime. The saved version is shown below.",
    es: "Otra persona ha cambiado esta ficha mientras tanto. Abajo se muestra lo que hay guardado.",
  },
  "refused:staff/email-taken": {
    en: "There is already a member of staff with this address.",
    es: "Ya hay alguien del personal con esta dirección.",
  },
  "refused:staff/choice-gone": {
    en: "A group or place you selected no longer exists. Choose again from what is available now.",
    es: "Un grupo o un lugar que has seleccionado ya no existe. Elige otra vez entre lo disponible.",
  },
  "refused:staff/last-owner": {
    en: "There would be no owner left. Make someone else an owner first.",
    es: "No quedaría ningún propietario. Haz antes propietaria a otra persona.",
  },
  "refused:staff/yourself": {
    en: "You cannot do this to yourself. Ask a colleague.",
    es: "No puedes hacértelo a ti. Pídeselo a alguien del equipo.",
  },
  "refused:staff/owner-at-server": {
    en: "An owner can get back in with a link created by whoever runs the server: npm run admin -- reset-owner.",
    es: "Un propietario puede volver a entrar con un enlace que crea quien administra el servidor: npm run admin -- reset-owner.",
  },
  "refused:staff/heir-needed": {
    en: "This person is responsible for {count, plural, one {one item} other {# items}}. Choose who to hand over to.",
    es: "Esta persona es responsable de {count, plural, one {una cosa} other {# cosas}}. Elige a quién traspasarlo.",
  },
  "refused:view-as/beyond-you": {
    en: "This person has permissions you do not have, so you cannot view as them.",
    es: "Esta persona tiene permisos que tú no tienes, así que no puedes ver como ella.",
  },
  "refused:view-as/read-only": {
    en: "You are viewing as {name}. Nothing can be changed in the meantime.",
    es: "Estás viendo como {name}. Mientras tanto no se puede cambiar nada.",
  },
  "refused:document/verifier-needed": {
    en: "Only “{groupEn}” can review this type of document.",
    es: "Solo «{groupEs}» puede revisar este tipo de documento.",
  },
  "refused:document/begins-later": {
    en: "The current one expires before this one starts. Verify this one when it starts; the days in between are not covered.",
    es: "El vigente caduca antes de que empiece este. Verifícalo cuando empiece; los días intermedios no están cubiertos.",
  },
  "refused:document/longer-than-lawful": {
    en: "A DNI or Spanish passport issued before the age of 30 is valid for five years, and for ten from then on. Compare both dates with the document.",
    es: "El DNI y el pasaporte expedidos antes de los 30 años valen cinco años, y diez a partir de esa edad. Compara las dos fechas con el documento.",
  },
  "refused:document/number-shared": {
    en: "{n, plural, one {Someone else has} other {# others have}} this number. Check it against the document; if it is right, confirm it below and send it again.",
    es: "{n, plural, one {Otra persona tiene} other {Otras # personas tienen}} este número. Compáralo con el documento; si es correcto, confírmalo abajo y envíalo otra vez.",
  },
  "refused:document/copy-needed": {
    en: "A copy of this type of document is required. Upload it first.",
    es: "De este tipo de documento se guarda copia. Súbela primero.",
  },
  "refused:document/without-file": {
    en: "It came without a file, so that there is nothing to verify. Ask for it again, or upload it yourself.",
    es: "Llegó sin archivo, así que no hay nada que verificar. Vuelve a pedirlo o súbelo tú.",
  },
  "refused:document/taken-back-late": {
    en: "A verification can be undone for 24 hours. Revoke the document if it is no longer in order.",
    es: "Una verificación se puede deshacer durante 24 horas. Si el documento ya no está en regla, revócalo.",
  },
  "refused:document/picture-needed": {
    en: "A photo of the person is needed as a picture: one JPEG, PNG or WebP, no PDF.",
    es: "La foto de la persona tiene que ser una imagen: un solo archivo JPEG, PNG o WebP, no un PDF.",
  },
  "refused:document/only-noted": {
    en: "No copy of this type of document is stored. Check the original and record its details.",
    es: "De este tipo de documento no se guarda copia. Comprueba el original y anota sus datos.",
  },
  "refused:file/kind-not-taken": {
    en: "This file is not of the right type. Choose a JPEG, PNG or WebP picture.",
    es: "Este archivo no es del tipo adecuado. Elige una imagen JPEG, PNG o WebP.",
  },
  "refused:document/kind-not-taken": {
    en: "This file is not of the right type. Choose a photo (JPEG, PNG or WebP) or a PDF.",
    es: "Este archivo no es del tipo adecuado. Elige una foto (JPEG, PNG o WebP) o un PDF.",
  },
  "refused:document/file-needed": {
    en: "Choose a photo or a PDF of the document.",
    es: "Elige una foto o un PDF del documento.",
  },
  "refused:document/both-sides-needed": {
    en: "Both sides are needed: a photo of the front and one of the back, or a PDF with both.",
    es: "Hacen falta las dos caras: una foto del anverso y otra del reverso, o un PDF con ambas.",
  },
  "refused:document/too-many-files": {
    en: "A document has {most, number} files at most. Put more pages into one PDF.",
    es: "Un documento tiene {most, number} archivos como máximo. Junta las páginas en un PDF.",
  },
  "refused:document/on-its-way": {
    en: "One of this type has already been sent and is being reviewed.",
    es: "Ya se ha enviado uno de este tipo y se está revisando.",
  },
  "refused:file/heic": {
    en: "This is a HEIC picture, which we cannot read. Save it as JPEG, or set your camera to “Most compatible”, and choose it again.",
    es: "Es una imagen HEIC, que no podemos leer. Guárdala como JPEG, o pon la cámara en «El más compatible», y elígela otra vez.",
  },
  "refused:file/broken": {
    en: "This file is damaged or incomplete. Choose another one.",
    es: "Este archivo está dañado o incompleto. Elige otro.",
  },
  "refused:file/too-large": {
    en: "This file is too large. It may have {megabytes, number} MB at most.",
    es: "Este archivo es demasiado grande. Puede tener {megabytes, number} MB como máximo.",
  },
  "refused:file/too-many-pixels": {
    en: "This picture has too many pixels. It may have {megapixels, number} megapixels at most.",
    es: "Esta imagen tiene demasiados píxeles. Puede tener {megapixels, number} megapíxeles como máximo.",
  },
  "refused:file/upload-gone": {
    en: "The file you sent is no longer available. Please choose it again.",
    es: "El archivo que enviaste ya no está disponible. Elígelo otra vez.",
  },
  "refused:file/too-many-uploads": {
    en: "You have sent many files in a short time. Try again tomorrow.",
    es: "Has enviado muchos archivos en poco tiempo. Inténtalo mañana.",
  },
  "refused:file/storage-away": {
    en: "Files cannot be saved at the moment. Please try again shortly.",
    es: "Ahora mismo no se pueden guardar archivos. Inténtalo de nuevo enseguida.",
  },
  "refused:import/kind": {
    en: "This is neither a CSV file nor an Excel workbook (.xlsx). Save the table as one of these and choose it again.",
    es: "No es un archivo CSV ni un libro de Excel (.xlsx). Guarda la tabla como uno de ellos y elígelo otra vez.",
  },
  "refused:import/old-excel": {
    en: "This is an old or password-protected Excel file. Open it, save it as .xlsx without a password, and choose it again.",
    es: "Es un archivo de Excel antiguo o con contraseña. Ábrelo, guárdalo como .xlsx sin contraseña y elígelo otra vez.",
  },
  "refused:import/busy": {
    en: "Other files are being read at the moment. Send yours again in a minute.",
    es: "Ahora mismo se están leyendo otros archivos. Vuelve a enviar el tuyo dentro de un minuto.",
  },
  "refused:import/too-large": {
    en: "This file is too large. It may have {megabytes, number} MB at most; divide it into several.",
    es: "Este archivo es demasiado grande. Puede tener {megabytes, number} MB como máximo; divídelo en varios.",
  },
  "refused:import/too-many-rows": {
    en: "This file has more than {max, number} rows. Divide it into several.",
    es: "Este archivo tiene más de {max, number} filas. Divídelo en varios.",
  },
  "refused:import/too-many-columns": {
    en: "This table has more than {max, number} columns. Leave only those that are about workers.",
    es: "Esta tabla tiene más de {max, number} columnas. Deja solo las que son de trabajadores.",
  },
  "refused:import/no-rows": {
    en: "There is nothing in this file. Its first row must be the headings, and below it one row per worker.",
    es: "Este archivo está vacío. La primera fila debe ser la de los títulos y, debajo, una fila por trabajador.",
  },
  "refused:import/encoding": {
    en: "The text of this file cannot be read. Save it as “CSV UTF-8” and choose it again.",
    es: "No se puede leer el texto de este archivo. Guárdalo como «CSV UTF-8» y elígelo otra vez.",
  },
  "refused:import/quotes": {
    en: "From row {row, number} on this file cannot be read: a quotation mark opens there and never closes.",
    es: "Este archivo no se puede leer desde la fila {row, number}: ahí se abren unas comillas que no se cierran.",
  },
  "refused:import/broken": {
    en: "This workbook is damaged or incomplete. Open it in your spreadsheet program, save it again, and choose it once more.",
    es: "Este libro está dañado o incompleto. Ábrelo en tu programa de hojas de cálculo, guárdalo de nuevo y elígelo otra vez.",
  },
  "refused:import/encrypted": {
    en: "This workbook is password-protected. Save it without a password and choose it again.",
    es: "Este libro tiene contraseña. Guárdalo sin ella y elígelo otra vez.",
  },
  "refused:import/bomb": {
    en: "This file contains far more than a table of workers, so it was not opened.",
    es: "Este archivo contiene mucho más que una tabla de trabajadores y no se ha abierto.",
  },
  "refused:import/nested": {
    en: "There are other archives inside this file, so it was not opened. Save the table alone.",
    es: "Este archivo contiene otros archivos comprimidos y no se ha abierto. Guarda solo la tabla.",
  },
  "refused:import/macros": {
    en: "This workbook contains macros or objects from other programs, so it was not opened. Save it as a plain .xlsx.",
    es: "Este libro contiene macros u objetos de otros programas y no se ha abierto. Guárdalo como .xlsx normal.",
  },
  "refused:import/outside-links": {
    en: "This workbook pulls in data from elsewhere, so it was not opened. Paste the values into a new one.",
    es: "Este libro trae datos de otro sitio y no se ha abierto. Pega los valores en uno nuevo.",
  },
  "refused:import/too-many-formulas": {
    en: "More than {max, number} cells of this sheet are formulas. Copy the table and paste it as values.",
    es: "Más de {max, number} celdas de esta hoja son fórmulas. Copia la tabla y pégala como valores.",
  },
  "refused:import/column-twice": {
    en: "Two columns are the same; the second is “{heading}”. Leave one of them out.",
    es: "Hay dos columnas para lo mismo; la segunda es «{heading}». Deja una de ellas fuera.",
  },
  "refused:import/column-not-yours": {
    en: "You do not have permission to fill in one of these columns. Leave it out or ask a colleague.",
    es: "No tienes permiso para rellenar una de estas columnas. Déjala fuera o pídeselo a alguien del equipo.",
  },
  "refused:import/key-missing": {
    en: "The file does not have the column used to match people. Choose the column, or another way to match them.",
    es: "El archivo no tiene la columna con la que identificar a las personas. Elige la columna u otro dato.",
  },
  "refused:import/choice-gone": {
    en: "The legal entity or status you selected is no longer available. Choose again.",
    es: "La empresa o el estado que has seleccionado ya no está disponible. Elige otra vez.",
  },
  "refused:import/not-now": {
    en: "This import has moved on in the meantime. Its current state is shown below.",
    es: "Esta importación ha avanzado mientras tanto. Abajo se muestra su estado actual.",
  },
  "refused:import/nothing-to-do": {
    en: "No row would add or change a worker.",
    es: "No hay ninguna fila que cree o cambie a un trabajador.",
  },
  "refused:import/changed-meanwhile": {
    en: "Someone changed workers after the check, and the result is now different. Nothing was imported; check the new result and then import.",
    es: "Alguien ha cambiado trabajadores después de la comprobación y el resultado ya no es el mismo. No se ha importado nada; mira el nuevo resultado e importa después.",
  },
  "refused:import/failed": {
    en: "Something failed several times on our side, so this was stopped. Nothing was changed. You can start it again.",
    es: "Algo ha fallado varias veces por nuestra parte y se ha detenido. No se ha cambiado nada. Puedes empezar otra vez.",
  },
  "refused:import/rows-gone": {
    en: "The rows of this file are no longer stored. Upload the file again.",
    es: "Las filas de este archivo ya no están guardadas. Sube el archivo otra vez.",
  },
  "refused:worker/exists": {
    en: "This person is already registered: the number belongs to an existing worker. Nothing was created.",
    es: "Esta persona ya está registrada: el número es de un trabajador que ya existe. No se ha creado nada.",
  },
  "refused:worker/maybe-known": {
    en: "{n, plural, one {Someone who may be the same person is} other {# people who may be the same person are}} already here. Look first; if it is someone else, say so below and send the form again.",
    es: "{n, plural, one {Ya hay alguien que puede ser la misma persona} other {Ya hay # personas que pueden ser la misma}}. Mira primero; si es otra, dilo abajo y envía el formulario otra vez.",
  },
  "refused:worker/choice-gone": {
    en: "The legal entity or a role you selected no longer exists. Choose again.",
    es: "La empresa o alguno de los puestos que has seleccionado ya no existe. Elige otra vez.",
  },
  "refused:worker/number-taken": {
    en: "We already have this number in our records. Please tell the office: they will sort it out with you.",
    es: "Ya tenemos ese número en nuestros registros. Avisa a la oficina: lo resolverán contigo.",
  },
  "refused:complaint/too-many": {
    en: "Several complaints were sent today with this address. We have them; to add something, answer our email.",
    es: "Hoy ya se han enviado varias reclamaciones con esta dirección. Las tenemos; para añadir algo, responde a nuestro correo.",
  },
  "refused:worker/link-gone": {
    en: "This link has been used or has expired. Ask the office for a new one.",
    es: "Este enlace ya se ha usado o ha caducado. Pide otro a la oficina.",
  },
  "refused:worker/unreachable": {
    en: "There is neither an email nor a mobile number to send the link to.",
    es: "No hay ni correo ni móvil al que enviar el enlace.",
  },
  "refused:worker/nothing-owed": {
    en: "There is nothing to send: no details are missing, and neither documents nor a contract are selected.",
    es: "No hay nada que enviar: no faltan datos y no se han seleccionado documentos ni contrato.",
  },
  "refused:worker/too-many-entries": {
    en: "There are already {most, number} entries; remove some first.",
    es: "Ya hay {most, number} entradas; quita alguna antes.",
  },
  "refused:right-to-work/birth-date-needed": {
    en: "A share code is looked up with the date of birth, and there is none on record. Enter it first.",
    es: "Un share code se consulta con la fecha de nacimiento y en la ficha no consta. Escríbela antes.",
  },
  "refused:right-to-work/same-check": {
    en: "This check is already on record.",
    es: "Esta comprobación ya consta en la ficha.",
  },
  "refused:right-to-work/citizens-only": {
    en: "This way of checking is for British and Irish citizens only. Use another one.",
    es: "Esta forma de comprobación es solo para ciudadanos británicos e irlandeses. Usa otra.",
  },
  "refused:right-to-work/nino-needed": {
    en: "A birth certificate counts together with proof of the National Insurance number, and there is none on record. Enter it first.",
    es: "La partida de nacimiento vale junto con un justificante del National Insurance number, y en la ficha no consta. Escríbelo antes.",
  },
  "refused:right-to-work/passport-ended": {
    en: "A digital check needs a valid passport, and the one on record had expired. Check it in another way.",
    es: "La comprobación digital requiere un pasaporte en vigor, y el que consta en la ficha había caducado. Compruébalo de otra forma.",
  },
  "refused:worker/term-overlaps": {
    en: "Some of these days already belong to another term. Remove that one first, or choose other dates.",
    es: "Algunos de esos días ya son de otro periodo lectivo. Quita ese antes o elige otros días.",
  },
  "refused:worker/absence-overlaps": {
    en: "Another absence already covers some of these days. Remove that one first, or choose other days.",
    es: "Otra ausencia ya incluye algunos de esos días. Quita esa antes o elige otros días.",
  },
  "refused:worker/absence-backwards": {
    en: "The last day of an absence cannot be before its first.",
    es: "El último día de una ausencia no puede ser anterior al primero.",
  },
  "refused:worker/evidence-ended": {
    en: "The document had already expired on the first day. Choose another one, or an earlier date.",
    es: "El documento ya había caducado el primer día. Elige otro, o un día anterior.",
  },
  "refused:worker/qualification-held": {
    en: "This qualification is already on the record.",
    es: "Esta cualificación ya está en la ficha.",
  },
  "refused:erasure/engaged": {
    en: "A contract is still in force. End it before the data is erased.",
    es: "Hay un contrato en vigor. Finalízalo antes de suprimir los datos.",
  },
  "refused:erasure/still-working": {
    en: "This person still works with you. Mark them as having left before their data is erased.",
    es: "Esta persona todavía trabaja con vosotros. Dale de baja antes de suprimir sus datos.",
  },
  "refused:retention/run-open": {
    en: "A clean-up of old records is proposed or in progress. Wait until it finishes, or withdraw it.",
    es: "Hay una depuración de registros antiguos propuesta o en curso. Espera a que acabe o retírala.",
  },
  "refused:retention/nothing-over": {
    en: "Nothing is past its retention period: there is nothing to propose.",
    es: "No hay nada con el plazo cumplido: no hay nada que proponer.",
  },
  "refused:retention/more-than-shown": {
    en: "More records are past their retention period than were proposed. Withdraw the proposal and check again.",
    es: "Ahora hay más registros con el plazo cumplido de los que se propusieron. Retira la propuesta y revísalo de nuevo.",
  },
  "refused:merge/itself": {
    en: "That is the same record.",
    es: "Esa es la misma ficha.",
  },
  "refused:merge/two-logins": {
    en: "Both records have their own account. Close one of them first.",
    es: "Las dos fichas tienen su propia cuenta. Cierra antes una de las dos.",
  },
  "refused:merge/two-numbers": {
    en: "They have different numbers ({number}): they may be two people. Correct the wrong one first.",
    es: "Las dos tienen números distintos ({number}): quizá son dos personas. Corrige antes el que esté mal.",
  },
  "refused:merge/two-contracts": {
    en: "Both have a contract with the same company for the same days. Cancel one of them first.",
    es: "Ambos tienen un contrato con la misma empresa para los mismos días. Anula antes uno de ellos.",
  },
  "refused:merge/two-accounts": {
    en: "They are, or were, paid into different bank accounts. Change one of them first so that both match: a second person confirms it and the worker is notified.",
    es: "A las dos se les paga, o se les pagó, en cuentas distintas. Cambia antes una para que coincidan: lo confirma otra persona y se avisa al trabajador.",
  },
  "refused:merge/proposal-waits": {
    en: "One of the two has a proposal awaiting a second person. Confirm or withdraw it before merging.",
    es: "Una de las dos tiene una propuesta pendiente de otra persona. Confírmala o retírala antes de fusionar.",
  },
  "refused:merge/one-blocked": {
    en: "One of the two is blocked. Lift the block, or block the other one too, before merging.",
    es: "Una de las dos está bloqueada. Levanta el bloqueo, o bloquea también la otra, antes de fusionar.",
  },
  "refused:worker/move-illegal": {
    en: "The status has changed in the meantime, and this is not possible from the current one.",
    es: "El estado ha cambiado mientras tanto, y desde el actual esto no se puede hacer.",
  },
  "refused:worker/not-ready": {
    en: "{n, plural, one {One thing is} other {# things are}} still missing before this person can work. Read what, and say so below if you want to activate them all the same.",
    es: "{n, plural, one {Todavía falta una cosa} other {Todavía faltan # cosas}} para que esta persona pueda trabajar. Lee cuáles y confírmalo abajo si aun así la quieres activar.",
  },
  "refused:worker/other-person-needed": {
    en: "You proposed this yourself, or it is about you: another person has to confirm it.",
    es: "Esto lo has propuesto tú, o trata de ti: tiene que confirmarlo otra persona.",
  },
  "refused:proposal/changed": {
    en: "What you were about to confirm has changed since you read it. Nothing was done: read the current version and decide again.",
    es: "Lo que ibas a confirmar ha cambiado desde que lo leíste. No se ha hecho nada: lee la versión actual y decide otra vez.",
  },
  "refused:worker/nothing-proposed": {
    en: "There is nothing left to confirm: it was confirmed or withdrawn in the meantime.",
    es: "Ya no hay nada que confirmar: mientras tanto se ha confirmado o retirado.",
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
} as const satisfies Record<RefusalKey, Messages[string]> & Messages;
