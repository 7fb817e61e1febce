export type Side = "top" | "right" | "bottom" | "left";
type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

/** Where a bubble of that size stands beside its button: on the other side where there is no room, and never over the edge. */
export function tooltipPlace(side: Side, at: Box, bubble: Size, page: Size): { left: number; top: number } {
  const room = { top: at.top, left: at.left, right: page.width - at.right, bottom: page.height - at.bottom };
  const isUpright = side === "top" || side === "bottom";
  const needed = (isUpright ? bubble.height : bubble.width) + gap + edge;
  const other = opposite[side];
  const taken = room[side] < needed && room[other] > room[side] ? other : side;
  const centred = isUpright
    ? { left: (at.left + at.right - bubble.width) / 2, top: 0 }
    : { left: 0, top: (at.top + at.bottom - bubble.height) / 2 };
  const beside = {
    top: { ...centred, top: at.top - gap - bubble.height },
    bottom: { ...centred, top: at.bottom + gap },
    left: { ...centred, left: at.left - gap - bubble.width },
    right: { ...centred, left: at.right + gap },
  }[taken];
  return {
    left: within(beside.left, page.width - bubble.width),
    top: within(beside.top, page.height - bubble.height),
  };
}

const within = (start: number, most: number) => Math.max(edge, Math.min(start, most - edge));
const opposite: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };
const gap = 6;
const edge = 8;
