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
      children: {
        en: "Children and Young Persons Act 1933, s. 18 and Education Act 1996, s. 8; in Scotland, Children and Young Persons (Scotland) Act 1937, s. 28 and Education (Scotland) Act 1980, s. 33",
        es: "Children and Young Persons Act 1933, s. 18 y Education Act 1996, s. 8; en Escocia, Children and Young Persons (Scotland) Act 1937, s. 28 y Education (Scotland) Act 1980, s. 33",
      },
      agency: same("Agency Workers Regulations 2010, reg. 7"),
      notice: same("Employment Rights Act 2025, s. 2"),
    }),
    ...everywhere,
  ],
};
