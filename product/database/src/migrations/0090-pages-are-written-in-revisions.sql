-- Pages are written in both languages as Markdown, revision by revision; what is public is one of them. The legal texts become the
-- first revision of theirs, word for word; what they show of the records stands in its place as a block.
ALTER TABLE app.page
  DROP CONSTRAINT page_title_en_check, DROP CONSTRAINT page_title_es_check,
  DROP CONSTRAINT page_lead_en_check, DROP CONSTRAINT page_lead_es_check,
  ADD CHECK (char_length(title_en) <= 120), ADD CHECK (char_length(title_es) <= 120),
  ADD CHECK (char_length(lead_en) <= 400), ADD CHECK (char_length(lead_es) <= 400),
  ADD CHECK (char_length(slug) <= 60),
  ADD COLUMN kind text NOT NULL DEFAULT 'page' CHECK (kind IN ('home', 'legal', 'page')),
  ADD COLUMN state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'review', 'scheduled', 'published', 'archived')),
  ADD COLUMN newest integer NOT NULL DEFAULT 1,
  ADD COLUMN published integer,
  ADD COLUMN publish_at timestamptz,
  ADD CHECK ((state = 'scheduled') = (publish_at IS NOT NULL)),
  ADD CHECK (state <> 'archived' OR published IS NULL AND kind = 'page');

CREATE TABLE app.page_revision (
  slug text NOT NULL REFERENCES app.page ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  title_en text NOT NULL CHECK (char_length(title_en) <= 120),
  title_es text NOT NULL CHECK (char_length(title_es) <= 120),
  lead_en text NOT NULL CHECK (char_length(lead_en) <= 400),
  lead_es text NOT NULL CHECK (char_length(lead_es) <= 400),
  body_en text NOT NULL CHECK (char_length(body_en) <= 40000),
  body_es text NOT NULL CHECK (char_length(body_es) <= 40000),
  effective_on date,
  saved_at timestamptz NOT NULL,
  saved_by uuid,
  published_at timestamptz,
  PRIMARY KEY (slug, number)
);

UPDATE app.page SET kind = 'home', state = 'published', published = 1 WHERE slug = 'home';
INSERT INTO app.page (slug, kind, state, published, title_en, title_es, lead_en, lead_es) VALUES
  ('conditions', 'legal', 'published', 1, 'Conditions of use', 'Condiciones de uso',
    'The rules for using this site, your account and your worker pass, in plain words.',
    'Las reglas para usar este sitio, tu cuenta y tu pase, explicadas con palabras sencillas.'),
  ('cookies-policy', 'legal', 'published', 1, 'Cookies policy', 'Política de cookies',
    'Every cookie this site sets, what it is for and how long it lasts, and how to change your choice.',
    'Todas las cookies de este sitio, para qué sirven y cuánto duran, y cómo cambiar tu elección.'),
  ('privacy-policy', 'legal', 'published', 1, 'Privacy policy', 'Política de privacidad',
    'Which personal data we use, what for, on what legal basis, and what you can ask of us.',
    'Qué datos personales usamos, para qué, con qué base legal y qué puedes pedirnos.'),
  ('data-protection', 'legal', 'published', 1, 'Data protection', 'Protección de datos',
    'Who sees workers’ data, what we never do with it, how long we keep it, and how to use your rights.',
    'Quién ve los datos de los trabajadores, qué no hacemos nunca con ellos, cuánto los guardamos y cómo ejercer tus derechos.'),
  ('accessibility', 'page', 'published', 1, 'Accessibility', 'Accesibilidad',
    'How this site can be used by everyone, what we know does not work yet, and how to tell us.',
    'Cómo puede usar este sitio todo el mundo, qué sabemos que aún no funciona y cómo avisarnos.');
INSERT INTO app.page_revision (slug, number, title_en, title_es, lead_en, lead_es, body_en, body_es, effective_on, saved_at, published_at)
  SELECT slug, 1, title_en, title_es, lead_en, lead_es, '', '', CASE kind WHEN 'legal' THEN date '2026-11-15' END, updated_at, updated_at FROM app.page;

UPDATE app.page_revision SET body_en = 'These conditions say what you can expect from this site and what we expect from you. They are short on purpose. Using the site means that you accept them; if something here does not suit you, talk to us before you go on.

## What this site is {#the-site}

It is the place where a company that staffs events in Spain and the United Kingdom presents itself, receives applications, plans its rotas and gives each worker a pass. Anyone may read the public pages. The rest is for people with an account or a personal link: workers, office staff, the people at the gate and the clients of an event.

Using the site is free. Nobody may ask you for money to apply, to be called or to be given a shift. If someone does so in our name, please tell us.

## Who runs it {#the-company}

“We” and “the company” mean the company that runs this site. Its legal name, tax or company number and contact details are in your contract and in the messages it sends you and, once the company has entered them, at the foot of these pages. “Cuadrante” is the name of the software, not of your employer.

