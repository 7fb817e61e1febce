/** How the picture is moved: by parts of the window, and how many times larger. */
export type Move = { x: number; y: number; zoom: number };
export type Point = { x: number; y: number };

type Key = { key: string; shiftKey: boolean };

/** Arrows move the picture, with Shift further; plus and minus make it larger and smaller. */
export function keyMove({ key, shiftKey }: Key): Move | undefined {
  const step = shiftKey ? 0.1 : 0.02;
  const moves: Record<string, Move> = {
    ArrowLeft: { x: -step, y: 0, zoom: 1 },
    ArrowRight: { x: step, y: 0, zoom: 1 },
    ArrowUp: { x: 0, y: -step, zoom: 1 },
    ArrowDown: { x: 0, y: step, zoom: 1 },
    "+": { x: 0, y: 0, zoom: 1.1 },
    "=": { x: 0, y: 0, zoom: 1.1 },
    "-": { x: 0, y: 0, zoom: 1 / 1.1 },
    _: { x: 0, y: 0, zoom: 1 / 1.1 },
  };
  return moves[key];
}

/** One pointer drags; two also spread and pinch. */
export function pinchMove(before: readonly Point[], after: readonly Point[], width: number): Move {
  const [from, to] = [middle(before), middle(after)];
  const [narrow, wide] = [spread(before), spread(after)];
  return { x: (to.x - from.x) / width, y: (to.y - from.y) / width, zoom: narrow > 0 ? wide / narrow : 1 };
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([first, second]: readonly Point[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
