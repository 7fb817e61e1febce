/** Great Britain. */
import type { Pack, Text } from "@product/domain/rules/rule";
import { localDate } from "@product/domain/time/local-date";
import { everywhere } from "./everywhere.ts";
import { workingTimeUK } from "./working-time-uk.ts";

const same = (text: string): Text => ({ en: text, es: text });

export const packGB: Pack = {
  id: "GB",
  name: { en: "Great Britain", es: "Gran Bretaña" },
  versions: [
    {
      version: "2000.1",
      from: localDate("2000-01-01"),
      note: {
        en: "The Working Time Regulations 1998 as amended; notice of shifts waits for regulations of the 2025 Act",
        es: "Las Working Time Regulations 1998 con sus cambios; el preaviso espera el reglamento de la ley de 2025",
      },
    },
  ],
  rules: [
    ...workingTimeUK({
      prefix: "UK",
      regulations: (article) => same(`Working Time Regulations 1998, reg. ${article}`),
      children: same("Children and Young Persons Act 1933, s. 18; Education Act 1996, s. 8"),
      agency: same("Agency Workers Regulations 2010, reg. 7"),
      notice: same("Employment Rights Act 2025, s. 2"),
    }),
    ...everywhere,
  ],
};
