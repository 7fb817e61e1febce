import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from "react";
import { onFirstUse } from "./on-first-use.ts";

type Openable = { open: boolean };

/**
 * A part that most visits never open. Its script comes with the first sign of use, at the latest when it opens; where it cannot be
 * had, nothing opens, and the next try asks again.
 */
export function later<Props extends Openable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = laterPart(load);
  return function Later(props: Props): ReactNode {
    const [wasOpen, setWasOpen] = useState(false);
    const Part = part.use(props.open && "now");
    if (props.open && !wasOpen) setWasOpen(true);
    return Part && wasOpen ? <Part {...props} /> : null;
  };
}

/** The same for what stands in other parts: `use` has it once it is there, and asks for it whenever it is wanted anew. */
export function laterPart<Part>(load: () => Promise<Part>) {
  let part: Part | undefined;
  let loading: Promise<void> | undefined;
  const get = () =>
    (loading ??= load().then(
      (loaded) => void (part = loaded),
      () => void (loading = undefined),
    ));
  return {
    /** Ends where it could not be had too. */
    load: get,
    /** Only for what is rendered inside a part that is there. */
    now: (): Part => part!,
    use(wanted: "now" | "soon" | false): Part | undefined {
      const [, renderAgain] = useReducer((times: number) => times + 1, 0);
      // The part that existed when this was rendered: it may have arrived since, and no other code would then show it.
      const shown = part;
      useEffect(() => onFirstUse(get), []);
      useEffect(() => {
        if (!wanted || shown) return;
        let isWaiting = true;
        void get().then(() => isWaiting && renderAgain());
        return () => void (isWaiting = false);
      }, [wanted, shown]);
      return shown;
    },
  };
}
