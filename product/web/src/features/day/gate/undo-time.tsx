import { useEffect, useState } from "react";
import { undoMs } from "@product/domain/day/punches";

/** How long a punch can still be taken back, once the browser counts. */
export function UndoTime() {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    // By the time since the answer came: the clock of a device may be wrong.
    const began = performance.now();
    const count = () => setLeft(Math.max(0, undoMs - (performance.now() - began)));
    count();
    const counting = setInterval(count, 1000);
    return () => clearInterval(counting);
  }, []);
  if (left === undefined) return null;
  const seconds = Math.ceil(left / 1000);
  return (
    <span aria-hidden className="tabular-nums">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
