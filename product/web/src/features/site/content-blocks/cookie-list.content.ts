import type { Locale } from "@product/domain/locales";
import type { WrittenTable } from "./written-table.ts";

/** Every cookie that this site sets, as the policy on cookies tells it. */
export const cookieList: Record<Locale, WrittenTable> = {
  en: {
    caption: "Cookies set by this site",
    head: ["Cookie", "What it is for", "How long it stays"],
    rows: [
      [
        [{ code: "cuadrante-auth" }],
        [
          "Keeps you signed in. It is written when you sign in, removed when you sign out, and split into numbered parts when it is long. While a sign-in is under way, a companion whose name ends in ",
          { code: "-code-verifier" },
          " protects it; through another company, so does one that begins with ",
          { code: "auth-flow-" },
          " and stays for five minutes.",
        ],
        "Up to 400 days",
      ],
      [
        [{ code: "sb-device" }],
        "Shows that you have signed in from this browser before, so that someone who tries passwords for your account cannot lock you out. It is written when you sign in and does not say who you are.",
        "365 days",
      ],
      [
        [{ code: "i18n_redirected" }],
        "Remembers your language, English or Spanish, so that the next page comes in the same one.",
        "365 days",
      ],
      [
        [{ code: "colour-mode" }],
        "Remembers whether you chose the light or the dark appearance, or that of your device.",
        "365 days",
      ],
      [
        [{ code: "navigation" }],
        "In the back office, remembers whether its navigation is wide or a rail of icons.",
        "365 days",
      ],
      [
        [{ code: "saved" }],
        "In the back office, tells the page after a form that it was saved, and is removed as soon as it is read.",
        "1 minute",
      ],
      [
        [{ code: "cc_cookie" }],
        "Keeps your answer about optional cookies and when you gave it, so that we do not ask on every page.",
        "182 days",
      ],
    ],
  },
  es: {
    caption: "Cookies que crea este sitio",
    head: ["Cookie", "Para qué sirve", "Cuánto dura"],
    rows: [
      [
        [{ code: "cuadrante-auth" }],
        [
          "Mantiene abierta tu sesión. Se crea cuando entras, se borra cuando sales y, si es larga, se reparte en partes numeradas. Mientras estás entrando la protege otra cuyo nombre acaba en ",
          { code: "-code-verifier" },
          "; si entras a través de otra empresa, también una que empieza por ",
          { code: "auth-flow-" },
          " y dura cinco minutos.",
        ],
        "Hasta 400 días",
      ],
      [
        [{ code: "sb-device" }],
        "Indica que ya has entrado antes desde este navegador, para que nadie que pruebe contraseñas con tu cuenta pueda dejarte fuera. Se crea al entrar y no dice quién eres.",
        "365 días",
      ],
      [
        [{ code: "i18n_redirected" }],
        "Recuerda tu idioma, español o inglés, para que la página siguiente te llegue en el mismo.",
        "365 días",
      ],
      [
        [{ code: "colour-mode" }],
        "Recuerda si has elegido el aspecto claro, el oscuro o el de tu dispositivo.",
        "365 días",
      ],
      [
        [{ code: "navigation" }],
        "En la oficina, recuerda si la navegación está desplegada o es una barra de iconos.",
        "365 días",
      ],
      [
        [{ code: "saved" }],
        "En la oficina, avisa a la página que sigue a un formulario de que se ha guardado, y se borra en cuanto se lee.",
        "1 minuto",
      ],
      [
        [{ code: "cc_cookie" }],
        "Guarda tu respuesta sobre las cookies opcionales y cuándo la diste, para no preguntarte en cada página.",
        "182 días",
      ],
    ],
  },
};