::company-details

## Your account {#accounts}

- An account belongs to one person. Keep your password and your personal links to yourself.
- Give us true details and correct them when they change, above all your contact details, your right to work and your bank account.
- In Spain nobody under 16 may work; in the United Kingdom we do not engage anyone under school-leaving age. If you are under 18, we ask a parent or guardian for consent where the law requires it.
- If you think that someone else has used your account, tell us at once. We will close the open sessions and help you back in.
- We may suspend an account that is being misused. We tell you why, and you can have a person look at it again.

## Your pass is personal {#the-pass}

The pass says who you are; it does not by itself open any door. At the gate a person compares you with your photo, and the system checks that you are expected on that shift. Do not lend your pass, do not publish it and do not let anyone scan in for you: the entries it makes become part of your time register, and they must be yours. If you lose your phone, ask for a new pass; the old one stops working.

## What is not allowed {#conduct}

- Pretending to be someone else, or uploading documents that are false or not yours.
- Looking at, copying or passing on other people’s data beyond what your task needs.
- Attacking the site, getting round its protections, or collecting its content with automated means that burden it.
- Uploading anything unlawful, offensive or harmful.

If you find a security flaw, tell us privately and give us a reasonable time to mend it. We will not act against anyone who reports one in good faith.

## Shifts, contract and pay {#work-and-pay}

Seeing a shift here is not yet a promise of work, and these conditions are not an employment contract. Your work is governed by your contract, the collective agreement that applies and the law. Where they say something else, they prevail, and nothing on this site takes away a right that they give you.

## When the site does not work {#availability}

We look after the site with care, but we cannot promise that it is always available. We may stop it for maintenance or change it. If it fails while you are working, tell the person in charge of the event: the hours you worked count, whether or not the system was able to record them at the time.

## Texts, images and links {#content}

The texts, images and brands here belong to us or to whoever lent them to us. You may read, print and share the public pages; for any other use, ask first. What you upload remains yours, and we use it only for the purposes in the privacy policy. Where we link to other sites, their owners answer for them.

How we treat your data: [privacy policy](/privacy-policy).

## What we answer for {#liability}

We answer for damage that we cause through our own fault or negligence. We do not answer for what lies outside our control, such as a failure of your phone or of the network, or for the use of an account that its owner has shared. Nothing here limits our liability for death or personal injury caused by negligence, for fraud or wilful harm, or wherever else the law does not allow it to be limited; your rights as a worker or a consumer stay whole.

## Changes to these conditions {#changes}

When we change them we change the date at the top. If a change matters to you and you have an account, we tell you before it takes effect.

## Law and courts {#law}

If you live in Spain, Spanish law applies; if you live in the United Kingdom, the law of the part of it where you live. In any case you keep the protection that the mandatory law of your country gives you. You may go to the courts of the place where you live; disputes about employment belong to the courts or tribunals that the law names for them. Before that, write to us: most things can be settled by talking.',
body_es = 'Aquí explicamos qué puedes esperar de este sitio y qué esperamos de ti. Hemos procurado ser breves. Al usar el sitio aceptas estas condiciones; si algo no te encaja, háblalo con nosotros antes de seguir.

## Qué es este sitio {#the-site}

Es el lugar donde una empresa que aporta personal a eventos en España y el Reino Unido se presenta, recibe solicitudes, prepara sus cuadrantes y entrega a cada trabajador su pase. Las páginas públicas las puede leer cualquiera. Lo demás es para quien tiene una cuenta o un enlace personal: trabajadores, personal de oficina, personas que atienden los accesos y clientes de un evento.

Usar el sitio es gratis. Nadie puede pedirte dinero por apuntarte, por llamarte o por darte un turno. Si alguien lo hace en nuestro nombre, avísanos, por favor.

## Quién lo gestiona {#the-company}

Cuando decimos «nosotros» o «la empresa» nos referimos a la empresa que gestiona este sitio. Su razón social, su número fiscal o de registro y sus datos de contacto figuran en tu contrato, en los mensajes que te envía y, cuando la empresa los ha incorporado, al pie de estas páginas. «Cuadrante» es el nombre del programa, no el de quien te contrata.

::company-details

## Tu cuenta {#accounts}

- Cada cuenta es de una sola persona. No compartas tu contraseña ni tus enlaces personales.
- Danos datos verdaderos y corrígelos cuando cambien, sobre todo los de contacto, el permiso de trabajo y la cuenta bancaria.
- En España no se puede trabajar antes de los 16 años; en el Reino Unido no contratamos a nadie en edad escolar obligatoria. Si tienes menos de 18, pediremos el consentimiento de tu madre, padre o tutor cuando la ley lo exija.
- Si crees que otra persona ha entrado en tu cuenta, dínoslo enseguida. Cerraremos las sesiones abiertas y te ayudaremos a recuperarla.
- Podemos suspender una cuenta si se usa mal. Te diremos el motivo y podrás pedir que una persona lo revise.

