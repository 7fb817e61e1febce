import { useState } from "react";

/** Whether a field was left. Told only once the mouse is up: what someone is clicking must not move away under the pointer. */
export function useLeft(): [wasLeft: boolean, onBlur: () => void] {
  const [wasLeft, setLeft] = useState(false);
  return [wasLeft, () => whenReleased(() => setLeft(true))];
}

let isPressed = false;
if (typeof window !== "undefined") {
  window.addEventListener("mousedown", () => (isPressed = true), true);
  for (const end of ends()) window.addEventListener(end, () => (isPressed = false), true);
}

function whenReleased(run: () => void): void {
  if (!isPressed) return run();
  const stop = new AbortController();
  const after = () => {
    stop.abort();
    // The click comes after the mouse is up, and is heard first.
    setTimeout(run);
  };
  for (const end of ends()) window.addEventListener(end, after, { signal: stop.signal });
}

/** A drag ends with dragend, and without a mouseup on the page. */
function ends() {
  return ["mouseup", "dragend"] as const;
}
