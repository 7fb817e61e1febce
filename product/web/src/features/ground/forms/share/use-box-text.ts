import { useSyncExternalStore, type RefObject } from "react";

export type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** The text as it stands in a box that stays the browser's own: what was typed before the page came alive is not lost. */
export const useBoxText = (box: RefObject<TextBox | null>, initialText: string): string =>
  useSyncExternalStore(
    subscribe,
    () => box.current?.value ?? initialText,
    () => initialText,
  );

function subscribe(tell: () => void): () => void {
  // The event of a reset comes before its effect.
  const tellLater = () => setTimeout(tell);
  document.addEventListener("input", tell);
  document.addEventListener("reset", tellLater);
  return () => {
    document.removeEventListener("input", tell);
    document.removeEventListener("reset", tellLater);
  };
}
