import { useRef, useState, type PointerEvent } from "react";
import { drawingLength, drawingSize, linesFrom, pathOf, type Point } from "@product/domain/papers/signatures";
import { Button } from "@product/ui/controls/button";

type DrawingFieldProps = {
  words: Record<"label" | "help" | "clear", string>;
  name?: string;
  /** A drawing already there, as it was sent. */
  drawn?: string;
};

/** A field to draw in. Nobody has to: whoever uses a keyboard, or no script, signs by name alone. */
export function DrawingField({ words, name = "drawing", drawn = "" }: DrawingFieldProps) {
  const [lines, setLines] = useState<Point[][]>(() => linesFrom(drawn) ?? []);
  const isDown = useRef(false);
  const written = lines.map((line) => line.map((point) => point.join(",")).join(" ")).join(";");
  const add = (event: PointerEvent<SVGSVGElement>, isNew: boolean) => {
    const point = pointIn(event);
    setLines((before) => {
      // Full: what is drawn beyond it is not kept, and what is there stays.
      if (written.length > drawingLength - 20) return before;
      return isNew ? [...before, [point]] : [...before.slice(0, -1), [...(before.at(-1) ?? []), point]];
    });
  };
  return (
    <div className="flex flex-col gap-1.5 noscript:hidden">
      <p className="text-compact font-medium">{words.label}</p>
      <input type="hidden" name={name} value={written} />
      <svg
        aria-hidden
        viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
        className="aspect-3/1 w-full max-w-md touch-none rounded-control border border-line-2 bg-bg"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDown.current = true;
          add(event, true);
        }}
        onPointerMove={(event) => isDown.current && add(event, false)}
        onPointerUp={() => (isDown.current = false)}
        onPointerCancel={() => (isDown.current = false)}
      >
        <path d={pathOf(lines)} className="fill-none stroke-current" strokeWidth={4} strokeLinecap="round" />
      </svg>
      <p className="text-help text-fg-2">{words.help}</p>
      {lines.length > 0 && (
        <Button type="button" look="ghost" size="row" className="self-start" onClick={() => setLines([])}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}

function pointIn({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (share: number, most: number) => Math.round(Math.min(Math.max(share, 0), 1) * most);
  return [within((clientX - left) / width, drawingSize.width), within((clientY - top) / height, drawingSize.height)];
}
