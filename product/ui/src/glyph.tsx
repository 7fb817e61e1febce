import { classes } from "./classes.ts";

export type GlyphName = keyof typeof paths;

/** The few line drawings that the components themselves need; screens bring their own icons. */
export const Glyph = ({ name, size = 16, className }: { name: GlyphName; size?: number; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden
    className={classes("drawn", size < 14 && "drawn-small", className)}
  >
    <path d={paths[name]} />
  </svg>
);

const paths = {
  alert: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01",
  "arrow-down": "M12 5v14M19 12l-7 7-7-7",
  "arrow-up": "M12 19V5M5 12l7-7 7 7",
  calendar: "M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2",
  check: "M20 6 9 17l-5-5",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-left": "m15 18-6-6 6-6",
  "chevron-right": "m9 18 6-6-6-6",
  "circle-check": "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12",
  "circle-cross": "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M15 9l-6 6M9 9l6 6",
  "circle-dash": "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M8 12h8",
  "circle-info": "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01",
  copy: "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2",
  cross: "M18 6 6 18M6 6l12 12",
  dash: "M5 12h14",
  menu: "M4 5h16M4 12h16M4 19h16",
  "octagon-cross":
    "m15 9-6 6m0-6 6 6M2.586 16.726A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2h6.624a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586z",
  search: "m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0",
  spinner: "M21 12a9 9 0 1 1-6.219-8.56",
  triangle: "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
  updown: "m7 15 5 5 5-5M7 9l5-5 5 5",
};
