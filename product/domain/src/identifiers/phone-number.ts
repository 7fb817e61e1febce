/** Phone numbers that can get a text message, as the world writes them: a plus, the country, no blanks (E.164). */

/** What someone typed, in that form; undefined when it is no number we could write to. Spain is meant where no country is named. */
export function mobileNumber(typed: string): string | undefined {
  const bare = typed.trim().replace(/[\s().\-/\u00a0]/g, "");
  if (!/^\+?\d+$/.test(bare)) return undefined;
  const number = withCountry(bare.replace(/^00/, "+"));
  if (!number || !/^\+[1-9]\d{7,14}$/.test(number)) return undefined;
  const known = countries.find(({ prefix }) => number.startsWith(prefix));
  return !known || known.mobile.test(number.slice(known.prefix.length)) ? number : undefined;
}

/** Grouped as people read it: `+34 612 345 678`. */
export function spacedNumber(number: string): string {
  const known = countries.find(({ prefix }) => number.startsWith(prefix));
  if (!known) return number;
  return `${known.prefix} ${number.slice(known.prefix.length).replace(known.groups, "$1 $2 $3").trim()}`;
}

/** Enough to know which phone it is, too little to call it: `••• 678`. */
export const maskedNumber = (number: string): string => `••• ${number.slice(-3)}`;

const countries = [
  { prefix: "+34", mobile: /^[67]\d{8}$/, groups: /^(\d{3})(\d{3})(\d{3})$/ },
  { prefix: "+44", mobile: /^7\d{9}$/, groups: /^(\d{4})(\d{3})(\d{3})$/ },
];

function withCountry(bare: string): string | undefined {
  // The nought in brackets of `+44 (0)7700 900123` is for calls from within the country.
  if (bare.startsWith("+")) return bare.replace(/^\+440/, "+44");
  if (/^07\d{9}$/.test(bare)) return `+44${bare.slice(1)}`;
  return /^[67]\d{8}$/.test(bare) ? `+34${bare}` : undefined;
}