## El pase es personal {#the-pass}

El pase dice quién eres, pero no abre por sí solo ninguna puerta. En el acceso, una persona te compara con tu foto y el sistema comprueba que te esperan en ese turno. No lo prestes, no lo publiques y no dejes que nadie fiche por ti: esos marcajes pasan a tu registro de jornada y tienen que ser tuyos. Si pierdes el teléfono, pide otro pase y el anterior dejará de servir.

## Lo que no está permitido {#conduct}

- Hacerte pasar por otra persona o subir documentos falsos o ajenos.
- Mirar, copiar o difundir datos de otras personas más allá de lo que pide tu tarea.
- Atacar el sitio, saltarte sus protecciones o extraer su contenido con medios automáticos que lo sobrecarguen.
- Subir cualquier cosa ilícita, ofensiva o dañina.

Si encuentras un fallo de seguridad, cuéntanoslo en privado y danos un plazo razonable para corregirlo. No actuaremos contra quien avise de buena fe.

## Turnos, contrato y salario {#work-and-pay}

Ver un turno aquí no significa todavía que tengas trabajo, y estas condiciones no son un contrato laboral. Tu trabajo se rige por tu contrato, por el convenio colectivo aplicable y por la ley. Si dicen otra cosa, mandan ellos, y nada de lo que leas en este sitio te quita un derecho que te reconozcan.

## Cuando el sitio no funciona {#availability}

Cuidamos el sitio, pero no podemos prometer que esté siempre disponible. A veces habrá que pararlo por mantenimiento o cambiarlo. Si falla mientras trabajas, avisa a la persona responsable del evento: las horas que has trabajado cuentan, las haya podido registrar o no el sistema en ese momento.

## Textos, imágenes y enlaces {#content}

Los textos, las imágenes y las marcas son nuestros o de quien nos los ha cedido. Puedes leer, imprimir y compartir las páginas públicas; para cualquier otro uso, pregúntanos antes. Lo que subas sigue siendo tuyo y solo lo usamos para los fines que describe la política de privacidad. De los sitios ajenos que enlazamos responden sus titulares.

Cómo tratamos tus datos: [política de privacidad](/privacy-policy).

## De qué respondemos {#liability}

Respondemos de los daños que causemos por nuestra culpa o negligencia. No respondemos de lo que escapa a nuestro control, como una avería de tu teléfono o de la red, ni del uso de una cuenta que su titular ha compartido. Nada de esto limita nuestra responsabilidad por muerte o lesiones causadas por negligencia, por dolo o fraude, ni en los demás casos en que la ley no permite limitarla; tus derechos como trabajador o como consumidor quedan intactos.

## Cambios en estas condiciones {#changes}

Cuando las cambiemos, cambiará la fecha que ves arriba. Si el cambio te afecta y tienes cuenta, te avisaremos antes de que empiece a aplicarse.

## Ley y tribunales {#law}

Si vives en España se aplica la ley española; si vives en el Reino Unido, la de la parte del país en que residas. En todo caso conservas la protección que te dan las normas imperativas de tu país. Puedes acudir a los tribunales de tu domicilio, y los conflictos laborales corresponden a los juzgados de lo social o a los tribunales que la ley señale. Antes de llegar ahí, escríbenos: casi todo se arregla hablando.'
WHERE slug = 'conditions';

UPDATE app.page_revision SET body_en = 'This site works with very few cookies, all of them its own. Nothing that measures or follows you is loaded unless you say yes first, and saying no is as easy as saying yes.

## What a cookie is {#what-they-are}

A cookie is a short note that a site leaves in your browser and that the browser shows it again on the next visit. Without one a site could not tell that you have already signed in. Some cookies are needed for what you asked for; others only serve whoever runs the site, and for those your permission is required.

## The cookies of this site {#our-cookies}

This is the complete list. Only this site sets and reads them.

::cookie-list

None of them is used for advertising, to build a profile of you or to recognise you on other sites.

## Other notes in your browser {#other-storage}

While a tab is open, the site keeps in that tab how far you had scrolled on each page, so that “back” takes you to the same spot, and, after an update, that the page has just been reloaded. This never leaves your device and goes when you close the tab.

## Optional tools {#optional-tools}

The company that runs this site may use a tag manager, a small program that loads tools to measure visits. Not every installation has one. Where there is one, it is loaded only after you have accepted it; until then the browser does not contact it at all. The tools that it loads may set cookies of their own, and then their providers answer for them together with the company. Before you accept, the consent panel must tell you what they are for.

The fonts, icons and scripts of the site itself come from its own server, not from someone else’s.

## Your choice, and how to change it {#your-choice}

- You can accept or reject optional cookies when the site asks, and use it just the same if you reject them.
- You can change your mind at any time with “Cookie settings”, at the foot of the public pages. What you had accepted stops from then on.
- After 182 days, or if the list of purposes changes, we ask again.
- The pages of the office staff and the worker pass do not show that button.

