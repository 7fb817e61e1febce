/** The numbering plans of the world as far as form and file need them, made from those that libphonenumber-js keeps. */
import metadata from "libphonenumber-js/min/metadata";

type Country = [callingCode: string, prefix: string, pattern: string, ...rest: unknown[]];

/** Which national numbers there are after each calling code; nothing of how they are written, which is the most of the library. */
export function numberingPlans(): string {
  const countries = metadata.countries as unknown as Record<string, Country>;
  const lines = Object.entries(metadata.country_calling_codes as Record<string, string[]>)
    .map(([code, names]) => [code, [...new Set(names.map((name) => countries[name]![2]))].join("|")] as const)
    .toSorted(([code], [other]) => (code < other ? -1 : 1))
    .map(([code, pattern]) => `  ${JSON.stringify(code)}: ${JSON.stringify(pattern)},\n`);
  return `/** The national numbers after each calling code. Made by \`npm run generate\` from libphonenumber-js. */
export const numberingPlans: Readonly<Record<string, string>> = {
${lines.join("")}};
`;
}
