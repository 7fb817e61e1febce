import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.legalEntities,
  intro: {
    en: "The companies that employ people. The country of each decides which rules apply to its workers.",
    es: "Las razones sociales que emplean a las personas. El país de cada una decide qué normas se aplican a su gente.",
  },
  newOne: words.newLegalEntity,
  noneTitle: { en: "No legal entities yet", es: "Todavía no hay empresas" },
  noneText: {
    en: "Workers belong to a legal entity, so add the first one.",
    es: "Los trabajadores pertenecen a una empresa: añade la primera.",
  },
  name: words.name,
  nameHelp: { en: "As shown in the companies register.", es: "Como figura en el Registro Mercantil." },
  countryHelp: {
    en: "Its rules for working time and documents apply.",
    es: "Se aplican sus normas de jornada y documentos.",
  },
  nationHelp: {
    en: "For UK companies: Northern Ireland has its own laws, and school-leaving dates differ.",
    es: "Para empresas británicas: Irlanda del Norte tiene sus propias leyes y la fecha de fin de escolaridad varía.",
  },
  nonProfit: words.nonProfitOrganisation,
  nonProfitHelp: {
    en: "In Spain only these may have volunteers (Ley 45/2015).",
    es: "En España, solo estas pueden tener voluntarios (Ley 45/2015).",
  },
  timeZone: words.timeZone,
  timeZoneHelp: {
    en: "Used to decide when a day starts and ends: contracts, registrations, documents and suspensions of its workers.",
    es: "Determina cuándo empieza y termina el día: contratos, altas, documentos y suspensiones de su gente.",
  },
  taxId: words.taxNumber,
  taxIdHelp: {
    en: "CIF in Spain, company number in the United Kingdom.",
    es: "CIF en España, company number en el Reino Unido.",
  },
  employerCode: words.employerCode,
  employerCodeHelp: {
    en: "Social Security account (CCC) in Spain, PAYE reference in the United Kingdom.",
    es: "CCC de la Seguridad Social en España, PAYE reference en el Reino Unido.",
  },
  employerCodeDoubt: {
    en: "This does not look like a Social Security account code (CCC): two digits for the province, seven more and two check digits. It will be saved anyway; please check it.",
    es: "No parece un código de cuenta de cotización (CCC): dos cifras de provincia, siete más y dos de control. Se guarda igualmente; compruébalo.",
  },
  address: words.address,
  addressHelp: {
    en: "For contracts, the time register and the public pages.",
    es: "Para contratos, el registro de jornada y las páginas públicas.",
  },
  email: words.email,
  emailHelp: {
    en: "Shown at the foot of the public pages.",
    es: "Figura al pie de las páginas públicas.",
  },
  phone: words.phone,
  phoneHelp: {
    en: "Workers call it when they cannot come or something is wrong.",
    es: "Los trabajadores llaman a este número si no pueden ir o algo falla.",
  },
  registry: words.registration,
  registryHelp: {
    en: "Companies House, or the Registro Mercantil with volume, page and sheet. Shown at the foot of the public pages.",
    es: "Registro Mercantil con tomo, folio y hoja, o Companies House. Figura al pie de las páginas públicas.",
  },
} as const satisfies Messages;
