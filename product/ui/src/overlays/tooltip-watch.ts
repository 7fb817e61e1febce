/** Tells which element with a `data-tip` is pointed at or has the focus of a keyboard: after 700 ms, at once within 300 ms of the last. */
export function watchTips(tell: (of: HTMLElement | undefined) => void): () => void {
  let shown: HTMLElement | undefined;
  let pressed: HTMLElement | undefined;
  let isQuick = false;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let calming: ReturnType<typeof setTimeout> | undefined;

  const show = (next: HTMLElement | undefined) => {
    clearTimeout(opening);
    if (next === shown) return;
    if (shown && !next) {
      isQuick = true;
      clearTimeout(calming);
      calming = setTimeout(() => (isQuick = false), 300);
    }
    tell((shown = next));
  };
  const listeners = {
    pointerover({ target, pointerType }: PointerEvent) {
      const tipped = pointerType === "touch" ? undefined : tippedAt(target);
      if (tipped !== pressed) pressed = undefined;
      clearTimeout(opening);
      if (!tipped || tipped === shown || tipped === pressed) return;
      if (isQuick || shown) show(tipped);
      else opening = setTimeout(show, 700, tipped);
    },
    // The pointer may go to the bubble, whose words can be read at leisure.
    pointermove({ clientX, clientY }: PointerEvent) {
      if (shown && !isBetween(shown, clientX, clientY)) show(undefined);
    },
    pointerdown({ target }: PointerEvent) {
      pressed = tippedAt(target);
      show(undefined);
    },
    click: () => show(undefined),
    focusin({ target }: FocusEvent) {
      const tipped = tippedAt(target);
      if (tipped?.matches(":focus-visible")) show(tipped);
    },
    focusout: () => show(undefined),
    keydown: ({ key }: KeyboardEvent) => key === "Escape" && show(undefined),
    scroll: ({ target }: Event) => shown && target instanceof Node && target.contains(shown) && show(undefined),
  };
  const all = Object.entries(listeners) as [string, (event: Event) => void][];
  for (const [name, listener] of all) document.addEventListener(name, listener, { capture: true, passive: true });
  return () => {
    clearTimeout(opening);
    clearTimeout(calming);
    for (const [name, listener] of all) document.removeEventListener(name, listener, { capture: true });
  };
}

const tippedAt = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>("[data-tip]")) || undefined;

/** On the element, on its bubble or on the way from one to the other. */
function isBetween(of: HTMLElement, x: number, y: number): boolean {
  const bubble = document.querySelector("[role=tooltip]")?.getBoundingClientRect();
  const at = of.getBoundingClientRect();
  const { left, top, right, bottom } = bubble ? around(at, bubble) : at;
  return of.isConnected && x >= left && x <= right && y >= top && y <= bottom;
}

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
