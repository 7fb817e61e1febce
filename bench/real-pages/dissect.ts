/** Takes a document apart into what stands in its templates and what a request fills in, so that others can make the same one. */
export type Piece = { literal: string } | { value: string; attribute?: string };

const filledIn = ["action", "alt", "aria-label", "for", "href", "id", "placeholder", "src", "title", "value"];

/** The document without its scripts: what they hold only serves a page that comes alive in the browser. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script[\s\S]*?<\/script>/g, "").replaceAll("<!-- -->", "");

/** Texts and the values of speaking attributes are filled in; tags, classes and all else belong to the template. */
export function dissect(html: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g))
    if (token.startsWith("<")) pieces.push(...piecesOfTag(token));
    else pieces.push({ value: unescaped(token) });
  return pieces;
}

function piecesOfTag(tag: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of tag.matchAll(attribute)) {
    const [whole, before, name, value] = found as unknown as [string, string, string, string];
    if (!filledIn.includes(name)) continue;
    const start = found.index + before.length;
    pieces.push({ literal: tag.slice(end, start) }, { value: unescaped(value), attribute: name });
    end = found.index + whole.length;
  }
  return [...pieces, { literal: tag.slice(end) }];
}

const attribute = /(\s)([\w-]+)="([^"]*)"/g;

/** Written as React writes it. */
export const escaped = (text: string): string =>
  /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (char) => entities[char]!) : text;

const unescaped = (text: string) => text.replace(/&(?:quot|amp|#x27|lt|gt);/g, (entity) => characters[entity]!);

const entities: Record<string, string> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };
const characters = Object.fromEntries(Object.entries(entities).map(([char, entity]) => [entity, char]));
