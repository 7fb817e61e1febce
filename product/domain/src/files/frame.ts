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

/** Shapes that an image of a page is cut to, as its width by its height. */
export const cropShapes = { "16:9": 16 / 9, "3:2": 3 / 2, "4:3": 4 / 3, "1:1": 1, "3:4": 3 / 4 } as const;
export type CropShape = keyof typeof cropShapes;
export type Crop = Frame & { shape: CropShape };

/** The cut in whole pixels: the largest of its shape that fits, divided by the zoom, never over the edge. */
export function cropIn({ width, height }: Size, { shape, centreX, centreY, zoom }: Crop) {
  const ratio = cropShapes[shape];
  const kept = between(1, zoom, mostZoom);
  const wide = Math.max(1, Math.floor(Math.min(width, height * ratio) / kept));
  const high = Math.max(1, Math.min(height, Math.round(wide / ratio)));
  return {
    width: wide,
    height: high,
    left: Math.floor(between(0, centreX * width - wide / 2, width - wide)),
    top: Math.floor(between(0, centreY * height - high / 2, height - high)),
  };
}

/** The same frame with its middle where it really is, so that moving back answers at once. */
export function settled(size: Size, { zoom, ...centre }: Frame): Frame {
  const kept = between(1, zoom, mostZoom);
  const { side, left, top } = squareIn(size, { ...centre, zoom: kept });
  return { centreX: (left + side / 2) / size.width, centreY: (top + side / 2) / size.height, zoom: kept };
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);
