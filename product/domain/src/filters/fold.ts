/** Text as it is searched: small letters without accents. The database's `app.fold` does the same to every letter of Europe. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(undivided, (letter) => plain[letter]!);

/** Letters that are not an accent on another letter, and are typed as one all the same. */
const plain: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŧ: "t",
  þ: "th",
};
const undivided = new RegExp(`[${Object.keys(plain).join("")}]`, "g");
