/** All forms in which a role may be asked for: "Camarero/a" is also camarera, camareros, camareras. */
import { fold } from "@product/domain/filters/fold";

export type KnownRole = { key: string; nameEn: string; nameEs: string };

export function roleForms({ key, nameEn, nameEs }: KnownRole): string[] {
  const own = [...englishForms(fold(nameEn)), ...spanishForms(fold(nameEs))];
  return [...new Set([...own, ...(alsoSaid[key] ?? "").split("|").filter(Boolean)])];
}

const englishForms = (name: string): string[] => {
  const plural = name.endsWith("s") ? name : /(?:ch|sh|x)$/.test(name) ? `${name}es` : `${name}s`;
  return [name, plural, `${name} staff`];
};

function spanishForms(name: string): string[] {
  const [first = "", ...rest] = name.split(" ");
  return genders(first).flatMap((word) => [word, pluralOf(word)].map((form) => [form, ...rest].join(" ")));
}

/** `camarero/a`, `auxiliar`, `montador/a`. */
function genders(word: string): string[] {
  const [base = "", ending] = word.split("/");
  if (ending === undefined) return base.endsWith("o") ? [base, `${base.slice(0, -1)}a`] : [base];
  return [base, /[oae]$/.test(base) ? base.slice(0, -1) + ending : base + ending];
}

const pluralOf = (word: string): string =>
  /[aeiou]$/.test(word) ? `${word}s` : word.endsWith("s") ? word : `${word}es`;

/** Other names of the roles in the trade. */
const alsoSaid: Readonly<Record<string, string>> = {
  waiter: "waitress|waitresses|waiting staff|floor staff|camata|camareros de sala|camareras de sala",
  bar: "bar staff|bartender|bartenders|barman|barmen|barista|baristas|camareros de barra|camareras de barra|personal de barra|gente de barra",
  steward: "stewards|auxiliares|auxiliar|personal de accesos|control de accesos",
  host: "hostess|hostesses|azafato|azafatos|azafata|azafatas",
  rigger: "riggers|montadores|montadoras",
  driver: "drivers|conductores|conductoras|chofer|choferes",
  cook: "chef|chefs|cooks|cocineros|cocineras",
  security: "guards|guard|bouncers|vigilantes|vigilante|seguridad",
};
