import { useEffect, useEffectEvent, type RefObject } from "react";

type Nearness = "near" | "far" | "printed";
type Told = (nearness: Nearness, height: number) => void;

/** More than half a screen on either side of what is seen, so that what comes into view is there already. */
const rootMargin = "600px 0px";
const listeners = new WeakMap<Element, Told>();
let watching: IntersectionObserver | undefined;

const watch = () =>
  (watching ??= new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting, boundingClientRect } of seen)
        listeners.get(target)?.(isIntersecting ? "near" : "far", boundingClientRect.height);
    },
    { rootMargin },
  ));

/** Tells when an element comes near what is seen and when it leaves; on paper everything is near. */
export function useNear(element: RefObject<Element | null>, tell: Told): void {
  const onChange = useEffectEvent(tell);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const printing = () => onChange("printed", 0);
    listeners.set(target, (nearness, height) => onChange(nearness, height));
    watch().observe(target);
    addEventListener("beforeprint", printing);
    return () => {
      watch().unobserve(target);
      removeEventListener("beforeprint", printing);
    };
  }, [element]);
}
