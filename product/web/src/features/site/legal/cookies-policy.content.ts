import { cookieList } from "./cookie-list.content.ts";
import type { LegalText } from "./legal-text.ts";

const en: LegalText = {
  description: "Every cookie this site sets, what it is for and how long it lasts, and how to change your choice.",
  opening:
    "This site works with very few cookies, all of them its own. Nothing that measures or follows you is loaded unless you say yes first, and saying no is as easy as saying yes.",
  sections: [
    {
      id: "what-they-are",
      heading: "What a cookie is",
      blocks: [
        "A cookie is a short note that a site leaves in your browser and that the browser shows it again on the next visit. Without one a site could not tell that you have already signed in. Some cookies are needed for what you asked for; others only serve whoever runs the site, and for those your permission is required.",
      ],
    },
    {
      id: "our-cookies",
      heading: "The cookies of this site",
      blocks: [
        "This is the complete list. Only this site sets and reads them.",
        { table: cookieList.en },
        "None of them is used for advertising, to build a profile of you or to recognise you on other sites.",
      ],
    },
    {
      id: "other-storage",
      heading: "Other notes in your browser",
      blocks: [
        "While a tab is open, the site keeps in that tab how far you had scrolled on each page, so that “back” takes you to the same spot, and, after an update, that the page has just been reloaded. This never leaves your device and goes when you close the tab.",
      ],
    },
    {
      id: "optional-tools",
      heading: "Optional tools",
      blocks: [
        "The company that runs this site may use a tag manager, a small program that loads tools to measure visits. Not every installation has one. Where there is one, it is loaded only after you have accepted it; until then the browser does not contact it at all. The tools that it loads may set cookies of their own, and then their providers answer for them together with the company. Before you accept, the consent panel must tell you what they are for.",
        "The fonts, icons and scripts of the site itself come from its own server, not from someone else’s.",
      ],
    },
    {
      id: "your-choice",
      heading: "Your choice, and how to change it",
      blocks: [
        {
          list: [
            "You can accept or reject optional cookies when the site asks, and use it just the same if you reject them.",
            "You can change your mind at any time with “Cookie settings”, at the foot of the public pages. What you had accepted stops from then on.",
            "After 182 days, or if the list of purposes changes, we ask again.",
            "The pages of the office staff and the worker pass do not show that button.",
          ],
        },
      ],
    },
    {
      id: "deleting",
      heading: "Deleting cookies in the browser",
      blocks: [
        "Every browser lets you see, delete and block cookies, usually in its settings under “Privacy”. If you delete ours, you will have to sign in again, and the site goes back to the language and appearance of your device. If you block them altogether, you can still read the public pages, but you cannot sign in.",
      ],
    },
    {
      id: "legal-basis",
      heading: "Why we may set them",
      blocks: [
        "The cookies in the table provide what you ask for: signing in, your language, the appearance you chose, and the record of your answer. For such cookies neither article 22.2 of the Spanish Act 34/2002 (LSSI) nor regulation 6 of the UK Privacy and Electronic Communications Regulations requires consent. For everything else we rely on your consent alone.",
      ],
    },
    {
      id: "questions",
      heading: "Questions and changes",
      blocks: [
        [
          "If the site begins to use another cookie, it appears here first and the date at the top changes. Who is responsible, and how to reach them, is in the ",
          { text: "privacy policy", to: "/privacy-policy#responsible" },
          ".",
        ],
      ],
    },
  ],
};

const es: LegalText = {
  description: "Todas las cookies de este sitio, para qué sirven y cuánto duran, y cómo cambiar tu elección.",
  opening:
    "Este sitio funciona con muy pocas cookies y todas son propias. No se carga nada que te mida o te siga si antes no has dicho que sí, y decir que no cuesta lo mismo.",
  sections: [
    {
      id: "what-they-are",
      heading: "Qué es una cookie",
      blocks: [
        "Una cookie es una pequeña nota que un sitio deja en tu navegador y que este le vuelve a enseñar en la siguiente visita. Sin ella, un sitio no sabría que ya has entrado en tu cuenta. Unas hacen falta para darte lo que pides; otras solo le sirven a quien gestiona el sitio, y para esas se necesita tu permiso.",
      ],
    },
    {
      id: "our-cookies",
      heading: "Las cookies de este sitio",
      blocks: [
        "Esta es la lista completa. Solo este sitio las crea y las lee.",
        { table: cookieList.es },
        "Ninguna se usa para publicidad, para hacer un perfil tuyo ni para reconocerte en otros sitios.",
      ],
    },
    {
      id: "other-storage",
      heading: "Otras notas en tu navegador",
      blocks: [
        "Mientras una pestaña está abierta, el sitio apunta en ella por dónde ibas en cada página, para que «atrás» te devuelva al mismo punto, y, tras una actualización, que la página acaba de recargarse. Nada de eso sale de tu dispositivo y desaparece al cerrar la pestaña.",
      ],
    },
    {
      id: "optional-tools",
      heading: "Herramientas opcionales",
      blocks: [
        "La empresa que gestiona este sitio puede usar un gestor de etiquetas, un pequeño programa que carga herramientas para medir las visitas. No todas las instalaciones lo tienen. Donde lo hay, solo se carga después de que lo aceptes; hasta entonces el navegador ni siquiera se pone en contacto con él. Las herramientas que cargue pueden crear sus propias cookies, y de ellas responden sus proveedores junto con la empresa. Antes de que aceptes, el panel de consentimiento tiene que decirte para qué son.",
        "Las tipografías, los iconos y los programas del propio sitio salen de su servidor, no del de un tercero.",
      ],
    },
    {
      id: "your-choice",
      heading: "Tu elección y cómo cambiarla",
      blocks: [
        {
          list: [
            "Puedes aceptar o rechazar las cookies opcionales cuando el sitio te pregunta, y usarlo igual si las rechazas.",
            "Puedes cambiar de idea cuando quieras con «Configurar cookies», al pie de las páginas públicas. Lo que habías aceptado deja de funcionar desde ese momento.",
            "Pasados 182 días, o si cambian los fines, volvemos a preguntar.",
            "Las páginas del personal de oficina y el pase no muestran ese botón.",
          ],
        },
      ],
    },
    {
      id: "deleting",
      heading: "Borrar las cookies desde el navegador",
      blocks: [
        "Todos los navegadores permiten ver, borrar y bloquear cookies, normalmente en los ajustes, dentro de «Privacidad». Si borras las nuestras, tendrás que volver a entrar y el sitio tomará de nuevo el idioma y el aspecto de tu dispositivo. Si las bloqueas del todo, podrás leer las páginas públicas, pero no entrar en tu cuenta.",
      ],
    },
    {
      id: "legal-basis",
      heading: "Por qué podemos usarlas",
      blocks: [
        "Las cookies de la tabla te dan lo que pides: entrar en tu cuenta, tu idioma, el aspecto que has elegido y la constancia de tu respuesta. Para ellas no exigen consentimiento ni el artículo 22.2 de la Ley 34/2002 (LSSI) ni la norma 6 del reglamento británico sobre privacidad y comunicaciones electrónicas (PECR). Para todo lo demás nos basamos únicamente en tu consentimiento.",
      ],
    },
    {
      id: "questions",
      heading: "Preguntas y cambios",
      blocks: [
        [
          "Si el sitio empieza a usar otra cookie, aparecerá antes aquí y cambiará la fecha que ves arriba. Quién es responsable y cómo localizarlo está en la ",
          { text: "política de privacidad", to: "/privacy-policy#responsible" },
          ".",
        ],
      ],
    },
  ],
};

export const cookiesPolicy = { en, es };
