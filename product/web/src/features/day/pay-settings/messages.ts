import type { PremiumKind } from "@product/domain/day/pay";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Pay", es: "Pago de horas" },
  intro: {
    en: "How the hours of each company are rounded for pay, and what is paid on top. The register itself stays to the minute.",
    es: "Cómo se redondean las horas de cada empresa para pagarlas y qué se paga de más. El registro sigue al minuto.",
  },
  company: { en: "Company", es: "Empresa" },
  rounding: { en: "Direction", es: "Sentido" },
  roundingMinutes: { en: "Rounding", es: "Redondeo" },
  "step:0": { en: "None, to the minute", es: "Ninguno, al minuto" },
  step: { en: "{n, number} minutes", es: "{n, number} minutos" },
  "rounding:nearest": { en: "To the nearest", es: "Al más cercano" },
  "rounding:up": { en: "Up, in the worker’s favour", es: "Hacia arriba, a favor del trabajador" },
  roundingHelp: {
    en: "Each shift as a whole. Both figures are shown, and both are handed over.",
    es: "Cada turno en conjunto. Se muestran y se entregan las dos cifras.",
  },
  night: { en: "Night, % on top", es: "Nocturnas, % de más" },
  sunday: { en: "Sunday, % on top", es: "Domingo, % de más" },
  holiday: { en: "Holiday, % on top", es: "Festivo, % de más" },
  complementary: { en: "Complementary, % on top", es: "Complementarias, % de más" },
  overtime: { en: "Overtime, % on top", es: "Extra, % de más" },
  none: { en: "No company", es: "Ninguna empresa" },
  noneText: { en: "Set up a legal entity first.", es: "Primero crea una empresa." },
  charges: { en: "Client rates", es: "Tarifas de clientes" },
  chargesIntro: {
    en: "What clients are charged for an hour, and the shortest call that was agreed with them.",
    es: "Lo que se factura a cada cliente por hora y la convocatoria mínima acordada.",
  },
  client: { en: "Client", es: "Cliente" },
  hourlyRate: { en: "Rate per hour", es: "Tarifa por hora" },
  hourlyRateHelp: {
    en: "In the currency of the company that staffs the event. Empty: hours without an amount.",
    es: "En la moneda de la empresa que pone el personal. Vacía: horas sin importe.",
  },
  minimumMinutes: { en: "Shortest call (minutes)", es: "Convocatoria mínima (minutos)" },
  minimumHelp: { en: "240 means that four hours are charged at least.", es: "240 significa cuatro horas como mínimo." },
  noClients: { en: "No clients", es: "Ningún cliente" },
  noClientsText: { en: "Set up a client first.", es: "Primero crea un cliente." },
  notSet: { en: "Not set", es: "Sin fijar" },
} as const satisfies Messages & Record<PremiumKind, Messages[string]>;
