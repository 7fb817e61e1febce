/** Passkeys among what the browser offers to fill in: whoever has one signs in without typing anything. */
import { useEffect, useRef, useState } from "react";
import type { PasskeyService } from "./passkey-button.tsx";
import { questionOf, type Question } from "./passkey-question.ts";
import { asksQuietly, offeredPasskey } from "./share/browser-passkeys.ts";

// A question is good for five minutes; whoever leaves the page open is asked anew.
const questionMs = 4 * 60_000;

type Autofill = { end: () => void; begin: () => void };
type Shown = (question: Question, credential: string) => void;

/** A browser asks one thing at a time: this ends before something else is asked, and begins again after it. */
export function usePasskeyAutofill({ key, fillsIn }: PasskeyService, onShown: Shown): Autofill {
  const [isOffered, setOffered] = useState(fillsIn);
  const shown = useRef(onShown);
  useEffect(() => void (shown.current = onShown));
  useEffect(() => {
    if (!isOffered) return undefined;
    const ending = new AbortController();
    void offer(key, ending.signal, (question, credential) => shown.current(question, credential));
    return () => ending.abort();
  }, [key, isOffered]);
  return { end: () => setOffered(false), begin: () => setOffered(fillsIn) };
}

async function offer(key: string, ended: AbortSignal, onShown: Shown): Promise<void> {
  while ((await asksQuietly()) && !ended.aborted) {
    // Nobody asked for it, so that nobody is told when it cannot be had.
    const question = await questionOf({ key }).catch(() => undefined);
    if (!question || ended.aborted) return;
    const signal = AbortSignal.any([ended, AbortSignal.timeout(questionMs)]);
    const credential = await offeredPasskey(question.options, signal);
    if (credential) return onShown(question, credential);
    if (!signal.aborted) return;
  }
}
