/** Texts for an applicant whose application is not approved as it is, and the time in which that can be taken back. */
import type { BothLanguages } from "./definition.ts";
import type { ApplicationState } from "./states.ts";

export const rejectReasons = [
  "no_places",
  "not_suited",
  "no_right_to_work",
  "incomplete",
  "no_reply",
  "other",
] as const;

export const messageLength = 2000;

/** The most frequent requests, in the words that the applicant reads. */
export const askTemplates = {
  document: {
    en: "We cannot read your document. Please send a photo of both sides, without glare and with all four corners in view.",
    es: "No podemos leer tu documento. Envíanos una foto de las dos caras, sin reflejos y con las cuatro esquinas a la vista.",
  },
  number: {
    en: "One of the numbers you gave does not add up. Please check it against your card and send it again.",
    es: "Uno de los números que has puesto no cuadra. Compruébalo con tu tarjeta y envíalo otra vez.",
  },
  training: {
    en: "Please send the certificate of your training. Without it we cannot offer you shifts yet.",
    es: "Envíanos el certificado de tu formación. Sin él todavía no podemos ofrecerte turnos.",
  },
  days: {
    en: "Please tell us on which days and at what times you can work.",
    es: "Dinos qué días y a qué horas puedes trabajar.",
  },
} as const satisfies Record<string, BothLanguages>;
type AskTemplate = keyof typeof askTemplates;
export const askTemplateNames = Object.keys(askTemplates) as [AskTemplate, ...AskTemplate[]];

/** A reviewer who opens an application reserves it for so long. */
export const reviewMinutes = 10;

/** Letters wait so long before they go out; until then nothing has followed from a decision. */
export const takeBackMinutes = 10;
/** Nobody is told of what is marked as spam. */
const spamDays = 30;

export function canTakeBack(state: ApplicationState, decidedAt: Date | null, now: Date): boolean {
  if (!decidedAt) return false;
  const minutes = (now.getTime() - decidedAt.getTime()) / 60_000;
  if (state === "spam") return minutes <= spamDays * 24 * 60;
  return (state === "rejected" || state === "more_info") && minutes < takeBackMinutes;
}
