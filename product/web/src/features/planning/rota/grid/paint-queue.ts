/** Paints one thing a frame, what was asked for last first: a frame that paints all that came near would hold up the hand that scrolls. */
const waiting = new Set<() => void>();

/** Gives a way to be left out again. */
export function queuePaint(paint: () => void): () => void {
  waiting.add(paint);
  if (waiting.size === 1) requestAnimationFrame(next);
  return () => void waiting.delete(paint);
}

function next(): void {
  const paint = [...waiting].at(-1);
  if (!paint) return;
  waiting.delete(paint);
  paint();
  if (waiting.size > 0) requestAnimationFrame(next);
}
