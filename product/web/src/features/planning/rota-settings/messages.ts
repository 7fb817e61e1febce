import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.workingSchedules,
  intro: {
    en: "How the schedule divides the days. The rules of working time count by the law, whatever is set here.",
    es: "Cómo reparte el cuadrante los días. Las normas de tiempo de trabajo se aplican según la ley, con independencia de este ajuste.",
  },
  dayBeginsAt: { en: "A day begins at (hour)", es: "El día empieza a las (hora)" },
  dayBeginsAtHelp: {
    en: "Work that starts earlier stands with the evening before. 5 suits most companies with night work; 0 is midnight.",
    es: "El trabajo que empieza antes figura con la noche anterior. Las 5 va bien si hay trabajo nocturno; 0 es medianoche.",
  },
} as const satisfies Messages;
