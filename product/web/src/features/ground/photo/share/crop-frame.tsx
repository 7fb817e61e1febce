import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { squareIn, type Frame, type Size } from "@product/domain/files/frame";
import { classes } from "@product/ui/classes";
import { keyMove, pinchMove, type Move, type Point } from "./crop-moves.ts";

type CropFrameProps = {
  picture: string;
  size: Size | undefined;
  frame: Frame;
  isBusy: boolean;
  onChange: (frame: Frame) => void;
  onSeen: (size: Size) => void;
  onBroken: () => void;
};

/** The picture behind a round window: moved by pointer, fingers, wheel or keys. */
export function CropFrame({ picture, size, frame, isBusy, onChange, onSeen, onBroken }: CropFrameProps) {
  const t = useTranslations("photo");
  const hint = useId();
  const place = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const move = (by: Move | undefined) => {
    if (!by || !size || isBusy) return;
    const { side } = squareIn(size, frame);
    onChange({
      centreX: frame.centreX - (by.x * side) / size.width,
      centreY: frame.centreY - (by.y * side) / size.height,
      zoom: frame.zoom * by.zoom,
    });
  };
  useWheel(place, (delta) => move({ x: 0, y: 0, zoom: Math.exp(-delta / 500) }));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no element is moved in two directions */}
      <div
        ref={place}
        role="application"
        aria-label={t("picture")}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it answers keys
        tabIndex={0}
        className={classes(windowClass, isBusy ? "cursor-progress" : "cursor-grab active:cursor-grabbing")}
        onKeyDown={(event) => {
          const by = keyMove(event);
          if (by) event.preventDefault();
          move(by);
        }}
        onPointerDown={({ pointerId, clientX: x, clientY: y, currentTarget }) => {
          currentTarget.setPointerCapture(pointerId);
          pointers.current.set(pointerId, { x, y });
        }}
        onPointerMove={({ pointerId, clientX: x, clientY: y, currentTarget }) => {
          if (!pointers.current.has(pointerId)) return;
          const before = [...pointers.current.values()];
          pointers.current.set(pointerId, { x, y });
          move(pinchMove(before, [...pointers.current.values()], currentTarget.clientWidth));
        }}
        onPointerUp={({ pointerId }) => pointers.current.delete(pointerId)}
        onPointerCancel={({ pointerId }) => pointers.current.delete(pointerId)}
      >
        <img
          src={picture}
          alt=""
          draggable={false}
          className={classes("absolute max-w-none select-none", !size && "invisible")}
          style={size && placed(size, frame)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            place.current?.focus();
            onSeen({ width, height });
          }}
          onError={onBroken}
        />
      </div>
      <p id={hint} className="text-center text-help text-balance text-fg-3 pointer-coarse:sr-only">
        {t("keys")}
      </p>
    </>
  );
}

/** In parts of the window, so that it may be as wide as there is room. */
function placed(size: Size, frame: Frame) {
  const { side, left, top } = squareIn(size, frame);
  const part = (length: number) => `${(length / side) * 100}%`;
  return { width: part(size.width), height: part(size.height), left: part(-left), top: part(-top) };
}

/** React listens so that it cannot keep the page from scrolling. */
function useWheel(place: React.RefObject<HTMLDivElement | null>, onWheel: (delta: number) => void) {
  const turn = useEffectEvent(onWheel);
  useEffect(() => {
    const element = place.current;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      turn(event.deltaY);
    };
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [place]);
}

const windowClass =
  "relative mx-auto aspect-square w-full max-w-72 touch-none overflow-hidden rounded-card bg-bg-muted outline-offset-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-full after:shadow-[0_0_0_200px_rgb(15_23_42/.55)]";
