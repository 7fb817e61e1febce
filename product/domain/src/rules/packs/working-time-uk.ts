/** The working-time rules that Great Britain and Northern Ireland share, each citing its own law. */
import type { Rule, Text } from "@product/domain/rules/rule";
import { localDate } from "@product/domain/time/local-date";

export type Laws = {
  prefix: "UK" | "NI";
  /** Regulations on working time: with the number of the article. */
  regulations: (article: string) => Text;
  children: Text;
  agency: Text;
  notice: Text;
};

const from = localDate("2000-01-01");
const night = { nightFrom: 23, nightUntil: 6, nightHours: 3 };
const young = { severity: "block", isOverridable: false, ages: "minor", from } as const satisfies Partial<Rule>;
const adult = { severity: "block", isOverridable: true, ages: "adult", from } as const satisfies Partial<Rule>;

export const workingTimeUK = ({ prefix, regulations, children, agency, notice }: Laws): readonly Rule[] => [
  {
    ...adult,
    key: `${prefix}-REST-11`,
    check: "daily-rest",
    name: { en: "11 h of rest between work days", es: "11 h de descanso entre jornadas" },
    numbers: { hours: 11 },
    citation: regulations("10(1)"),
  },
  {
    ...adult,
    key: `${prefix}-WREST-24`,
    check: "weekly-rest",
    name: { en: "24 h in 7 days, or twice in 14", es: "24 h en 7 días, o dos veces en 14" },
    numbers: { hours: 24, days: 7, orHours: 24, orDays: 14, orTimes: 2 },
    citation: regulations("11(1), 11(2)"),
  },
  {
    ...adult,
    key: `${prefix}-WEEK-48`,
    check: "week-average",
    name: { en: "48 h a week on average over 17 weeks", es: "48 h semanales de promedio en 17 semanas" },
    numbers: { hours: 48, weeks: 17, allowsOptOut: 1 },
    citation: regulations("4, 5"),
  },
  {
    ...adult,
    key: `${prefix}-BREAK-20`,
    check: "break",
    name: { en: "A break of 20 min after 6 h", es: "Pausa de 20 min si se superan 6 h" },
    numbers: { afterMinutes: 360, breakMinutes: 20 },
    citation: regulations("12(1)"),
  },
  {
    ...adult,
    key: `${prefix}-NIGHT-8`,
    check: "night-average-weeks",
    name: {
      en: "8 h a day for night workers, over 17 weeks",
      es: "8 h diarias de promedio en 17 semanas para nocturnos",
    },
    numbers: { hours: 8, weeks: 17, nights: 3, ...night },
    citation: regulations("6(1)"),
  },
  {
    ...adult,
    key: `${prefix}-NIGHT-HAZARD-8`,
    check: "night-hazard",
    name: { en: "8 h in 24 for nights of special hazard", es: "8 h en 24 en noches de riesgo especial" },
    numbers: { hours: 8, ...night },
    citation: regulations("6(7)"),
  },
  {
    ...young,
    key: `${prefix}-YOUNG-REST-12`,
    check: "daily-rest",
    name: { en: "12 h of rest under 18", es: "12 h de descanso con menos de 18 años" },
    numbers: { hours: 12 },
    citation: regulations("10(2)"),
  },
  {
    ...young,
    key: `${prefix}-YOUNG-WREST-48`,
    check: "weekly-rest",
    name: { en: "48 h in 7 days under 18", es: "48 h en 7 días con menos de 18 años" },
    numbers: { hours: 48, days: 7 },
    citation: regulations("11(3)"),
  },
  {
    ...young,
    key: `${prefix}-YOUNG-BREAK-30`,
    check: "break",
    name: {
      en: "A break of 30 min after 4 h 30 under 18",
      es: "Pausa de 30 min si se superan 4 h 30 con menos de 18 años",
    },
    numbers: { afterMinutes: 270, breakMinutes: 30 },
    citation: regulations("12(4)"),
  },
  {
    ...young,
    key: `${prefix}-YOUNG-DAY-8`,
    check: "day-hours",
    name: { en: "8 h a day under 18", es: "8 h al día con menos de 18 años" },
    numbers: { hours: 8 },
    citation: regulations("5A(1)"),
  },
  {
    ...young,
    key: `${prefix}-YOUNG-WEEK-40`,
    check: "week-hours",
    name: { en: "40 h a week under 18, never averaged", es: "40 h semanales con menos de 18 años, sin promedio" },
    numbers: { hours: 40 },
    citation: regulations("5A(1)"),
  },
  {
    ...young,
    key: `${prefix}-YOUNG-NIGHT`,
    check: "minor-night",
    name: { en: "No night work under 18", es: "Sin trabajo nocturno con menos de 18 años" },
    numbers: { nightFrom: 22, nightUntil: 6 },
    citation: regulations("6A"),
  },
  {
    ...young,
    key: `${prefix}-CHILD`,
    check: "too-young",
    name: {
      en: "Nobody works before the school-leaving date",
      es: "Nadie trabaja antes de la edad de fin de escolaridad",
    },
    numbers: { age: 16, untilSchoolLeaving: 1 },
    citation: children,
    isForEveryone: true,
  },
  {
    key: `${prefix}-RTW-20`,
    check: "student-week",
    name: {
      en: "20 h a week in term on a student visa",
      es: "20 h semanales en periodo lectivo con visado de estudiante",
    },
    numbers: { hours: 20 },
    severity: "block",
    citation: { en: "Immigration Rules, Appendix Student, ST 26", es: "Immigration Rules, Appendix Student, ST 26" },
    from,
    isOverridable: false,
    isForEveryone: true,
  },
  {
    key: `${prefix}-AWR-12`,
    check: "agency-weeks",
    name: { en: "Equal pay after 12 weeks through an agency", es: "Igualdad de salario tras 12 semanas por agencia" },
    numbers: { weeks: 12, pauseWeeks: 6 },
    severity: "info",
    citation: agency,
    from,
    isOverridable: true,
    isForAgency: true,
  },
  {
    key: `${prefix}-NOTICE`,
    check: "notice",
    name: { en: "Reasonable notice of shifts", es: "Preaviso razonable de los turnos" },
    numbers: { days: 7 },
    severity: "off",
    citation: notice,
    from,
    isOverridable: true,
  },
];
