/**
 * The behaviour of a form when another person saves: an untouched form shows the newer version; with typed values, the
 * newer version waits until it is asked for. Typed values are never touched.
 */
import { useEffect, useState } from "react";
import { differs } from "./unsaved.ts";

type Versioned = Readonly<Record<string, unknown>> & { version: number };

export type Newer<Saved extends Versioned> = {
  /** The version that the form began with. */
  base: Saved;
  /** The newest version that the person has been shown, which is the one they decide about when they save. */
  seen: Saved;
  /** There is a newer one that they have not been shown. */
  isStale: boolean;
  /** A version of someone else took the place of what was shown. */
  wasReplaced: boolean;
  see: () => void;
};

/** `isAnswered` once a refused form shows both texts already. */
export function useNewer<Saved extends Versioned>(formId: string, latest: Saved, isAnswered: boolean): Newer<Saved> {
  const [{ base, seen, replacement }, setState] = useState<State<Saved>>({ base: latest, seen: latest });
  useEffect(() => {
    const look = () => {
      const form = document.getElementById(formId);
      if (latest.version === base.version || !(form instanceof HTMLFormElement)) return;
      const typed = new FormData(form);
      const isNothingNew = changedIn(latest, base).length === 0 || !differs(typed, textsOf(latest));
      if (isAnswered || isNothingNew) setState({ base: latest, seen: latest });
      else if (!differs(typed, textsOf(base))) setState({ base: latest, seen: latest, replacement: latest });
    };
    // The event of a reset comes before its effect.
    const lookLater = () => setTimeout(look);
    look();
    document.addEventListener("reset", lookLater);
    return () => document.removeEventListener("reset", lookLater);
  }, [formId, latest, base, isAnswered]);
  // A box that was ever typed into keeps its text until the form is put back.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (replacement && form instanceof HTMLFormElement) form.reset();
  }, [formId, replacement]);
  return {
    base,
    seen,
    isStale: latest.version !== seen.version,
    wasReplaced: replacement !== undefined,
    see: () => {
      setState({ base, seen: latest });
      // The pressed button is gone, so a keyboard user goes on at the first field that needs a decision.
      const form = document.getElementById(formId);
      const field = form instanceof HTMLFormElement && form.elements.namedItem(changedIn(latest, base)[0] ?? "");
      if (field instanceof HTMLElement) field.focus();
    },
  };
}

type State<Saved> = { base: Saved; seen: Saved; replacement?: Saved };

const changedIn = (latest: Versioned, base: Versioned): string[] =>
  Object.keys(textsOf(latest)).filter((name) => latest[name] !== base[name]);

/** The version that a form was made from says nothing of what it holds. */
const textsOf = (saved: Versioned) => Object.fromEntries(Object.entries(saved).filter(([name]) => name !== "version"));
