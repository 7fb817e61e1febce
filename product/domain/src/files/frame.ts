/** Which square of a picture is wanted: the same for the person who chooses it and for the server that cuts it out. */
export type Frame = {
  /** The middle of the square, as a part of the picture's width and height. */
  centreX: number;
  centreY: number;
  /** 1 is the largest square that fits. */
  zoom: number;
};

export type Size = { width: number; height: number };

export const wholeFrame: Frame = { centreX: 0.5, centreY: 0.5, zoom: 1 };
export const mostZoom = 8;

/** The square in pixels; it never reaches over the edge. */
export function squareIn({ width, height }: Size, { centreX, centreY, zoom }: Frame) {
  const side = Math.min(width, height) / between(1, zoom, mostZoom);
  return {
    side,
    left: between(0, centreX * width - side / 2, width - side),
    top: between(0, centreY * height - side / 2, height - side),
  };
}

/** The same frame with its middle where it really is, so that moving back answers at once. */
export function settled(size: Size, { zoom, ...centre }: Frame): Frame {
  const kept = between(1, zoom, mostZoom);
  const { side, left, top } = squareIn(size, { ...centre, zoom: kept });
  return { centreX: (left + side / 2) / size.width, centreY: (top + side / 2) / size.height, zoom: kept };
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);
