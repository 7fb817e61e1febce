/** A name as part of an address: plain letters and digits, joined by hyphens. A name that has none of them is called `otherwise`. */
export const keyFrom = (name: string, otherwise: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, 60)
    .replace(/-$/, "") || otherwise;
