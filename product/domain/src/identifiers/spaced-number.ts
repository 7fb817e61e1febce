/** Grouped as people read it: `+34 612 345 678`. */
export function spacedNumber(number: string): string {
  const known = groupedCountries.find(({ prefix }) => number.startsWith(prefix));
  if (!known) return number;
  return `${known.prefix} ${number.slice(known.prefix.length).replace(known.groups, "$1 $2 $3")}`;
}

export const groupedCountries = [
  { prefix: "+34", groups: /^(\d{3})(\d{3})(\d{3})$/ },
  { prefix: "+44", groups: /^(\d{4})(\d{3})(\d{3})$/ },
];
