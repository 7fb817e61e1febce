/** Where a picture is cut: which part of the larger one stays, in whole pixels. */
import type { Transformation } from "./transformation.ts";

export type Size = { width: number; height: number };
export type Crop = { scaled: Size; left: number; top: number };

/** Undefined where nothing is cut, or where the busiest part is looked for instead. */
export function cropOf(original: Size, wish: Transformation): Crop | undefined {
  const { width, height, gravity, resize = "cover" } = wish;
  if (gravity === undefined || gravity === "sm" || resize !== "cover" || !width || !height) return undefined;
  if (original.width < width || original.height < height) return undefined;
  const scale = Math.max(width / original.width, height / original.height);
  const scaled = { width: Math.round(original.width * scale), height: Math.round(original.height * scale) };
  const across = { whole: scaled.width, part: width, offset: wish.x_offset ?? 0 };
  const down = { whole: scaled.height, part: height, offset: wish.y_offset ?? 0 };
  if (gravity === "fp") return { scaled, left: around(across), top: around(down) };
  return {
    scaled,
    left: along(across, gravity.endsWith("we"), gravity.endsWith("ea")),
    top: along(down, gravity.startsWith("no"), gravity.startsWith("so")),
  };
}

type Axis = { whole: number; part: number; offset: number };

const around = ({ whole, part, offset }: Axis) => within(offset * whole - part / 2, whole - part);

/** Offsets below one are shares of the part that stays, as the reference counts them. */
function along({ whole, part, offset }: Axis, isAtStart: boolean, isAtEnd: boolean): number {
  const room = whole - part;
  const moved = Math.abs(offset) < 1 ? offset * part : offset;
  return within(isAtStart ? moved : isAtEnd ? room - moved : room / 2 + moved, room);
}

const within = (at: number, room: number) => Math.min(Math.max(Math.round(at), 0), room);
