import type { Light } from "@product/domain/day/verdict";

/** Circle with tick, triangle with mark, octagon with cross: told apart by shape, not only by colour. Drawn in the colour of the text. */
export const LightSign = ({ light, size }: { light: Light; size: number }) => (
  <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden className="shrink-0">
    <path d={shapes[light]} fill="currentColor" />
    <path
      d={marks[light]}
      fill="none"
      stroke="var(--light-ground)"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

const shapes: Record<Light, string> = {
  go: "M1 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0",
  ask: "M8 1.2c.5 0 .9.3 1.2.7l5.9 10.6c.5 1-.1 2.1-1.2 2.1H2.1c-1.100 0-1.700-1.100-1.200-2.100L6.800 1.900C7.100 1.500 7.500 1.200 8 1.200z",
  stop: "M5.1 1h5.8L15 5.1v5.800L10.900 15H5.100L1 10.900V5.100z",
};
const marks: Record<Light, string> = {
  go: "M4.9 8.2l2.1 2.1 4.1-4.4",
  ask: "M8 5.600v3.400M8 11.700v.01",
  stop: "M5.700 5.700l4.600 4.600M10.300 5.700l-4.600 4.600",
};
