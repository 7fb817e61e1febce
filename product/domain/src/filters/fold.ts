/** Text as it is searched: small letters without accents. The database's `app.fold` does the same to every letter of Europe. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .toLowerCase()
    .replace(undivided, (letter) => plain[letter]!);

/** Letters that are not an accent on another letter, and are typed as one all the same. */
const plain: Readonly<Record<string, string>> = {
  ª: "a",
  º: "o",
  µ: "μ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ĳ: "ij",
  ĸ: "q",
  ŀ: "l",
  ł: "l",
  ſ: "s",
  ŉ: "'n",
  ŋ: "n",
  ŧ: "t",
  þ: "th",
};
const undivided = new RegExp(`[${Object.keys(plain).join("")}]`, "g");
