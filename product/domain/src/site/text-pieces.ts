/**
 * Cuts a text into pieces of at most so many letters, at a space if one is near. Layout takes quadratic time for text
 * that it may not break, so it gets a long text bit by bit.
 */
export function piecesOfText(text: string, most = 1000): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + most;
    const space = end < text.length ? text.lastIndexOf(" ", end) : -1;
    const cut = space > at + most / 2 ? space + 1 : end + (isPair(text, end) ? 1 : 0);
    pieces.push(text.slice(at, cut));
    at = cut;
  }
  return pieces.length > 0 ? pieces : [""];
}

/** A letter of two halves stays whole. */
const isPair = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at));
