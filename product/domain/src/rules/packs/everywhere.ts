/** Rules of the company's own in every country, for everyone who works, employed or not. */
import type { Rule } from "@product/domain/rules/rule";
import { localDate } from "@product/domain/time/local-date";

const from = localDate("2000-01-01");
const ofTheCompany = { citation: { en: "", es: "" }, from };

export const everywhere: readonly Rule[] = [
  {
    ...ofTheCompany,
    key: "OVERLAP",
    check: "overlap",
    name: { en: "One shift at a time", es: "Un solo turno a la vez" },
    numbers: {},
    severity: "block",
    isOverridable: false,
    isForEveryone: true,
  },
  {
    ...ofTheCompany,
    key: "TRAVEL",
    check: "travel",
    name: { en: "Time to travel between venues", es: "Tiempo de viaje entre recintos" },
    numbers: { kilometresPerHour: 60 },
    severity: "warn",
    isOverridable: true,
    isForEveryone: true,
  },
  {
    ...ofTheCompany,
    key: "SPREAD-14",
    check: "spread",
    name: { en: "A split day of at most 14 h", es: "Jornada partida de 14 h como máximo" },
    numbers: { hours: 14 },
    severity: "warn",
    isOverridable: true,
  },
];
