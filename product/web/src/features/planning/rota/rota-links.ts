import { useLocale } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import { rotaAddress, type RotaQuery } from "./schema.ts";

/** The search part of a rota's address; usual values are left out. */
export function searchOf({ view, by, as, day, event, role, page }: RotaQuery): string {
  const parameters = {
    ...(view !== "week" && { view }),
    ...(by !== "people" && { by }),
    ...(as !== "grid" && { as }),
    ...(day && { day }),
    ...(event && { event }),
    ...(role && { role }),
    ...(page > 1 && { page: String(page) }),
  };
  return new URLSearchParams(parameters).toString();
}

/** The address of the same rota with something else about it. */
export function useRotaLink(query: RotaQuery): (change: Partial<RotaQuery>) => string {
  const here = inLocale(rotaAddress, useLocale());
  return (change) => {
    const search = searchOf({ ...query, page: 1, ...change });
    return search ? `${here}?${search}` : here;
  };
}
