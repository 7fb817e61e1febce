/** Phone numbers that can get a text message, stored as all others: a plus, the country, no blanks. */
import { checkPhone, isMobile } from "./phone.ts";

/** What someone typed, as it is stored; undefined when it is no number we could write to. */
export function mobileNumber(typed: string): string | undefined {
  const { value, problem } = checkPhone(typed, "ES");
  const isLandline = countries.some(({ prefix }) => value.startsWith(prefix)) && !isMobile(value);
  return problem || isLandline ? undefined : value;
}

/** Grouped as people read it: `+34 612 345 678`. */
export function spacedNumber(number: string): string {
  const known = countries.find(({ prefix }) => number.startsWith(prefix));
  if (!known) return number;
  return `${known.prefix} ${number.slice(known.prefix.length).replace(known.groups, "$1 $2 $3")}`;
}

/** Enough to know which phone it is, too little to call it: `••• 678`. */
export const maskedNumber = (number: string): string => `••• ${number.slice(-3)}`;

/** Whose landlines we can tell from mobiles. */
const countries = [
  { prefix: "+34", groups: /^(\d{3})(\d{3})(\d{3})$/ },
  { prefix: "+44", groups: /^(\d{4})(\d{3})(\d{3})$/ },
];
