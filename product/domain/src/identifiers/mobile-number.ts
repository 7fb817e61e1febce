/** Phone numbers that can get a text message, stored as all others: a plus, the country, no blanks. */
import { checkPhone, isMobile } from "./phone.ts";
import { groupedCountries } from "./spaced-number.ts";

/** The number in its stored form; undefined when messages could not be sent to it. */
export function mobileNumber(typed: string): string | undefined {
  const { value, problem } = checkPhone(typed, "ES");
  // Whose landlines we can tell from mobiles.
  const isLandline = groupedCountries.some(({ prefix }) => value.startsWith(prefix)) && !isMobile(value);
  return problem || isLandline ? undefined : value;
}

/** Enough to know which phone it is, too little to call it: `••• 678`. */
export const maskedNumber = (number: string): string => `••• ${number.slice(-3)}`;
