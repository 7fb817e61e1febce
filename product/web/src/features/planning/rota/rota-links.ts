import { useLocale } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import { rotaAddress, type RotaQuery } from "./schema.ts";

/** The address of the same rota with something else about it; what is usual is not said. */
export function useRotaLink(query: RotaQuery): (change: Partial<RotaQuery>) => string {
  const here = inLocale(rotaAddress, useLocale());
  return (change) => {
    const { view, by, as, day, event, role, page } = { ...query, page: 1, ...change };
    const said = {
      ...(view !== "week" && { view }),
      ...(by !== "people" && { by }),
      ...(as !== "grid" && { as }),
      ...(day && { day }),
      ...(event && { event }),
      ...(role && { role }),
      ...(page > 1 && { page: String(page) }),
    };
    const search = new URLSearchParams(said).toString();
    return search ? `${here}?${search}` : here;
  };
}
