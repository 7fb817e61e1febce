/** Which languages someone speaks, and how well: the levels of the European framework, and the one of the cradle. */
export const languageLevels = ["A1", "A2", "B1", "B2", "C1", "C2", "native"] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export type SpokenLanguage = { language: string; level: LanguageLevel };

/** By their two letters (ISO 639): those that people at events in Spain and the United Kingdom speak. */
export const spokenLanguages =
  "es,en,ca,eu,gl,fr,pt,it,de,nl,pl,ro,ru,uk,ar,zh,ja,hi,ur,bn,pa,tr,bg,cs,el,hu,sv,no,da,fi,cy,ga,lt,lv,sk,so,sq,sr,hr,vi,tl,fa,he".split(
    ",",
  );

const mostLanguages = 12;

/** `es:native, en:B2`, as forms and imported files write it; undefined when it cannot be read. */
export function languagesFrom(text: string): SpokenLanguage[] | undefined {
  const found = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(languageFrom);
  const known = found.filter((each) => each !== undefined);
  const isOnce = new Set(known.map(({ language }) => language)).size === known.length;
  return known.length === found.length && isOnce && known.length <= mostLanguages ? known : undefined;
}

export const languagesText = (languages: readonly SpokenLanguage[]): string =>
  languages.map(({ language, level }) => `${language}:${level}`).join(", ");

function languageFrom(part: string): SpokenLanguage | undefined {
  const [, code, typed] = /^([a-z]{2})\s*[:=\s]\s*([a-z0-9]+)$/i.exec(part) ?? [];
  const language = code?.toLowerCase();
  const level = languageLevels.find((each) => each.toLowerCase() === typed?.toLowerCase());
  return language && level && spokenLanguages.includes(language) ? { language, level } : undefined;
}
