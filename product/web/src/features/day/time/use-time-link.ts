import { useLocale } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import { timeAddress, type TimeQuery } from "./schema.ts";

type Asked = Partial<TimeQuery> & { do?: string; check?: string };

/** The same screen with something else chosen: other lines begin with the first of them. */
export function useTimeLink({ query, days }: { query: TimeQuery; days: { from: string; until: string } }) {
  const here = inLocale(timeAddress, useLocale());
  return (other: Asked): string => {
    const after = other.do || other.check ? query.after : undefined;
    const wanted = { ...query, ...days, after, ...other };
    const params = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== "") as [
      string,
      string,
    ][];
    return `${here}?${new URLSearchParams(params)}`;
  };
}
