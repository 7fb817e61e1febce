const readMs = 8000;
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Writes on the element itself, so that nothing is rendered while something is carried; gone once it has been read. */
export function announceFor(line: HTMLElement | null, text: string): void {
  if (!line) return;
  clearTimeout(timers.get(line));
  line.textContent = text;
  timers.set(
    line,
    setTimeout(() => {
      line.textContent = "";
    }, readMs),
  );
}
