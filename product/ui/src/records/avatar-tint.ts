/** The same person has the same tint of eight everywhere, today and tomorrow. */
export function avatarTint(seed: string): number {
  let hash = 2166136261;
  for (const character of seed.normalize("NFC")) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619);
  return (hash ^ (hash >>> 15)) & 7;
}

/** First letters of the first two names; words in lower case, such as "de la", do not count. */
export function initials(name: string): string {
  const words = name.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word));
  const names = words.filter((word) => /^\P{Ll}/u.test(word));
  return (names.length > 0 ? names : words)
    .slice(0, 2)
    .map((word) => [...word][0]!.toLocaleUpperCase("es"))
    .join("");
}
