/**
 * A text cut into pieces of at most so many letters, where there is a space if one is near. What sets text in lines takes the
 * square of the time over what it may not break, so that it is given a long text bit by bit.
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
