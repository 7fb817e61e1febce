/** Northern Ireland: the numbers of Great Britain by its own laws, remembered and not checked article by article. */
import type { Pack, Text } from "@product/domain/rules/rule";
import { localDate } from "@product/domain/time/local-date";
import { everywhere } from "./everywhere.ts";
import { workingTimeUK } from "./working-time-uk.ts";

const same = (text: string): Text => ({ en: text, es: text });

const shared = workingTimeUK({
  prefix: "NI",
  regulations: () => same("Working Time Regulations (Northern Ireland) 2016"),
  children: same(
    "Children (Northern Ireland) Order 1995, art. 133–147; Education and Libraries (Northern Ireland) Order 1986, art. 46",
  ),
  agency: same("Agency Workers Regulations (Northern Ireland) 2011, reg. 7"),
  notice: same("Employment Rights (Northern Ireland) Order 1996"),
});

export const packNI: Pack = {
  id: "NI",
  name: { en: "Northern Ireland", es: "Irlanda del Norte" },
  versions: [
    {
      version: "2000.1",
      from: localDate("2000-01-01"),
      note: {
        en: "The Working Time Regulations (Northern Ireland) 2016; articles still to be checked",
        es: "Las Working Time Regulations (Northern Ireland) 2016; artículos por comprobar",
      },
    },
  ],
  rules: [...shared.map((rule) => ({ ...rule, isRemembered: true })), ...everywhere],
};
