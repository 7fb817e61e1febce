/** Where a text may lead: a place on this site, or a site, mailbox or telephone outside. Everything else is no link. */
export function safeLink(target: string): string | undefined {
  if (target.length > 2_000 || hidden.test(target)) return undefined;
  if (/^#[\w-]+$/.test(target) || /^\/(?![/\\])[^\\]*$/.test(target)) return target;
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d .-]+)$/i.test(target)) return target;
  return /^https:\/\/[a-z0-9.-]+(:\d+)?([/?#]|$)/i.test(target) ? target : undefined;
}

/** A picture is one of ours: the page loads nothing from elsewhere, so nobody learns who reads it. */
export const safePicture = (source: string): string | undefined =>
  /^\/media\/[a-z0-9-]+\.(jpg|png|webp)$/.test(source) ? source : undefined;

// Signs that browsers drop before they read an address, and what could end an attribute.
const hidden = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}"'<>`]/u;
