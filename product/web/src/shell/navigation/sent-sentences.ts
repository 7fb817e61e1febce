/**
 * Which sentences about requests a page brings along. Those of refusals are many, and are said after a form was sent: in the back
 * office they are fetched with the answer. A page brings those that it shows, and those about files, which are said before anything
 * is sent; one that is the same for everyone has no form, and brings only what an error page says.
 */
import type { Compiled } from "#i18n/compile.ts";

type Sentences = Compiled[string];

/** The optional sentences that a page showed, and all that it brings along with these. */
export type WatchedSentences = { sentences: Sentences; usedSentences: () => Sentences; sent: () => Sentences };

export type PageKind = "office" | "for everyone";

export function watchSentences(all: Sentences, kind: PageKind): WatchedSentences {
  const isSparable = sparable[kind];
  const usedSentences = new Map<string, unknown>();
  const sentences = new Proxy(all, {
    get(target, key: string) {
      const sentence = target[key];
      if (sentence !== undefined && typeof key === "string" && isSparable(key)) usedSentences.set(key, sentence);
      return sentence;
    },
  });
  return {
    sentences,
    usedSentences: () => Object.fromEntries(usedSentences),
    sent: () =>
      usedSentences.size > 0
        ? { ...broughtAlong(all, kind), ...Object.fromEntries(usedSentences) }
        : broughtAlong(all, kind),
  };
}

const saidBeforeSending = /^refused:(brand|file|import|logo|photo)\//;

const sparable: Record<PageKind, (key: string) => boolean> = {
  office: (key) => key.startsWith("refused:") && !saidBeforeSending.test(key),
  "for everyone": (key) => !key.startsWith("failure:"),
};

/** The same object each time, so that it is written as JSON once. */
export const broughtAlong = (all: Sentences, kind: PageKind) =>
  known[kind].getOrInsertComputed(all, () =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !sparable[kind](key))),
  );

const known: Record<PageKind, WeakMap<Sentences, Sentences>> = { office: new WeakMap(), "for everyone": new WeakMap() };
