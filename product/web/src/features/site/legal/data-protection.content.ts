import type { LegalText } from "./legal-text.ts";
import { retention } from "./retention.content.ts";

const en: LegalText = {
  description: "Who sees workers’ data, what we never do with it, how long we keep it, and how to use your rights.",
  opening: [
    "Planning work for events takes data that people rightly want looked after: identity papers, bank accounts, hours. This page tells workers and applicants how we handle them. Purposes and lawful bases are in the ",
    { text: "privacy policy", to: "/privacy-policy" },
    ".",
  ],
  sections: [
    {
      id: "who-sees-what",
      heading: "Who sees what",
      blocks: [
        "Each person sees what their task needs and no more. The server enforces it, not just the screen.",
        {
          table: {
            caption: "Who sees which data of a worker",
            head: ["Who", "Sees", "Does not see"],
            rows: [
              ["You", "All your own data, your hours and your assignments", "Other people’s data"],
              [
                "Planners",
                "Whether you can work and why, whether you are over 18, your availability",
                "Date of birth, identity number, bank account",
              ],
              ["Human resources", "Identity, documents, contract", "The medical report"],
              ["Payroll", "Hours, pay, Social Security number, bank account", "Health data, private notes"],
              [
                "Person in charge of an event",
                "The list of their event, and your phone from the day before until the day after",
                "Other events, identity, pay",
              ],
              ["Gate", "Name, photo, shift, and whether you may enter", "Everything else"],
              ["Client", "Numbers, and the names needed for access", "Contact details, pay, documents"],
              ["Labour inspection", "The time register for the period it asks for", "Everything else"],
            ],
          },
        },
        "A stranger who scans your pass sees only that it is a work pass. Whoever opens identity, pay or health data leaves a record, and you may ask who that was.",
      ],
    },
    {
      id: "sensitive-data",
      heading: "Papers and health",
      blocks: [
        "Identity numbers and bank accounts are stored encrypted, and copies of documents are private. About your health we hold only “fit”, “fit with limits” or “not fit”. Telling us about an allergy or a diet is optional, and serves one event only.",
      ],
    },
    {
      id: "biometrics",
      heading: "No biometrics",
      blocks: [
        "We use neither fingerprints nor facial recognition, in line with the guidance that the AEPD published in November 2023. At the gate a person looks at your photo, and that is all.",
      ],
    },
    {
      id: "location",
      heading: "Location only when you punch in or out",
      blocks: [
        "Where an event asks for it, your position is taken at the moment of the punch, to show that it was made at the venue. You are told beforehand, as article 90 LOPDGDD requires. Nobody follows you between punches, and the position is deleted after 30 days.",
      ],
    },
    {
      id: "clearance",
      heading: "How “can work” is worked out",
      blocks: [
        "The same facts always give the same answer: valid documents, age, rest, hours. Each reason names its rule and what would clear it, and you may see the ones that concern you. Suggestions to fill a rota follow the same written rules, and nothing is published until a person publishes it. If you think a reason is wrong, ask us to look at it; a person will answer.",
      ],
    },
    {
      id: "retention",
      heading: "How long we keep data",
      blocks: [
        { table: retention.en },
        "These are the periods that the company works with now. A claim under way may keep something longer; then we tell you.",
      ],
    },
    {
      id: "blocking",
      heading: "Blocking before deletion",
      blocks: [
        "In Spain, article 32 LOPDGDD does not allow data to be wiped at once when it is erased or corrected: it is first blocked. Nobody may look at it or use it, except to hand it to judges, prosecutors or authorities, until we can no longer be held liable. Then it is destroyed. In the United Kingdom we erase what no law obliges us to keep.",
      ],
    },
    {
      id: "rights",
      heading: "How to use your rights",
      blocks: [
        {
          list: [
            "Access: see your data and receive a copy.",
            "Rectification: have errors put right. In the time register the original entry stays, with the correction beside it, agreed by both sides.",
            "Erasure and restriction: have us stop using what we no longer need.",
            "Portability: take what you gave us in a format that other programs can read.",
            "Objection: ask us to stop a use that rests on our legitimate interest.",
            "Withdrawing consent, and asking for a person to review an outcome.",
          ],
        },
        "Write to the company at the address in your contract, or reply to any of its messages, and say what you want. If we are not sure that it is you, we ask for no more than it takes to know. We answer within one month; if the matter is complex we may need two more, and we will tell you so in the first. It costs nothing and nobody may treat you worse for it.",
      ],
    },
    {
      id: "authorities",
      heading: "Where to complain",
      blocks: [
        [
          "You can go to the data protection authority at any time, without asking us first: in Spain the ",
          { text: "Agencia Española de Protección de Datos (AEPD)", to: "https://www.aepd.es" },
          ", in the United Kingdom the ",
          { text: "Information Commissioner’s Office (ICO)", to: "https://ico.org.uk/make-a-complaint/" },
          ". If data of yours is ever exposed in a way that puts you at high risk, we tell you without delay.",
        ],
      ],
    },
  ],
};

