/** The places of a contract template that are filled in for each contract, and how a text with such places becomes a contract. */
import type { Locale } from "@product/domain/locales";

export const contractPlaces = {
  "worker.name": { en: "Worker's full name", es: "Nombre completo del trabajador" },
  "worker.identityNumber": { en: "Worker's identity number", es: "Documento de identidad del trabajador" },
  "worker.birthDate": { en: "Worker's date of birth", es: "Fecha de nacimiento del trabajador" },
  "worker.address": { en: "Worker's address", es: "Dirección del trabajador" },
  "entity.name": { en: "Company", es: "Empresa" },
  "entity.taxId": { en: "Company's tax number", es: "CIF de la empresa" },
  "entity.address": { en: "Company's address", es: "Dirección de la empresa" },
  "entity.employerCode": { en: "Company's employer code", es: "Código de cuenta de cotización" },
  "engagement.type": { en: "Kind of contract", es: "Tipo de contrato" },
  "engagement.firstDay": { en: "First day", es: "Primer día" },
  "engagement.lastDay": { en: "Last day, or that it has no end", es: "Último día, o que no tiene fin" },
  "engagement.workingTime": { en: "Working time", es: "Jornada" },
  "engagement.convenio": { en: "Collective agreement", es: "Convenio" },
  "engagement.category": { en: "Category", es: "Categoría" },
  "engagement.rate": { en: "Base rate per hour", es: "Salario base por hora" },
  "engagement.complementaryHours": { en: "Pact on complementary hours", es: "Pacto de horas complementarias" },
  "engagement.cause": { en: "Cause of a temporary contract", es: "Causa del contrato temporal" },
  "engagement.activityPeriod": { en: "Estimated activity period", es: "Período de actividad estimado" },
  "engagement.hoursDistribution": { en: "Distribution of hours", es: "Distribución de la jornada" },
  "contract.day": { en: "Day on which it is sent", es: "Día en que se envía" },
} as const satisfies Record<string, Record<Locale, string>>;

export type ContractPlace = keyof typeof contractPlaces;
export const contractPlaceNames = Object.keys(contractPlaces) as ContractPlace[];

export const contractBodyLength = 60_000;
export const contractTemplateNameLength = 120;

const place = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isPlace = (name: string): name is ContractPlace => Object.hasOwn(contractPlaces, name);

/** The places that a text names, each once, in their order. */
export const placesIn = (body: string): ContractPlace[] => [
  ...new Set([...body.matchAll(place)].map(([, name]) => name!).filter(isPlace)),
];

/** Texts that look like a place and are none, as written. Braces that do not close are among them. */
export function unknownPlaces(body: string): string[] {
  const wrong = [...body.matchAll(place)].filter(([, name]) => !isPlace(name!)).map(([written]) => written);
  const open = body.replaceAll(place, "").match(/\{\{[^\n{}]{0,40}|[^\n{}]{0,40}\}\}/g) ?? [];
  return [...new Set([...wrong, ...open])];
}

/** Places in the other language that are missing in this one: both must state the same contract. */
export const missingPlaces = (body: string, other: string): ContractPlace[] => {
  const here = new Set(placesIn(body));
  return placesIn(other).filter((name) => !here.has(name));
};

/** A line of the texts that we bring along: nobody signs one before a lawyer has read it and the line is taken out. */
export const isSampleText = (body: string): boolean => /^\W*(?:sample text|texto de muestra)\b/imu.test(body);

/** The places of a text for which there is nothing to write. */
export const emptyPlaces = (body: string, values: ContractValues): ContractPlace[] =>
  placesIn(body).filter((name) => !values[name]);

export type ContractValues = Partial<Record<ContractPlace, string>>;

/** Puts each value in its places, once: what a value holds is never taken for a place, a heading or a new line. */
export const renderContract = (body: string, values: ContractValues): string =>
  body
    .replaceAll("\r\n", "\n")
    .replaceAll(place, (written, name: string) =>
      isPlace(name) ? (values[name] ?? "").replaceAll(/[^\S\u00a0\u202f]+/g, " ").trim() : written,
    );

export type ContractBlock = { kind: "heading" | "paragraph" | "item"; text: string };

/** A text as it is shown: `# ` begins a heading, `- ` an item of a list, and an empty line ends a paragraph. */
export function contractBlocks(text: string): ContractBlock[] {
  const blocks: ContractBlock[] = [];
  let isOpen = false;
  for (const line of text.split("\n").map((each) => each.trim())) {
    const [, mark, rest] = /^(#+|-) +(.+)$/.exec(line) ?? [];
    if (mark) blocks.push({ kind: mark === "-" ? "item" : "heading", text: rest! });
    else if (line && isOpen) blocks.at(-1)!.text += ` ${line}`;
    else if (line) blocks.push({ kind: "paragraph", text: line });
    isOpen = line !== "" && !mark;
  }
  return blocks;
}
