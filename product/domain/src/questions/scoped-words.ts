const scopes: Readonly<Record<string, "role" | "on" | "in">> = {
  role: "role",
  puesto: "role",
  on: "on",
  el: "on",
  día: "on",
  dia: "on",
  in: "in",
  en: "in",
};

export const typedScopes = /(?<![^\s])(\p{L}{2,6}):("[^"]{1,60}"|[^\s"]{1,60})/gu;

export function scopeNamed(name: string): "role" | "on" | "in" | undefined {
  const plain = name.toLowerCase();
  return Object.hasOwn(scopes, plain) ? scopes[plain] : undefined;
}

/** Each as it was typed, to be shown apart. */
export const scopedIn = (text: string): string[] =>
  [...text.matchAll(typedScopes)].filter(([, name]) => scopeNamed(name!) !== undefined).map(([whole]) => whole);
