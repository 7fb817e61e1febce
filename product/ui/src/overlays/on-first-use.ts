/**
 * Calls `load` at the first sign that somebody uses the page, such as a moved pointer or a key; at once where that has been. Each in a
 * turn of its own: all together they would hold up the very press that asked for them.
 */
export function onFirstUse(load: () => unknown): () => void {
  if (isUsed) setTimeout(load);
  else waiting.add(load);
  if (!isWatching) for (const sign of signs) addEventListener(sign, use, { once: true, passive: true });
  isWatching = true;
  return () => void waiting.delete(load);
}

function use() {
  isUsed = true;
  for (const load of waiting) setTimeout(load);
  waiting.clear();
}

const signs = ["pointermove", "pointerdown", "keydown"];
const waiting = new Set<() => unknown>();
let isUsed = false;
let isWatching = false;
