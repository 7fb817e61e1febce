/** A little work that a browser does for each application and a program would have to do for each of thousands. */
const zeroBits = 12;

/** A number that, hashed with the link's secret, begins with so many zeros. */
export async function workFor(secret: string): Promise<string> {
  for (let n = 0; ; n += 1) if (await isWorkFor(secret, String(n))) return String(n);
}

export async function isWorkFor(secret: string, work: string): Promise<boolean> {
  if (!/^\d{1,9}$/.test(work)) return false;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${secret}:${work}`)));
  return ((hash[0]! << 8) | hash[1]!) >> (16 - zeroBits) === 0;
}
