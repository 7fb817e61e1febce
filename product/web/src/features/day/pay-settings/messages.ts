import type { PremiumKind } from "@product/domain/day/pay";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Pay", es: "Pago de horas" },
  intro: {
    en: "How the hours of each company are rounded for pay, and which premiums are paid. The register itself stays to the minute.",
    es: "Cómo se redondean las horas de cada empresa para pagarlas y qué pluses se pagan. El registro sigue al minuto.",
  },
  company: words.company,
  rounding: words.direction,
  roundingMinutes: { en: "Rounding", es: "Redondeo" },
  "step:0": { en: "None, to the minute", es: "Ninguno, al minuto" },
  step: { en: "{n, number} minutes", es: "{n, number} minutos" },
  "rounding:nearest": { en: "To the nearest", es: "Al más cercano" },
  "rounding:up": { en: "Up, in the worker’s favour", es: "Hacia arriba, a favor del trabajador" },
  roundingHelp: {
    en: "Each shift as a whole. Both figures are shown, and both are handed over.",
    es: "Cada turno en conjunto. Se muestran y se entregan las dos cifras.",
  },
  night: { en: "Night premium (%)", es: "Plus de nocturnidad (%)" },
  sunday: { en: "Sunday premium (%)", es: "Plus de domingo (%)" },
  holiday: { en: "Holiday premium (%)", es: "Plus de festivo (%)" },
  complementary: { en: "Complementary hours premium (%)", es: "Plus de horas complementarias (%)" },
  overtime: { en: "Overtime premium (%)", es: "Recargo de horas extra (%)" },
  none: { en: "No company", es: "Ninguna empresa" },
  newEntity: words.newLegalEntity,
  noneText: { en: "Set up a legal entity first.", es: "Primero crea una empresa." },
  charges: { en: "Client rates", es: "Tarifas de clientes" },
  chargesIntro: {
    en: "What clients are charged for an hour, and the shortest call that was agreed with them.",
    es: "Lo que se factura a cada cliente por hora y la convocatoria mínima acordada.",
  },
  client: words.client,
  hourlyRate: { en: "Rate per hour", es: "Tarifa por hora" },
  hourlyRateHelp: {
    en: "In the currency of the company that staffs the event. Empty: hours without an amount.",
    es: "En la moneda de la empresa que pone el personal. Vacía: horas sin importe.",
  },
  minimumMinutes: { en: "Shortest call (minutes)", es: "Convocatoria mínima (minutos)" },
  minimumHelp: { en: "240 means that four hours are charged at least.", es: "240 significa cuatro horas como mínimo." },
  noClients: { en: "No clients", es: "Ningún cliente" },
  newClient: words.newClient,
  noClientsText: { en: "Set up a client first.", es: "Primero crea un cliente." },
  byRole: { en: "Rates by role", es: "Tarifas por puesto" },
  notSet: words.notSet,
} as const satisfies Messages & Record<PremiumKind, Messages[string]>;
