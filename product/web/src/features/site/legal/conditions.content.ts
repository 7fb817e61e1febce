import type { LegalText } from "./legal-text.ts";

const en: LegalText = {
  description: "The rules for using this site, your account and your worker pass, in plain words.",
  opening:
    "These conditions say what you can expect from this site and what we expect from you. They are short on purpose. Using the site means that you accept them; if something here does not suit you, talk to us before you go on.",
  sections: [
    {
      id: "the-site",
      heading: "What this site is",
      blocks: [
        "It is the place where a company that staffs events in Spain and the United Kingdom presents itself, receives applications, plans its rotas and gives each worker a pass. Anyone may read the public pages. The rest is for people with an account or a personal link: workers, office staff, the people at the gate and the clients of an event.",
        "Using the site is free. Nobody may ask you for money to apply, to be called or to be given a shift. If someone does so in our name, please tell us.",
      ],
    },
    {
      id: "the-company",
      heading: "Who runs it",
      blocks: [
        "“We” and “the company” mean the company that runs this site. Its legal name, tax or company number and contact details are in your contract and in the messages it sends you and, once the company has entered them, at the foot of these pages. “Cuadrante” is the name of the software, not of your employer.",
      ],
    },
    {
      id: "accounts",
      heading: "Your account",
      blocks: [
        {
          list: [
            "An account belongs to one person. Keep your password and your personal links to yourself.",
            "Give us true details and correct them when they change, above all your contact details, your right to work and your bank account.",
            "In Spain nobody under 16 may work; in the United Kingdom we do not engage anyone under school-leaving age. If you are under 18, we ask a parent or guardian for consent where the law requires it.",
            "If you think that someone else has used your account, tell us at once. We will close the open sessions and help you back in.",
            "We may suspend an account that is being misused. We tell you why, and you can have a person look at it again.",
          ],
        },
      ],
    },
    {
      id: "the-pass",
      heading: "Your pass is personal",
      blocks: [
        "The pass says who you are; it does not by itself open any door. At the gate a person compares you with your photo, and the system checks that you are expected on that shift. Do not lend your pass, do not publish it and do not let anyone scan in for you: the entries it makes become part of your time register, and they must be yours. If you lose your phone, ask for a new pass; the old one stops working.",
      ],
    },
    {
      id: "conduct",
      heading: "What is not allowed",
      blocks: [
        {
          list: [
            "Pretending to be someone else, or uploading documents that are false or not yours.",
            "Looking at, copying or passing on other people’s data beyond what your task needs.",
            "Attacking the site, getting round its protections, or collecting its content with automated means that burden it.",
            "Uploading anything unlawful, offensive or harmful.",
          ],
        },
        "If you find a security flaw, tell us privately and give us a reasonable time to mend it. We will not act against anyone who reports one in good faith.",
      ],
    },
    {
      id: "work-and-pay",
      heading: "Shifts, contract and pay",
      blocks: [
        "Seeing a shift here is not yet a promise of work, and these conditions are not an employment contract. Your work is governed by your contract, the collective agreement that applies and the law. Where they say something else, they prevail, and nothing on this site takes away a right that they give you.",
      ],
    },
    {
      id: "availability",
      heading: "When the site does not work",
      blocks: [
        "We look after the site with care, but we cannot promise that it is always available. We may stop it for maintenance or change it. If it fails while you are working, tell the person in charge of the event: the hours you worked count, whether or not the system was able to record them at the time.",
      ],
    },
    {
      id: "content",
      heading: "Texts, images and links",
      blocks: [
        "The texts, images and brands here belong to us or to whoever lent them to us. You may read, print and share the public pages; for any other use, ask first. What you upload remains yours, and we use it only for the purposes in the privacy policy. Where we link to other sites, their owners answer for them.",
        ["How we treat your data: ", { text: "privacy policy", to: "/privacy-policy" }, "."],
      ],
    },
    {
      id: "liability",
      heading: "What we answer for",
      blocks: [
        "We answer for damage that we cause through our own fault or negligence. We do not answer for what lies outside our control, such as a failure of your phone or of the network, or for the use of an account that its owner has shared. Nothing here limits our liability for death or personal injury caused by negligence, for fraud or wilful harm, or wherever else the law does not allow it to be limited; your rights as a worker or a consumer stay whole.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to these conditions",
      blocks: [
        "When we change them we change the date at the top. If a change matters to you and you have an account, we tell you before it takes effect.",
      ],
    },
    {
      id: "law",
      heading: "Law and courts",
      blocks: [
        "If you live in Spain, Spanish law applies; if you live in the United Kingdom, the law of the part of it where you live. In any case you keep the protection that the mandatory law of your country gives you. You may go to the courts of the place where you live; disputes about employment belong to the courts or tribunals that the law names for them. Before that, write to us: most things can be settled by talking.",
      ],
    },
  ],
};

const es: LegalText = {
  description: "Las reglas para usar este sitio, tu cuenta y tu pase, explicadas con palabras sencillas.",
  opening:
    "Aquí explicamos qué puedes esperar de este sitio y qué esperamos de ti. Hemos procurado ser breves. Al usar el sitio aceptas estas condiciones; si algo no te encaja, háblalo con nosotros antes de seguir.",
  sections: [
    {
      id: "the-site",
      heading: "Qué es este sitio",
      blocks: [
        "Es el lugar donde una empresa que aporta personal a eventos en España y el Reino Unido se presenta, recibe solicitudes, prepara sus cuadrantes y entrega a cada trabajador su pase. Las páginas públicas las puede leer cualquiera. Lo demás es para quien tiene una cuenta o un enlace personal: trabajadores, personal de oficina, personas que atienden los accesos y clientes de un evento.",
        "Usar el sitio es gratis. Nadie puede pedirte dinero por apuntarte, por llamarte o por darte un turno. Si alguien lo hace en nuestro nombre, avísanos, por favor.",
      ],
    },
    {
      id: "the-company",
      heading: "Quién lo gestiona",
      blocks: [
        "Cuando decimos «nosotros» o «la empresa» nos referimos a la empresa que gestiona este sitio. Su razón social, su número fiscal o de registro y sus datos de contacto figuran en tu contrato, en los mensajes que te envía y, cuando la empresa los ha incorporado, al pie de estas páginas. «Cuadrante» es el nombre del programa, no el de quien te contrata.",
      ],
    },
    {
      id: "accounts",
      heading: "Tu cuenta",
      blocks: [
        {
          list: [
            "Cada cuenta es de una sola persona. No compartas tu contraseña ni tus enlaces personales.",
            "Danos datos verdaderos y corrígelos cuando cambien, sobre todo los de contacto, el permiso de trabajo y la cuenta bancaria.",
            "En España no se puede trabajar antes de los 16 años; en el Reino Unido no contratamos a nadie en edad escolar obligatoria. Si tienes menos de 18, pediremos el consentimiento de tu madre, padre o tutor cuando la ley lo exija.",
            "Si crees que otra persona ha entrado en tu cuenta, dínoslo enseguida. Cerraremos las sesiones abiertas y te ayudaremos a recuperarla.",
            "Podemos suspender una cuenta si se usa mal. Te diremos el motivo y podrás pedir que una persona lo revise.",
          ],
        },
      ],
    },
    {
      id: "the-pass",
      heading: "El pase es personal",
      blocks: [
        "El pase dice quién eres, pero no abre por sí solo ninguna puerta. En el acceso, una persona te compara con tu foto y el sistema comprueba que te esperan en ese turno. No lo prestes, no lo publiques y no dejes que nadie fiche por ti: esos marcajes pasan a tu registro de jornada y tienen que ser tuyos. Si pierdes el teléfono, pide otro pase y el anterior dejará de servir.",
      ],
    },
    {
      id: "conduct",
      heading: "Lo que no está permitido",
      blocks: [
        {
          list: [
            "Hacerte pasar por otra persona o subir documentos falsos o ajenos.",
            "Mirar, copiar o difundir datos de otras personas más allá de lo que pide tu tarea.",
            "Atacar el sitio, saltarte sus protecciones o extraer su contenido con medios automáticos que lo sobrecarguen.",
            "Subir cualquier cosa ilícita, ofensiva o dañina.",
          ],
        },
        "Si encuentras un fallo de seguridad, cuéntanoslo en privado y danos un plazo razonable para corregirlo. No actuaremos contra quien avise de buena fe.",
      ],
    },
    {
      id: "work-and-pay",
      heading: "Turnos, contrato y salario",
      blocks: [
        "Ver un turno aquí no significa todavía que tengas trabajo, y estas condiciones no son un contrato laboral. Tu trabajo se rige por tu contrato, por el convenio colectivo aplicable y por la ley. Si dicen otra cosa, mandan ellos, y nada de lo que leas en este sitio te quita un derecho que te reconozcan.",
      ],
    },
    {
      id: "availability",
      heading: "Cuando el sitio no funciona",
      blocks: [
        "Cuidamos el sitio, pero no podemos prometer que esté siempre disponible. A veces habrá que pararlo por mantenimiento o cambiarlo. Si falla mientras trabajas, avisa a la persona responsable del evento: las horas que has trabajado cuentan, las haya podido registrar o no el sistema en ese momento.",
      ],
    },
    {
      id: "content",
      heading: "Textos, imágenes y enlaces",
      blocks: [
        "Los textos, las imágenes y las marcas son nuestros o de quien nos los ha cedido. Puedes leer, imprimir y compartir las páginas públicas; para cualquier otro uso, pregúntanos antes. Lo que subas sigue siendo tuyo y solo lo usamos para los fines que describe la política de privacidad. De los sitios ajenos que enlazamos responden sus titulares.",
        ["Cómo tratamos tus datos: ", { text: "política de privacidad", to: "/privacy-policy" }, "."],
      ],
    },
    {
      id: "liability",
      heading: "De qué respondemos",
      blocks: [
        "Respondemos de los daños que causemos por nuestra culpa o negligencia. No respondemos de lo que escapa a nuestro control, como una avería de tu teléfono o de la red, ni del uso de una cuenta que su titular ha compartido. Nada de esto limita nuestra responsabilidad por muerte o lesiones causadas por negligencia, por dolo o fraude, ni en los demás casos en que la ley no permite limitarla; tus derechos como trabajador o como consumidor quedan intactos.",
      ],
    },
    {
      id: "changes",
      heading: "Cambios en estas condiciones",
      blocks: [
        "Cuando las cambiemos, cambiará la fecha que ves arriba. Si el cambio te afecta y tienes cuenta, te avisaremos antes de que empiece a aplicarse.",
      ],
    },
    {
      id: "law",
      heading: "Ley y tribunales",
      blocks: [
        "Si vives en España se aplica la ley española; si vives en el Reino Unido, la de la parte del país en que residas. En todo caso conservas la protección que te dan las normas imperativas de tu país. Puedes acudir a los tribunales de tu domicilio, y los conflictos laborales corresponden a los juzgados de lo social o a los tribunales que la ley señale. Antes de llegar ahí, escríbenos: casi todo se arregla hablando.",
      ],
    },
  ],
};

export const conditions = { en, es };
