/** The names of workers that a client's link shows: none, first names, or full names. */
export const clientNames = ["none", "first", "full"] as const;
export type ClientNames = (typeof clientNames)[number];

export const longestLinkDays = 180;

type Named = { firstName: string; preferredName: string; lastName: string };

/** The name as far as the link tells it; nothing where it tells none. */
export function nameFor(scope: ClientNames, { firstName, preferredName, lastName }: Named): string | undefined {
  if (scope === "none") return undefined;
  const called = preferredName || firstName;
  if (scope === "full") return `${called} ${lastName}`.trim();
  return [called, lastName && `${[...lastName][0]!}.`].filter(Boolean).join(" ");
}

type Lasting = { expiresAt: Date; revokedAt: Date | null };
export type LinkStanding = "open" | "ended" | "revoked";

export function linkStanding({ expiresAt, revokedAt }: Lasting, now: Date): LinkStanding {
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "ended" : "open";
}
