import type { Light } from "@product/domain/day/verdict";

export type Sign = Light | "known" | "break" | "item";

/** Circle with tick, triangle with mark, octagon with cross; diamond with two heads, square with a cup, hexagon with an arrow: told apart by shape, not only by colour. Drawn in the colour of the text. */
export const LightSign = ({ light, size }: { light: Sign; size: number }) => (
  <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden className="shrink-0">
    <path d={shapes[light]} fill="currentColor" />
    <path
      d={marks[light]}
      fill="none"
      stroke="var(--light-ground)"
      strokeWidth={light === "break" || light === "known" ? 1.15 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

const shapes: Record<Sign, string> = {
  go: "M1 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0",
  ask: "M8 1.2c.5 0 .9.3 1.2.7l5.9 10.6c.5 1-.1 2.1-1.2 2.1H2.1c-1.100 0-1.700-1.100-1.200-2.100L6.800 1.900C7.100 1.500 7.500 1.200 8 1.200z",
  known:
    "M9.131 1.919l4.95 4.95a1.6 1.6 0 0 1 0 2.262l-4.95 4.95a1.6 1.6 0 0 1-2.262 0l-4.95-4.95a1.6 1.6 0 0 1 0-2.262l4.95-4.95a1.6 1.6 0 0 1 2.262 0z",
  break:
    "M4.8 1.4h6.4a3.4 3.4 0 0 1 3.4 3.4v6.4a3.4 3.4 0 0 1-3.4 3.4H4.8a3.4 3.4 0 0 1-3.4-3.4V4.8a3.4 3.4 0 0 1 3.4-3.4z",
  item: "M4.5 1.3h7L15.2 8l-3.7 6.7h-7L.8 8z",
  stop: "M5.1 1h5.8L15 5.1v5.800L10.900 15H5.100L1 10.900V5.100z",
};
const marks: Record<Sign, string> = {
  go: "M4.9 8.2l2.1 2.1 4.1-4.4",
  ask: "M8 5.600v3.400M8 11.700v.01",
  known:
    "M5.100 6.600a1.050 1.050 0 1 0 2.100 0a1.050 1.050 0 1 0-2.100 0M8.800 6.600a1.050 1.050 0 1 0 2.100 0a1.050 1.050 0 1 0-2.100 0M4.300 10.500a1.850 1.850 0 0 1 3.700 0zM8 10.500a1.850 1.850 0 0 1 3.700 0z",
  break:
    "M4.2 6.4H10v3a2 2 0 0 1-2 2H6.2a2 2 0 0 1-2-2zM10 7.200h.8a1.250 1.250 0 0 1 0 2.500H10M5.700 3.600v1.200M8.400 3.600v1.200",
  item: "M7 5 4.700 7.300 7 9.600M4.700 7.300h4.500a2.100 2.100 0 0 1 0 4.200H7.800",
  stop: "M5.700 5.700l4.600 4.600M10.300 5.700l-4.600 4.600",
};
