import { useLocale } from "use-intl";

type Called = { id: string; nameEn: string; nameEs: string };

/** Names in the reader's language, and what can be chosen in its order. */
export function useNames() {
  const locale = useLocale();
  const nameOf = ({ nameEn, nameEs }: Omit<Called, "id">) => (locale === "es" ? nameEs : nameEn);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = (called: readonly Called[]) =>
    called.map((each) => ({ value: each.id, label: nameOf(each) })).toSorted((a, b) => compare(a.label, b.label));
  return { nameOf, sorted };
}
