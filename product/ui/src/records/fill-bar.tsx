/** How many places are taken: dark are confirmed, hatched are asked, the tick is the minimum; green only when full. */
export function FillBar({ confirmed, asked: invited, minimum, target }: FillBarProps) {
  const whole = Math.max(target, confirmed, 1);
  const share = (n: number) => `${Math.min(100, (100 * n) / whole)}%`;
  const isFull = confirmed >= target;
  return (
    <span className="fill-bar" data-full={isFull || undefined} aria-hidden>
      <i className="fill-taken" style={{ width: share(confirmed) }} />
      {invited > 0 && <i className="fill-asked" style={{ width: share(Math.min(invited, whole - confirmed)) }} />}
      {!isFull && minimum > 0 && <i className="fill-minimum" style={{ left: share(minimum) }} />}
    </span>
  );
}

export type FillBarProps = { confirmed: number; asked: number; minimum: number; target: number };
