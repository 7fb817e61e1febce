import type { LegalText } from "./legal-text.ts";
import { purposes } from "./purposes.content.ts";
import { retention } from "./retention.content.ts";

const en: LegalText = {
  description: "Which personal data we use, what for, on what legal basis, and what you can ask of us.",
  opening: [
    "Whether you are just looking, applying for work or already working with us, this page says which data we use, why we may, and what you can ask of us. How we look after workers’ data from day to day is under ",
    { text: "data protection", to: "/data-protection" },
    ".",
  ],
  sections: [
    {
      id: "responsible",
      heading: "Who is responsible",
      blocks: [
        "The controller is the company that runs this site (“we”). Its name, address and contact details, and those of its data protection officer if it has one, are in your contract and in every message it sends you and, once the company has entered them, at the foot of these pages. In Spain we follow the GDPR and Organic Act 3/2018 (LOPDGDD); in the United Kingdom, the UK GDPR and the Data Protection Act 2018.",
      ],
    },
    {
      id: "data",
      heading: "Which data we use",
      blocks: [
        {
          list: [
            "If you only read the public pages: your choice of language and appearance and your answer about cookies. We do not ask who you are.",
            "If you apply: name, contact details, date of birth, right to work, the roles you would like, your experience, and the documents that those roles need.",
            "If you work with us: also identity and Social Security or National Insurance numbers, bank account, photo, contract, availability, assignments, entries of the time register, pay, and messages between us.",
            "If you work in the office or for a client: name, work contact details, account, permissions, and a record of what you do in the system.",
          ],
        },
        "Nearly all of it comes from you. Some comes from someone entitled to give it to us, such as the medical service that confirms fitness for a job or the authority that confirms a right to work. A form says which answers are required; without those we cannot engage you.",
      ],
    },
    {
      id: "purposes",
      heading: "What for, and on what basis",
      blocks: [
        { table: purposes.en },
        "What rests on your consent is voluntary. You can withdraw it whenever you like, with no effect on your work or on what was done before.",
      ],
    },
    {
      id: "recipients",
      heading: "Who receives it",
      blocks: [
        {
          list: [
            "Authorities, where the law requires it: Social Security, tax, labour inspection, immigration, courts.",
            "The client and the venue of an event you work at, as far as safety rules and access control need it.",
            "Banks, to pay you, and whoever prepares our payroll or runs our servers and mail, under a contract that binds them to our instructions.",
          ],
        },
        "We do not sell data or hand it to advertisers.",
      ],
    },
    {
      id: "transfers",
      heading: "Data between countries",
      blocks: [
        "Data may pass between Spain and the United Kingdom, which recognise each other’s protection through adequacy decisions. If a provider is anywhere else, we first make sure that the country has such a decision or that approved contract clauses are in place; you may ask us for a copy of them.",
      ],
    },
    {
      id: "retention",
      heading: "How long we keep it",
      blocks: [
        "As long as the purpose needs it, and then for as long as the law makes us answer for it. These are the periods, one by one:",
        { table: retention.en },
      ],
    },
    {
      id: "automated-decisions",
      heading: "No decisions by machine alone",
      blocks: [
        "The system compares facts, such as dates, documents and hours, with written rules, and shows the reasons. It gives nobody a score and guesses nothing about your character. A person decides who is called, what is published and whether an exception is made. You can ask which reasons applied to you and have them reviewed.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      blocks: [
        [
          "You can ask to see your data, correct it, have it erased or restricted, take it with you, or object to its use. It is free, and we answer within one month. ",
          { text: "How to use your rights", to: "/data-protection#rights" },
          ".",
        ],
        [
          "If you are not content with our answer, you can complain to the ",
          { text: "Agencia Española de Protección de Datos", to: "https://www.aepd.es" },
          " in Spain or the ",
          { text: "Information Commissioner’s Office", to: "https://ico.org.uk" },
          " in the United Kingdom.",
        ],
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      blocks: [
        [
          "When something here changes, so does the date at the top; if it matters to you, we tell you beforehand. Cookies have ",
          { text: "a page of their own", to: "/cookies-policy" },
          ".",
        ],
      ],
    },
  ],
};

const es: LegalText = {
  description: "Qué datos personales usamos, para qué, con qué base legal y qué puedes pedirnos.",
  opening: [
    "Tanto si solo estás mirando como si quieres trabajar o ya trabajas con nosotros, aquí te contamos qué datos usamos, por qué podemos hacerlo y qué puedes pedirnos. Cómo cuidamos en el día a día los datos de los trabajadores está en ",
    { text: "protección de datos", to: "/data-protection" },
    ".",
  ],
  sections: [
    {
      id: "responsible",
      heading: "Quién es responsable",
      blocks: [
        "El responsable del tratamiento es la empresa que gestiona este sitio («nosotros»). Su nombre, su dirección y sus datos de contacto, y los de su delegado de protección de datos si lo tiene, figuran en tu contrato, en cada mensaje que te envía y, cuando la empresa los ha incorporado, al pie de estas páginas. En España aplicamos el RGPD y la Ley Orgánica 3/2018 (LOPDGDD); en el Reino Unido, el UK GDPR y la Data Protection Act 2018.",
      ],
    },
    {
      id: "data",
      heading: "Qué datos usamos",
      blocks: [
        {
          list: [
            "Si solo lees las páginas públicas: el idioma y el aspecto que eliges y tu respuesta sobre las cookies. No te preguntamos quién eres.",
            "Si presentas una solicitud: nombre, datos de contacto, fecha de nacimiento, permiso de trabajo, puestos que te interesan, experiencia y los documentos que esos puestos exigen.",
            "Si trabajas con nosotros: además, número de identidad y de la Seguridad Social (o National Insurance), cuenta bancaria, foto, contrato, disponibilidad, asignaciones, marcajes del registro de jornada, salario y los mensajes que intercambiamos.",
            "Si trabajas en la oficina o para un cliente: nombre, datos de contacto profesionales, cuenta, permisos y constancia de lo que haces en el sistema.",
          ],
        },
        "Casi todo nos lo das tú. Lo demás llega de quien puede facilitarlo, como el servicio médico que confirma la aptitud para un puesto o la autoridad que confirma un permiso de trabajo. Cada formulario indica qué respuestas son obligatorias; sin ellas no podemos contratarte.",
      ],
    },
    {
      id: "purposes",
      heading: "Para qué y con qué base",
      blocks: [
        { table: purposes.es },
        "Lo que depende de tu consentimiento es voluntario. Puedes retirarlo cuando quieras, sin consecuencias para tu trabajo ni para lo que ya se hizo.",
      ],
    },
    {
      id: "recipients",
      heading: "Quién los recibe",
      blocks: [
        {
          list: [
            "Las autoridades, cuando la ley lo exige: Seguridad Social, Hacienda, Inspección de Trabajo, extranjería, juzgados.",
            "El cliente y el recinto del evento en el que trabajas, en lo que pidan la prevención de riesgos y el control de accesos.",
            "Los bancos, para pagarte, y quien nos lleva las nóminas o mantiene los servidores y el correo, con un contrato que le obliga a seguir nuestras instrucciones.",
          ],
        },
        "No vendemos datos ni se los damos a anunciantes.",
      ],
    },
    {
      id: "transfers",
      heading: "Datos entre países",
      blocks: [
        "Los datos pueden pasar entre España y el Reino Unido, que se reconocen mutuamente un nivel de protección adecuado. Si un proveedor está en otro lugar, antes comprobamos que ese país cuenta con una decisión de adecuación o que hay cláusulas contractuales aprobadas; puedes pedirnos una copia.",
      ],
    },
    {
      id: "retention",
      heading: "Cuánto tiempo los guardamos",
      blocks: [
        "Mientras hagan falta para su fin y, después, mientras la ley nos obligue a responder de ellos. Estos son los plazos, uno a uno:",
        { table: retention.es },
      ],
    },
    {
      id: "automated-decisions",
      heading: "Ninguna decisión la toma solo una máquina",
      blocks: [
        "El sistema compara hechos, como fechas, documentos y horas, con normas escritas, y enseña los motivos. No pone nota a nadie ni adivina cómo eres. Una persona decide a quién se convoca, qué se publica y si se hace una excepción. Puedes preguntar qué motivos se aplicaron en tu caso y pedir que se revisen.",
      ],
    },
    {
      id: "rights",
      heading: "Tus derechos",
      blocks: [
        [
          "Puedes pedir ver tus datos, corregirlos, suprimirlos, limitar su uso, llevártelos u oponerte. Es gratis y respondemos en el plazo de un mes. ",
          { text: "Cómo ejercer tus derechos", to: "/data-protection#rights" },
          ".",
        ],
        [
          "Si nuestra respuesta no te convence, puedes reclamar ante la ",
          { text: "Agencia Española de Protección de Datos", to: "https://www.aepd.es" },
          " en España o ante la ",
          { text: "Information Commissioner’s Office", to: "https://ico.org.uk" },
          " en el Reino Unido.",
        ],
      ],
    },
    {
      id: "changes",
      heading: "Cambios en esta política",
      blocks: [
        [
          "Cuando cambie algo, cambiará la fecha que ves arriba; si te afecta, te avisaremos antes. Las cookies tienen ",
          { text: "su propia página", to: "/cookies-policy" },
          ".",
        ],
      ],
    },
  ],
};

export const privacyPolicy = { en, es };
