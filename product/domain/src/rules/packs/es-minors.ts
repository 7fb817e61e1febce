/** Spain: who is not yet eighteen. None of it can be overridden. */
import type { Rule, Text } from "@product/domain/rules/rule";
import { localDate } from "@product/domain/time/local-date";

const same = (text: string): Text => ({ en: text, es: text });
const minor = {
  severity: "block",
  isOverridable: false,
  ages: "minor",
  from: localDate("2000-01-01"),
} as const satisfies Partial<Rule>;

export const minorsES: readonly Rule[] = [
  {
    ...minor,
    key: "ES-MIN-16",
    check: "too-young",
    name: { en: "Nobody under 16 works", es: "Nadie trabaja con menos de 16 años" },
    numbers: { age: 16 },
    citation: same("ET art. 6.1, 6.4"),
    isForEveryone: true,
  },
  {
    ...minor,
    key: "ES-MIN-18-NIGHT",
    check: "minor-night",
    name: { en: "No night work under 18", es: "Sin trabajo nocturno con menos de 18 años" },
    numbers: { nightFrom: 22, nightUntil: 6 },
    citation: same("ET art. 6.2, 36.1"),
  },
  {
    ...minor,
    key: "ES-MIN-18-DAY",
    check: "day-hours",
    name: {
      en: "8 h a day under 18, all employers together",
      es: "8 h al día con menos de 18 años, entre todas las empresas",
    },
    numbers: { hours: 8 },
    citation: same("ET art. 34.3"),
  },
  {
    ...minor,
    key: "ES-MIN-18-BREAK",
    check: "break",
    name: {
      en: "A break of 30 min after 4 h 30 under 18",
      es: "Pausa de 30 min si se superan 4 h 30 con menos de 18 años",
    },
    numbers: { afterMinutes: 270, breakMinutes: 30 },
    citation: same("ET art. 34.4"),
  },
  {
    ...minor,
    key: "ES-MIN-18-WREST",
    check: "weekly-rest",
    name: {
      en: "2 days of weekly rest and the daily rest under 18",
      es: "2 días de descanso semanal más el diario con menos de 18 años",
    },
    numbers: { hours: 60, days: 7 },
    citation: { en: "ET art. 37.1; CJEU C‑477/21", es: "ET art. 37.1; TJUE C‑477/21" },
  },
];
