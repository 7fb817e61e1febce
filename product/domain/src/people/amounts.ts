/** `12.5`, `12,50` or `1200`: a number with at most two decimals as people type it, in hundredths. Undefined for anything else. */
export function hundredthsFrom(typed: string): number | undefined {
  const [, whole, decimals = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}

/** The same the other way, as a field shows it: `12.50`, or `50` without decimals. */
export const textOfHundredths = (hundredths: number): string =>
  (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);
