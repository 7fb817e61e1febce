/** Filters that are typed by their name: `role:waiter on:saturday in:Bilbao`, in Spanish `puesto:camarero el:sábado en:Bilbao`. */
import type { Filter } from "@product/domain/filters/filter";
import { fold } from "@product/domain/filters/fold";
import { daysAt } from "./days.ts";
import type { SaidDays } from "./read-question.ts";
import { scopeNamed, typedScopes } from "./scoped-words.ts";
import { roleForms, type KnownRole } from "./role-words.ts";

/** `rest` is what stands beside them; `left` are those whose value says nothing. */
export type Scoped = { parts: Filter[]; days: SaidDays | undefined; rest: string; left: string[] };

export function readScoped(text: string, { roles, today }: { roles: readonly KnownRole[]; today: string }): Scoped {
  const found: { role: string[]; days: SaidDays | undefined; towns: string[] } = {
    role: [],
    days: undefined,
    towns: [],
  };
  const left: string[] = [];
  const rest = text.replaceAll(typedScopes, (whole: string, name: string, quoted: string) => {
    const scope = scopeNamed(name);
    if (!scope) return whole;
    const value = quoted.replaceAll('"', "").trim();
    if (scope === "in") found.towns.push(value);
    const role = scope === "role" ? roles.find((each) => isSame(each, fold(value))) : undefined;
    const words = fold(value).split(/\s+/);
    const days = scope === "on" ? daysAt(words, 0, today) : undefined;
    if (role) found.role.push(role.key);
    if (days && days.next === words.length) found.days = days;
    else if (scope === "on" || (scope === "role" && !role)) left.push(whole);
    return " ";
  });
  return { parts: partsOf(found), days: found.days, rest: rest.replaceAll(/\s+/g, " ").trim(), left };
}

const isSame = (role: KnownRole, value: string): boolean => role.key === value || roleForms(role).includes(value);

function partsOf({ role, days, towns }: { role: string[]; days: SaidDays | undefined; towns: string[] }): Filter[] {
  const [single] = role.length === 1 ? role : [];
  const roleFilters: Filter[] =
    role.length > 0 && !(days && single) ? [{ field: "roles", op: "any", values: role }] : [];
  const work: Filter[] = days
    ? [{ field: "clearance", op: "can", values: [days.first, days.last, ...(single ? [single] : [])] }]
    : [];
  const places = towns.map((town): Filter => ({ field: "town", op: "contains", values: [town] }));
  return [...roleFilters, ...work, ...(places.length > 1 ? [{ or: places }] : places)];
}
