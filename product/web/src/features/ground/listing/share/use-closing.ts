import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A panel that folds out closes when something was applied, by Esc, and by a press outside of it; what is still wrong keeps it open. */
export function useClosing(isKeptOpen: boolean) {
  const panel = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    const isAsBefore = shownAt.current === key;
    shownAt.current = key;
    if (panel.current && !isAsBefore && !isKeptOpen) panel.current.open = false;
  }, [key, isKeptOpen]);
  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent) => {
      const folded = panel.current;
      if (!folded?.open) return;
      const isInside = event.target instanceof Node && folded.contains(event.target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        folded.open = false;
        if (isInside) folded.querySelector("summary")?.focus();
      } else if (!isInside) folded.open = false;
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, []);
  return panel;
}
