import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement } from "react";
import { Kbd } from "@product/ui/kbd";
import { tooltipPlace, type Side } from "./tooltip-place.ts";
import { watchTips } from "./tooltip-watch.ts";

export type TooltipProps = {
  text: string;
  keys?: string[] | undefined;
  side?: Side | undefined;
  children: ReactElement;
};

/** Says more about the child on hover and focus. Never the only place of a name: the child carries its own. */
export const Tooltip = ({ text, keys, side, children }: TooltipProps) =>
  cloneElement(children as ReactElement<Record<string, unknown>>, {
    "data-tip": text,
    ...(keys && { "data-tip-keys": keys.join(" ") }),
    ...(side && { "data-tip-side": side }),
  });

/** One bubble for all tooltips of the page, so that one delay governs them. Stands once, near the root. */
export function Tooltips() {
  const [of, setOf] = useState<HTMLElement>();
  useEffect(() => watchTips(setOf), []);
  return of && <Bubble key={of.dataset["tip"]} of={of} />;
}

function Bubble({ of }: { of: HTMLElement }) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  const { tip, tipKeys, tipSide = "bottom" } = of.dataset;
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height, style } = bubble.current!;
    const page = { width: document.documentElement.clientWidth, height: innerHeight };
    const { left, top } = tooltipPlace(tipSide as Side, of.getBoundingClientRect(), { width, height }, page);
    style.left = `${left}px`;
    style.top = `${top}px`;
    const before = of.getAttribute("aria-describedby");
    of.setAttribute("aria-describedby", before ? `${before} ${id}` : id);
    return () => (before ? of.setAttribute("aria-describedby", before) : of.removeAttribute("aria-describedby"));
  }, [of, id, tipSide]);
  return (
    <div ref={bubble} role="tooltip" id={id} className={look}>
      {tip}
      {tipKeys && <Kbd keys={tipKeys.split(" ")} inverse />}
    </div>
  );
}

const look =
  "fixed z-70 flex w-max max-w-72 animate-pop-in items-center gap-2 rounded-control bg-bg-inverse px-2.25 py-1.25 text-help text-fg-inverse select-none";
