/** Whether the client already has what it asks for. */
export function isUnchanged(headers: Headers, eTag: string, lastModified: Date): boolean {
  const known = headers.get("if-none-match");
  if (known !== null) return known.trim() === "*" || known.split(",").some((tag) => bare(tag) === bare(eTag));
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  return !Number.isNaN(since) && wholeSeconds(lastModified) <= since;
}

/** A part is only worth having if the rest, which the client has already, is of the same file. */
export function wantsPart(headers: Headers, eTag: string, lastModified: Date): boolean {
  const condition = headers.get("if-range");
  if (condition === null) return true;
  if (condition.includes('"')) return condition.trim() === eTag;
  const date = Date.parse(condition);
  return !Number.isNaN(date) && wholeSeconds(lastModified) <= date;
}

const bare = (tag: string) => tag.trim().replace(/^W\//, "");
// HTTP dates have no fraction.
const wholeSeconds = (time: Date) => Math.floor(time.getTime() / 1000) * 1000;