## Deleting cookies in the browser {#deleting}

Every browser lets you see, delete and block cookies, usually in its settings under “Privacy”. If you delete ours, you will have to sign in again, and the site goes back to the language and appearance of your device. If you block them altogether, you can still read the public pages, but you cannot sign in.

## Why we may set them {#legal-basis}

The cookies in the table provide what you ask for: signing in, your language, the appearance you chose, and the record of your answer. For such cookies neither article 22.2 of the Spanish Act 34/2002 (LSSI) nor regulation 6 of the UK Privacy and Electronic Communications Regulations requires consent. For everything else we rely on your consent alone.

## Questions and changes {#questions}

If the site begins to use another cookie, it appears here first and the date at the top changes. Who is responsible, and how to reach them, is in the [privacy policy](/privacy-policy#responsible).',
body_es = 'Este sitio funciona con muy pocas cookies y todas son propias. No se carga nada que te mida o te siga si antes no has dicho que sí, y decir que no cuesta lo mismo.

## Qué es una cookie {#what-they-are}

Una cookie es una pequeña nota que un sitio deja en tu navegador y que este le vuelve a enseñar en la siguiente visita. Sin ella, un sitio no sabría que ya has entrado en tu cuenta. Unas hacen falta para darte lo que pides; otras solo le sirven a quien gestiona el sitio, y para esas se necesita tu permiso.

## Las cookies de este sitio {#our-cookies}

Esta es la lista completa. Solo este sitio las crea y las lee.

::cookie-list

Ninguna se usa para publicidad, para hacer un perfil tuyo ni para reconocerte en otros sitios.

## Otras notas en tu navegador {#other-storage}

Mientras una pestaña está abierta, el sitio apunta en ella por dónde ibas en cada página, para que «atrás» te devuelva al mismo punto, y, tras una actualización, que la página acaba de recargarse. Nada de eso sale de tu dispositivo y desaparece al cerrar la pestaña.

## Herramientas opcionales {#optional-tools}

La empresa que gestiona este sitio puede usar un gestor de etiquetas, un pequeño programa que carga herramientas para medir las visitas. No todas las instalaciones lo tienen. Donde lo hay, solo se carga después de que lo aceptes; hasta entonces el navegador ni siquiera se pone en contacto con él. Las herramientas que cargue pueden crear sus propias cookies, y de ellas responden sus proveedores junto con la empresa. Antes de que aceptes, el panel de consentimiento tiene que decirte para qué son.

Las tipografías, los iconos y los programas del propio sitio salen de su servidor, no del de un tercero.

## Tu elección y cómo cambiarla {#your-choice}

- Puedes aceptar o rechazar las cookies opcionales cuando el sitio te pregunta, y usarlo igual si las rechazas.
- Puedes cambiar de idea cuando quieras con «Configurar cookies», al pie de las páginas públicas. Lo que habías aceptado deja de funcionar desde ese momento.
- Pasados 182 días, o si cambian los fines, volvemos a preguntar.
- Las páginas del personal de oficina y el pase no muestran ese botón.

## Borrar las cookies desde el navegador {#deleting}

Todos los navegadores permiten ver, borrar y bloquear cookies, normalmente en los ajustes, dentro de «Privacidad». Si borras las nuestras, tendrás que volver a entrar y el sitio tomará de nuevo el idioma y el aspecto de tu dispositivo. Si las bloqueas del todo, podrás leer las páginas públicas, pero no entrar en tu cuenta.

## Por qué podemos usarlas {#legal-basis}

Las cookies de la tabla te dan lo que pides: entrar en tu cuenta, tu idioma, el aspecto que has elegido y la constancia de tu respuesta. Para ellas no exigen consentimiento ni el artículo 22.2 de la Ley 34/2002 (LSSI) ni la norma 6 del reglamento británico sobre privacidad y comunicaciones electrónicas (PECR). Para todo lo demás nos basamos únicamente en tu consentimiento.

## Preguntas y cambios {#questions}

Si el sitio empieza a usar otra cookie, aparecerá antes aquí y cambiará la fecha que ves arriba. Quién es responsable y cómo localizarlo está en la [política de privacidad](/privacy-policy#responsible).'
WHERE slug = 'cookies-policy';

UPDATE app.page_revision SET body_en = 'Whether you are just looking, applying for work or already working with us, this page says which data we use, why we may, and what you can ask of us. How we look after workers’ data from day to day is under [data protection](/data-protection).

## Who is responsible {#responsible}

The controller is the company that runs this site (“we”). Its name, address and contact details, and those of its data protection officer if it has one, are in your contract and in every message it sends you and, once the company has entered them, at the foot of these pages. In Spain we follow the GDPR and Organic Act 3/2018 (LOPDGDD); in the United Kingdom, the UK GDPR and the Data Protection Act 2018.

::company-details

## Which data we use {#data}

- If you only read the public pages: your choice of language and appearance and your answer about cookies. We do not ask who you are.
- If you apply: name, contact details, date of birth, right to work, the roles you would like, your experience, and the documents that those roles need.
- If you work with us: also identity and Social Security or National Insurance numbers, bank account, photo, contract, availability, assignments, entries of the time register, pay, and messages between us.
- If you work in the office or for a client: name, work contact details, account, permissions, and a record of what you do in the system.

Nearly all of it comes from you. Some comes from someone entitled to give it to us, such as the medical service that confirms fitness for a job or the authority that confirms a right to work. A form says which answers are required; without those we cannot engage you.

::data-inventory

## What for, and on what basis {#purposes}

:::table{caption="Purposes and their lawful bases"}

| What for | Lawful basis |
| --- | --- |
| Handling your application, offering you shifts, planning the rota, your pass, and paying you | Steps before a contract and performance of it (art. 6.1.b) |
| Right-to-work checks, Social Security and tax, time register, health and safety, accounts | Legal obligation (art. 6.1.c) |
| Whether a medical service finds you fit for a job | Obligations of employment law (art. 9.2.b); we receive the conclusion, never the report |
| Security of the system, record of who did what, defence of claims | Our legitimate interest in a safe and provable operation (art. 6.1.f) |
| Allergies or diet for the meals of an event, photos for publicity, WhatsApp, keeping your application for later | Your consent (art. 6.1.a, and 9.2.a for health) |

:::

What rests on your consent is voluntary. You can withdraw it whenever you like, with no effect on your work or on what was done before.

## Who receives it {#recipients}

- Authorities, where the law requires it: Social Security, tax, labour inspection, immigration, courts.
- The client and the venue of an event you work at, as far as safety rules and access control need it.
- Banks, to pay you, and whoever prepares our payroll or runs our servers and mail, under a contract that binds them to our instructions.

We do not sell data or hand it to advertisers.

## Data between countries {#transfers}

Data may pass between Spain and the United Kingdom, which recognise each other’s protection through adequacy decisions. If a provider is anywhere else, we first make sure that the country has such a decision or that approved contract clauses are in place; you may ask us for a copy of them.

## How long we keep it {#retention}

As long as the purpose needs it, and then for as long as the law makes us answer for it. These are the periods, one by one:

::retention-table

## No decisions by machine alone {#automated-decisions}

The system compares facts, such as dates, documents and hours, with written rules, and shows the reasons. It gives nobody a score and guesses nothing about your character. A person decides who is called, what is published and whether an exception is made. You can ask which reasons applied to you and have them reviewed.

## Your rights {#rights}

You can ask to see your data, correct it, have it erased or restricted, take it with you, or object to its use. It is free, and we answer within one month. [How to use your rights](/data-protection#rights).

If you are not content with our answer, you can complain to the [Agencia Española de Protección de Datos](https://www.aepd.es) in Spain or the [Information Commissioner’s Office](https://ico.org.uk) in the United Kingdom.

## Changes to this policy {#changes}

When something here changes, so does the date at the top; if it matters to you, we tell you beforehand. Cookies have [a page of their own](/cookies-policy).',
body_es = 'Tanto si solo estás mirando como si quieres trabajar o ya trabajas con nosotros, aquí te contamos qué datos usamos, por qué podemos hacerlo y qué puedes pedirnos. Cómo cuidamos en el día a día los datos de los trabajadores está en [protección de datos](/data-protection).

## Quién es responsable {#responsible}

El responsable del tratamiento es la empresa que gestiona este sitio («nosotros»). Su nombre, su dirección y sus datos de contacto, y los de su delegado de protección de datos si lo tiene, figuran en tu contrato, en cada mensaje que te envía y, cuando la empresa los ha incorporado, al pie de estas páginas. En España aplicamos el RGPD y la Ley Orgánica 3/2018 (LOPDGDD); en el Reino Unido, el UK GDPR y la Data Protection Act 2018.

::company-details

## Qué datos usamos {#data}

- Si solo lees las páginas públicas: el idioma y el aspecto que eliges y tu respuesta sobre las cookies. No te preguntamos quién eres.
- Si presentas una solicitud: nombre, datos de contacto, fecha de nacimiento, permiso de trabajo, puestos que te interesan, experiencia y los documentos que esos puestos exigen.
- Si trabajas con nosotros: además, número de identidad y de la Seguridad Social (o National Insurance), cuenta bancaria, foto, contrato, disponibilidad, asignaciones, marcajes del registro de jornada, salario y los mensajes que intercambiamos.
- Si trabajas en la oficina o para un cliente: nombre, datos de contacto profesionales, cuenta, permisos y constancia de lo que haces en el sistema.

Casi todo nos lo das tú. Lo demás llega de quien puede facilitarlo, como el servicio médico que confirma la aptitud para un puesto o la autoridad que confirma un permiso de trabajo. Cada formulario indica qué respuestas son obligatorias; sin ellas no podemos contratarte.

::data-inventory

## Para qué y con qué base {#purposes}

:::table{caption="Fines del tratamiento y su base jurídica"}

| Para qué | Base jurídica |
| --- | --- |
| Atender tu solicitud, ofrecerte turnos, preparar el cuadrante, darte el pase y pagarte | Medidas previas al contrato y su cumplimiento (art. 6.1.b) |
| Comprobar el permiso de trabajo, Seguridad Social e impuestos, registro de jornada, prevención de riesgos, contabilidad | Obligación legal (art. 6.1.c) |
| Saber si el servicio médico te considera apto para un puesto | Obligaciones del derecho laboral (art. 9.2.b); recibimos la conclusión, nunca el informe |
| Seguridad del sistema, constancia de quién hizo qué, defensa ante reclamaciones | Nuestro interés legítimo en un funcionamiento seguro y demostrable (art. 6.1.f) |
| Alergias o dieta para las comidas de un evento, fotos para publicidad, WhatsApp, guardar tu solicitud para más adelante | Tu consentimiento (art. 6.1.a, y 9.2.a si es salud) |

:::

Lo que depende de tu consentimiento es voluntario. Puedes retirarlo cuando quieras, sin consecuencias para tu trabajo ni para lo que ya se hizo.

## Quién los recibe {#recipients}

- Las autoridades, cuando la ley lo exige: Seguridad Social, Hacienda, Inspección de Trabajo, extranjería, juzgados.
- El cliente y el recinto del evento en el que trabajas, en lo que pidan la prevención de riesgos y el control de accesos.
- Los bancos, para pagarte, y quien nos lleva las nóminas o mantiene los servidores y el correo, con un contrato que le obliga a seguir nuestras instrucciones.

No vendemos datos ni se los damos a anunciantes.

## Datos entre países {#transfers}

Los datos pueden pasar entre España y el Reino Unido, que se reconocen mutuamente un nivel de protección adecuado. Si un proveedor está en otro lugar, antes comprobamos que ese país cuenta con una decisión de adecuación o que hay cláusulas contractuales aprobadas; puedes pedirnos una copia.

## Cuánto tiempo los guardamos {#retention}

Mientras hagan falta para su fin y, después, mientras la ley nos obligue a responder de ellos. Estos son los plazos, uno a uno:

::retention-table

## Ninguna decisión la toma solo una máquina {#automated-decisions}

El sistema compara hechos, como fechas, documentos y horas, con normas escritas, y enseña los motivos. No pone nota a nadie ni adivina cómo eres. Una persona decide a quién se convoca, qué se publica y si se hace una excepción. Puedes preguntar qué motivos se aplicaron en tu caso y pedir que se revisen.

## Tus derechos {#rights}

Puedes pedir ver tus datos, corregirlos, suprimirlos, limitar su uso, llevártelos u oponerte. Es gratis y respondemos en el plazo de un mes. [Cómo ejercer tus derechos](/data-protection#rights).

Si nuestra respuesta no te convence, puedes reclamar ante la [Agencia Española de Protección de Datos](https://www.aepd.es) en España o ante la [Information Commissioner’s Office](https://ico.org.uk) en el Reino Unido.

## Cambios en esta política {#changes}

Cuando cambie algo, cambiará la fecha que ves arriba; si te afecta, te avisaremos antes. Las cookies tienen [su propia página](/cookies-policy).'
WHERE slug = 'privacy-policy';

UPDATE app.page_revision SET body_en = 'Planning work for events takes data that people rightly want looked after: identity papers, bank accounts, hours. This page tells workers and applicants how we handle them. Purposes and lawful bases are in the [privacy policy](/privacy-policy).

## Who sees what {#who-sees-what}

Each person sees what their task needs and no more. The server enforces it, not just the screen.

:::table{caption="Who sees which data of a worker"}

| Who | Sees | Does not see |
| --- | --- | --- |
| You | All your own data, your hours and your assignments | Other people’s data |
| Planners | Whether you can work and why, whether you are over 18, your availability | Date of birth, identity number, bank account |
| Human resources | Identity, documents, contract | The medical report |
| Payroll | Hours, pay, Social Security number, bank account | Health data, private notes |
| Person in charge of an event | The list of their event, and your phone from the day before until the day after | Other events, identity, pay |
| Gate | Name, photo, shift, and whether you may enter | Everything else |
| Client | Numbers, and the names needed for access | Contact details, pay, documents |
| Labour inspection | The time register for the period it asks for | Everything else |

:::

A stranger who scans your pass sees only that it is a work pass. Whoever opens identity, pay or health data leaves a record, and you may ask who that was.

## Papers and health {#sensitive-data}

Identity numbers and bank accounts are stored encrypted, and copies of documents are private. About your health we hold only “fit”, “fit with limits” or “not fit”. Telling us about an allergy or a diet is optional, and serves one event only.

## No biometrics {#biometrics}

We use neither fingerprints nor facial recognition, in line with the guidance that the AEPD published in November 2023. At the gate a person looks at your photo, and that is all.

## Location only when you punch in or out {#location}

Where an event asks for it, your position is taken at the moment of the punch, to show that it was made at the venue. You are told beforehand, as article 90 LOPDGDD requires. Nobody follows you between punches, and the position is deleted after 30 days.

## How “can work” is worked out {#clearance}

The same facts always give the same answer: valid documents, age, rest, hours. Each reason names its rule and what would clear it, and you may see the ones that concern you. Suggestions to fill a rota follow the same written rules, and nothing is published until a person publishes it. If you think a reason is wrong, ask us to look at it; a person will answer.

## How long we keep data {#retention}

::retention-table

These are the periods that the company works with now. A claim under way may keep something longer; then we tell you.

## Blocking before deletion {#blocking}

In Spain, article 32 LOPDGDD does not allow data to be wiped at once when it is erased or corrected: it is first blocked. Nobody may look at it or use it, except to hand it to judges, prosecutors or authorities, until we can no longer be held liable. Then it is destroyed. In the United Kingdom we erase what no law obliges us to keep.

## How to use your rights {#rights}

- Access: see your data and receive a copy.
- Rectification: have errors put right. In the time register the original entry stays, with the correction beside it, agreed by both sides.
- Erasure and restriction: have us stop using what we no longer need.
- Portability: take what you gave us in a format that other programs can read.
- Objection: ask us to stop a use that rests on our legitimate interest.
- Withdrawing consent, and asking for a person to review an outcome.

Write to the company at the address in your contract, or reply to any of its messages, and say what you want. If we are not sure that it is you, we ask for no more than it takes to know. We answer within one month; if the matter is complex we may need two more, and we will tell you so in the first. It costs nothing and nobody may treat you worse for it.

## Where to complain {#authorities}

You can go to the data protection authority at any time, without asking us first: in Spain the [Agencia Española de Protección de Datos (AEPD)](https://www.aepd.es), in the United Kingdom the [Information Commissioner’s Office (ICO)](https://ico.org.uk/make-a-complaint/). If data of yours is ever exposed in a way that puts you at high risk, we tell you without delay.',
body_es = 'Organizar el trabajo en eventos requiere datos que, con razón, cada uno quiere bien guardados: documentos de identidad, cuentas bancarias, horas. Aquí contamos a trabajadores y candidatos cómo los tratamos. Los fines y las bases jurídicas están en la [política de privacidad](/privacy-policy).

## Quién ve qué {#who-sees-what}

Cada persona ve lo que necesita para su tarea y nada más. Lo impone el servidor, no solo la pantalla.

:::table{caption="Quién ve qué datos de un trabajador"}

| Quién | Ve | No ve |
| --- | --- | --- |
| Tú | Todos tus datos, tus horas y tus asignaciones | Los datos de los demás |
| Planificación | Si puedes trabajar y por qué, si eres mayor de 18, tu disponibilidad | Fecha de nacimiento, número de identidad, cuenta bancaria |
| Recursos humanos | Identidad, documentos, contrato | El informe médico |
| Nóminas | Horas, salario, número de la Seguridad Social, cuenta bancaria | Datos de salud, notas privadas |
| Responsable de un evento | La lista de su evento y tu teléfono desde el día anterior hasta el siguiente | Otros eventos, identidad, salario |
| Acceso | Nombre, foto, turno y si puedes entrar | Todo lo demás |
| Cliente | Cifras y los nombres necesarios para entrar | Contacto, salario, documentos |
| Inspección de Trabajo | El registro de jornada del periodo que pida | Todo lo demás |

:::

Si un desconocido escanea tu pase, solo verá que es un pase de trabajo. Cuando alguien abre datos de identidad, de salario o de salud queda constancia, y puedes preguntar quién ha sido.

## Documentos y salud {#sensitive-data}

Los números de identidad y las cuentas bancarias se guardan cifrados, y las copias de documentos son privadas. De tu salud solo conservamos «apto», «apto con limitaciones» o «no apto». Contarnos una alergia o una dieta es voluntario y sirve para un único evento.

## Sin biometría {#biometrics}

No usamos huellas ni reconocimiento facial, en línea con la guía que la AEPD publicó en noviembre de 2023. En el acceso, una persona mira tu foto y nada más.

## Ubicación solo al fichar {#location}

Si un evento lo pide, se toma tu posición en el momento del marcaje para acreditar que se hizo en el recinto. Se te informa antes, como exige el artículo 90 de la LOPDGDD. Nadie te sigue entre un marcaje y otro, y la posición se borra a los 30 días.

## Cómo se calcula si puedes trabajar {#clearance}

Con los mismos hechos, el resultado es siempre el mismo: documentos en vigor, edad, descansos, horas. Cada motivo cita su norma y dice cómo se resuelve, y puedes ver los que te afectan. Las propuestas para completar un cuadrante siguen las mismas normas escritas, y nada se publica hasta que una persona lo publica. Si crees que un motivo es erróneo, pide que lo revisemos: te responderá una persona.

## Cuánto tiempo guardamos los datos {#retention}

::retention-table

Son los plazos que la empresa aplica ahora. Una reclamación en curso puede alargar alguno; en ese caso te lo diremos.

## Bloqueo antes de borrar {#blocking}

En España, el artículo 32 de la LOPDGDD no permite destruir los datos sin más cuando se suprimen o se rectifican: primero se bloquean. Nadie puede verlos ni usarlos, salvo para ponerlos a disposición de jueces, fiscales o administraciones, hasta que prescriben las posibles responsabilidades. Entonces se destruyen. En el Reino Unido borramos lo que ninguna ley nos obliga a conservar.

## Cómo ejercer tus derechos {#rights}

- Acceso: ver tus datos y recibir una copia.
- Rectificación: corregir errores. En el registro de jornada el marcaje original permanece y la corrección figura al lado, con el acuerdo de las dos partes.
- Supresión y limitación: que dejemos de usar lo que ya no hace falta.
- Portabilidad: llevarte lo que nos diste en un formato que otros programas puedan leer.
- Oposición: pedir que cese un uso basado en nuestro interés legítimo.
- Retirar un consentimiento y pedir que una persona revise un resultado.

Escribe a la empresa a la dirección que figura en tu contrato, o contesta a cualquiera de sus mensajes, y di qué quieres. Si no estamos seguros de que eres tú, te pediremos lo justo para saberlo. Respondemos en un mes; si el asunto es complejo podemos necesitar dos más, y te lo diremos dentro del primero. No cuesta nada y nadie puede tratarte peor por ello.

## Dónde reclamar {#authorities}

Puedes acudir a la autoridad de protección de datos cuando quieras, sin pasar antes por nosotros: en España, la [Agencia Española de Protección de Datos (AEPD)](https://www.aepd.es); en el Reino Unido, la [Information Commissioner’s Office (ICO)](https://ico.org.uk/make-a-complaint/). Si alguna vez tus datos quedan expuestos y eso supone un riesgo alto para ti, te avisaremos sin demora.'
WHERE slug = 'data-protection';

UPDATE app.page_revision SET body_en = '## What we aim for {#aim}

This site follows the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, which the European standard EN 301 549 and the UK accessibility regulations also ask for.

- Every page can be used with a keyboard alone, and shows where you are.
- Text can be enlarged to 200 % without losing anything, and pages fit a phone.
- Colours keep enough contrast in the light and in the dark appearance, and nothing is said by colour alone.
- Every picture has a description, and every field has a name that a screen reader says.
- Pages work without JavaScript, and movement stops when your device asks for less of it.

## How we check it {#checks}

Every page is examined by a program in both languages and both appearances each time the site changes. That finds many faults, but not all: what it cannot find, people have to tell us.

## What does not work yet {#limits}

Documents that other people upload, such as a scanned certificate, are shown as they were sent. If you need one of them in another form, ask us for it.

## Tell us {#contact}

If something here keeps you from applying, reading your shifts or reaching us, write to the company or call it. We answer within one month.

::company-details

If our answer does not help, you can turn to the body that watches over accessibility in your country.',
body_es = '## Qué buscamos {#aim}

Este sitio sigue las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el nivel AA, que también piden la norma europea EN 301 549 y la normativa británica.

- Todas las páginas se pueden usar solo con el teclado y muestran dónde estás.
- El texto se puede ampliar al 200 % sin perder nada, y las páginas caben en un móvil.
- Los colores mantienen contraste suficiente en el aspecto claro y en el oscuro, y nada se dice solo con color.
- Todas las imágenes tienen descripción, y todos los campos tienen un nombre que lee el lector de pantalla.
- Las páginas funcionan sin JavaScript, y el movimiento se detiene si tu dispositivo lo pide.

## Cómo lo comprobamos {#checks}

Un programa examina cada página en los dos idiomas y en los dos aspectos cada vez que cambia el sitio. Así se encuentran muchos fallos, pero no todos: los que no puede ver nos los tiene que contar alguien.

## Qué no funciona todavía {#limits}

Los documentos que suben otras personas, como un certificado escaneado, se muestran tal como llegaron. Si necesitas alguno en otro formato, pídenoslo.

## Avísanos {#contact}

Si algo de este sitio te impide apuntarte, consultar tus turnos o ponerte en contacto con nosotros, escribe o llama a la empresa. Respondemos en el plazo de un mes.

::company-details

Si nuestra respuesta no te sirve, puedes acudir al organismo que vela por la accesibilidad en tu país.'
WHERE slug = 'accessibility';
