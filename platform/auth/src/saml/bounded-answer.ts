/**
 * How much an answer may hold before it is parsed: anyone may send one, and to check a signature costs more for each element and
 * each name space than the one before. Directories with hundreds of groups stay far below.
 */
const mostCharacters = 128 * 1024;
const mostTags = 2_000;
const mostNamespaces = 400;
const mostAttributes = 2_000;
const mostComments = 20;
const mostDepth = 32;

export const isBounded = (xml: string): boolean =>
  xml.length <= mostCharacters &&
  atMost(xml, "<", mostTags) &&
  atMost(xml, "xmlns", mostNamespaces) &&
  atMost(xml, "=", mostAttributes) &&
  atMost(xml, "<!--", mostComments) &&
  isShallow(xml);

function atMost(xml: string, sign: string, most: number): boolean {
  let count = 0;
  for (let at = xml.indexOf(sign); at >= 0; at = xml.indexOf(sign, at + sign.length)) if (++count > most) return false;
  return true;
}

/** Tags written in a comment count too: no provider writes them there. */
function isShallow(xml: string): boolean {
  let depth = 0;
  for (const [tag] of xml.matchAll(/<[^<>]*>?/g)) {
    if (tag.startsWith("</")) depth--;
    else if (!tag.endsWith("/>") && !tag.startsWith("<?") && !tag.startsWith("<!")) depth++;
    if (depth > mostDepth) return false;
  }
  return true;
}
