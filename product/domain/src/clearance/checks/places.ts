/** Requirements of one place beyond its role: languages, and being on its list. */
import { always } from "@product/domain/clearance/day-ranges";
import type { Ask, Facts, Rules } from "@product/domain/clearance/facts";
import type { Reason } from "@product/domain/clearance/verdict";
import { on } from "./reason.ts";

export function placeReasons({ languages = [], listIds = [] }: Facts, _rules: Rules, { also }: Ask): Reason[] {
  const unspoken = (also?.languages ?? []).filter((wanted) => !languages.includes(wanted));
  const list = also?.list;
  return [
    ...unspoken.flatMap((language) =>
      on([always], {
        code: "language.missing",
        verdict: "BLOCK",
        params: { nameEn: nameIn("en", language), nameEs: nameIn("es", language) },
        fix: { who: "staff", action: "profile.edit" },
        overridable: true,
      }),
    ),
    ...(list && !listIds.includes(list.id)
      ? on([always], {
          code: "list.not-on",
          verdict: "BLOCK",
          params: { nameEn: list.name, nameEs: list.name },
          fix: { who: "staff", action: "list.join" },
          overridable: true,
          private: true,
        })
      : []),
  ];
}

const names = {
  en: new Intl.DisplayNames(["en"], { type: "language" }),
  es: new Intl.DisplayNames(["es"], { type: "language" }),
};
const nameIn = (locale: "en" | "es", language: string) => names[locale].of(language) ?? language;