const es: LegalText = {
  description:
    "Quién ve los datos de los trabajadores, qué no hacemos nunca con ellos, cuánto los guardamos y cómo ejercer tus derechos.",
  opening: [
    "Organizar el trabajo en eventos requiere datos que, con razón, cada uno quiere bien guardados: documentos de identidad, cuentas bancarias, horas. Aquí contamos a trabajadores y candidatos cómo los tratamos. Los fines y las bases jurídicas están en la ",
    { text: "política de privacidad", to: "/privacy-policy" },
    ".",
  ],
  sections: [
    {
      id: "who-sees-what",
      heading: "Quién ve qué",
      blocks: [
        "Cada persona ve lo que necesita para su tarea y nada más. Lo impone el servidor, no solo la pantalla.",
        {
          table: {
            caption: "Quién ve qué datos de un trabajador",
            head: ["Quién", "Ve", "No ve"],
            rows: [
              ["Tú", "Todos tus datos, tus horas y tus asignaciones", "Los datos de los demás"],
              [
                "Planificación",
                "Si puedes trabajar y por qué, si eres mayor de 18, tu disponibilidad",
                "Fecha de nacimiento, número de identidad, cuenta bancaria",
              ],
              ["Recursos humanos", "Identidad, documentos, contrato", "El informe médico"],
              [
                "Nóminas",
                "Horas, salario, número de la Seguridad Social, cuenta bancaria",
                "Datos de salud, notas privadas",
              ],
              [
                "Responsable de un evento",
                "La lista de su evento y tu teléfono desde el día anterior hasta el siguiente",
                "Otros eventos, identidad, salario",
              ],
              ["Acceso", "Nombre, foto, turno y si puedes entrar", "Todo lo demás"],
              ["Cliente", "Cifras y los nombres necesarios para entrar", "Contacto, salario, documentos"],
              ["Inspección de Trabajo", "El registro de jornada del periodo que pida", "Todo lo demás"],
            ],
          },
        },
        "Si un desconocido escanea tu pase, solo verá que es un pase de trabajo. Cuando alguien abre datos de identidad, de salario o de salud queda constancia, y puedes preguntar quién ha sido.",
      ],
    },
    {
      id: "sensitive-data",
      heading: "Documentos y salud",
      blocks: [
        "Los números de identidad y las cuentas bancarias se guardan cifrados, y las copias de documentos son privadas. De tu salud solo conservamos «apto», «apto con limitaciones» o «no apto». Contarnos una alergia o una dieta es voluntario y sirve para un único evento.",
      ],
    },
    {
      id: "biometrics",
      heading: "Sin biometría",
      blocks: [
        "No usamos huellas ni reconocimiento facial, en línea con la guía que la AEPD publicó en noviembre de 2023. En el acceso, una persona mira tu foto y nada más.",
      ],
    },
    {
      id: "location",
      heading: "Ubicación solo al fichar",
      blocks: [
        "Si un evento lo pide, se toma tu posición en el momento del marcaje para acreditar que se hizo en el recinto. Se te informa antes, como exige el artículo 90 de la LOPDGDD. Nadie te sigue entre un marcaje y otro, y la posición se borra a los 30 días.",
      ],
    },
    {
      id: "clearance",
      heading: "Cómo se calcula si puedes trabajar",
      blocks: [
        "Con los mismos hechos, el resultado es siempre el mismo: documentos en vigor, edad, descansos, horas. Cada motivo cita su norma y dice cómo se resuelve, y puedes ver los que te afectan. Las propuestas para completar un cuadrante siguen las mismas normas escritas, y nada se publica hasta que una persona lo publica. Si crees que un motivo es erróneo, pide que lo revisemos: te responderá una persona.",
      ],
    },
    {
      id: "retention",
      heading: "Cuánto tiempo guardamos los datos",
      blocks: [
        { table: retention.es },
        "Son los plazos que la empresa aplica ahora. Una reclamación en curso puede alargar alguno; en ese caso te lo diremos.",
      ],
    },
    {
      id: "blocking",
      heading: "Bloqueo antes de borrar",
      blocks: [
        "En España, el artículo 32 de la LOPDGDD no permite destruir los datos sin más cuando se suprimen o se rectifican: primero se bloquean. Nadie puede verlos ni usarlos, salvo para ponerlos a disposición de jueces, fiscales o administraciones, hasta que prescriben las posibles responsabilidades. Entonces se destruyen. En el Reino Unido borramos lo que ninguna ley nos obliga a conservar.",
      ],
    },
    {
      id: "rights",
      heading: "Cómo ejercer tus derechos",
      blocks: [
        {
          list: [
            "Acceso: ver tus datos y recibir una copia.",
            "Rectificación: corregir errores. En el registro de jornada el marcaje original permanece y la corrección figura al lado, con el acuerdo de las dos partes.",
            "Supresión y limitación: que dejemos de usar lo que ya no hace falta.",
            "Portabilidad: llevarte lo que nos diste en un formato que otros programas puedan leer.",
            "Oposición: pedir que cese un uso basado en nuestro interés legítimo.",
            "Retirar un consentimiento y pedir que una persona revise un resultado.",
          ],
        },
        "Escribe a la empresa a la dirección que figura en tu contrato, o contesta a cualquiera de sus mensajes, y di qué quieres. Si no estamos seguros de que eres tú, te pediremos lo justo para saberlo. Respondemos en un mes; si el asunto es complejo podemos necesitar dos más, y te lo diremos dentro del primero. No cuesta nada y nadie puede tratarte peor por ello.",
      ],
    },
    {
      id: "authorities",
      heading: "Dónde reclamar",
      blocks: [
        [
          "Puedes acudir a la autoridad de protección de datos cuando quieras, sin pasar antes por nosotros: en España, la ",
          { text: "Agencia Española de Protección de Datos (AEPD)", to: "https://www.aepd.es" },
          "; en el Reino Unido, la ",
          { text: "Information Commissioner’s Office (ICO)", to: "https://ico.org.uk/make-a-complaint/" },
          ". Si alguna vez tus datos quedan expuestos y eso supone un riesgo alto para ti, te avisaremos sin demora.",
        ],
      ],
    },
  ],
};

export const dataProtection = { en, es };
