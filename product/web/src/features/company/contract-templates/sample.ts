import type { ContractValues } from "@product/domain/people/contract-places";
import type { Locale } from "@product/domain/locales";

/** Someone invented, to read a template with. */
export const sampleValues: Record<Locale, ContractValues> = {
  en: {
    "worker.name": "Lucía Fernández Gil",
    "worker.identityNumber": "00000000T",
    "worker.birthDate": "14 March 1998",
    "worker.address": "Calle Mayor 1, 28013 Madrid",
    "entity.name": "Marea Eventos, S.L.",
    "entity.taxId": "B00000000",
    "entity.address": "Calle del Puerto 2, 46024 Valencia",
    "entity.employerCode": "46 0000000 00",
    "engagement.type": "permanent seasonal",
    "engagement.firstDay": "1 December 2026",
    "engagement.lastDay": "no fixed end",
    "engagement.workingTime": "50% of full time",
    "engagement.convenio": "Hospitality, Valencia",
    "engagement.category": "Waiter",
    "engagement.rate": "€11.50 an hour",
    "engagement.complementaryHours": "agreed",
    "contract.day": "15 November 2026",
  },
  es: {
    "worker.name": "Lucía Fernández Gil",
    "worker.identityNumber": "00000000T",
    "worker.birthDate": "14 de marzo de 1998",
    "worker.address": "Calle Mayor 1, 28013 Madrid",
    "entity.name": "Marea Eventos, S.L.",
    "entity.taxId": "B00000000",
    "entity.address": "Calle del Puerto 2, 46024 Valencia",
    "entity.employerCode": "46 0000000 00",
    "engagement.type": "fijo discontinuo",
    "engagement.firstDay": "1 de diciembre de 2026",
    "engagement.lastDay": "sin fecha de fin",
    "engagement.workingTime": "50 % de la jornada completa",
    "engagement.convenio": "Hostelería de Valencia",
    "engagement.category": "Camarero",
    "engagement.rate": "11,50 € por hora",
    "engagement.complementaryHours": "pactadas",
    "contract.day": "15 de noviembre de 2026",
  },
};
