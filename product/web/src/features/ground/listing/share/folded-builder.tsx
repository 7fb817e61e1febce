import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from "react";
import { laterPart } from "@product/ui/overlays/later";
import type { ShownBuilder } from "./shown-builder.tsx";

type FoldedBuilderProps = ComponentProps<typeof ShownBuilder>;

const load = async () => (await import("./shown-builder.tsx")).ShownBuilder;
const builder = laterPart(load);
const BuilderOnServer = import.meta.env.SSR ? await load() : undefined;

/** Until its script is there the builder stays as the server sent it, which answers without scripts. */
export function FoldedBuilder({ Part, ...shown }: FoldedBuilderProps & { Part: typeof ShownBuilder | undefined }) {
  const Builder = BuilderOnServer ?? Part;
  return Builder ? (
    <div key="alive">
      <Builder {...shown} />
    </div>
  ) : (
    <div key="sent" dangerouslySetInnerHTML={asSent} suppressHydrationWarning />
  );
}

// React leaves what the server sent in such an element alone.
const asSent = { __html: "" };

/**
 * The script loads with the first sign of use. A faster user waits for it, because a choice made meanwhile would be
 * lost when it arrives.
 */
export function useBuilderPart(isOpen: boolean) {
  const [isAsked, setIsAsked] = useState(isOpen);
  const Part = builder.use(isAsked && "now");
  const waiting = useRef<Element>(undefined);
  useEffect(() => {
    if (Part) open(waiting.current);
    waiting.current = undefined;
  }, [Part]);
  const onPress = (event: MouseEvent) => {
    const folded = event.currentTarget.parentElement!;
    if (Part || folded.hasAttribute("open")) return;
    event.preventDefault();
    waiting.current = folded;
    setIsAsked(true);
    // Where it cannot be had, what the server sent does.
    void builder.load().then(() => builder.now() ?? open(folded));
  };
  return { Part, onPress };
}

const open = (folded: Element | undefined) => folded?.setAttribute("open", "");
