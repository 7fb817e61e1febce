import { useEffect, useRef, useState, type ReactNode } from "react";
import { queuePaint } from "./paint-queue.ts";
import { useNear } from "./use-near.ts";

const usualHeight = 53;

type RowWindowProps = {
  rows: number;
  columns: number;
  /** As the server sends it; what comes later is painted when it comes near. */
  isPaintedFirst: boolean;
  children: () => ReactNode;
};

/** Some rows of a grid that are painted only near what is seen; elsewhere a gap keeps their room. */
export function RowWindow({ rows, columns, isPaintedFirst, children }: RowWindowProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [gap, setGap] = useState(isPaintedFirst ? undefined : rows * usualHeight);
  const turn = useRef<() => void>(undefined);
  useEffect(() => () => turn.current?.(), []);
  useNear(body, (nearness, height) => {
    turn.current?.();
    if (nearness === "printed") setGap(undefined);
    else if (nearness === "near") turn.current = queuePaint(() => setGap(undefined));
    else if (height > 0 && !isInUse(body.current!)) setGap(height);
  });
  return <tbody ref={body}>{gap === undefined ? children() : <RowGap columns={columns} height={gap} />}</tbody>;
}

/** Where somebody is with the keys, or from where they carry something. */
const isInUse = (body: Element): boolean =>
  body.contains(document.activeElement) || body.querySelector("[data-carried]") !== null;

/** Rows that have not come yet. */
export function AwaitedRows({ rows, columns, onNear }: { rows: number; columns: number; onNear: () => void }) {
  const body = useRef<HTMLTableSectionElement>(null);
  useNear(body, (nearness) => void (nearness === "near" && onNear()));
  return (
    <tbody ref={body}>
      <RowGap columns={columns} height={rows * usualHeight} />
    </tbody>
  );
}

const RowGap = ({ columns, height }: { columns: number; height: number }) => (
  <tr aria-hidden style={{ height }}>
    <td colSpan={columns}>…</td>
  </tr>
);
