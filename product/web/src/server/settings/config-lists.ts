/** Settings that hold several values, separated by commas. */
import { BlockList, isIP } from "node:net";
import type { z } from "zod";
import type { Locale } from "@product/domain/locales";

export const listOf = (list: string) =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

export function checkAddresses(list: string, context: z.RefinementCtx) {
  try {
    addressesIn(list);
  } catch {
    context.addIssue({
      code: "custom",
      message: "must be addresses or networks such as 10.0.0.1, 192.168.0.0/16, fd00::/8",
    });
  }
}

export function addressesIn(list: string): BlockList | undefined {
  const entries = listOf(list);
  if (entries.length === 0) return undefined;
  const known = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return known;
}

/** Pairs such as `es=cuadrante.example`, by domain. */
export const domainsIn = (list: string): Map<string, Locale> =>
  new Map(
    listOf(list.toLowerCase()).map((pair) => {
      const [locale, domain] = pair.split("=") as [Locale, string];
      return [domain, locale];
    }),
  );
