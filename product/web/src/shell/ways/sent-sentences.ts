/**
 * Which sentences a page of the back office brings along. Those of refusals are many, and are said after a form was sent: with
 * the answer they are fetched. A page brings those that it shows, and those about files, which are said before anything is sent.
 */
import type { Compiled } from "#i18n/compile.ts";

type Sentences = Compiled[string];

export type WatchedSentences = { sentences: Sentences; sent: () => Sentences };

export function watchSentences(all: Sentences): WatchedSentences {
  const said = new Map<string, unknown>();
  const sentences = new Proxy(all, {
    get(target, key: string) {
      const sentence = target[key];
      if (sentence !== undefined && isSparable(key)) said.set(key, sentence);
      return sentence;
    },
  });
  return { sentences, sent: () => (said.size > 0 ? { ...spared(all), ...Object.fromEntries(said) } : spared(all)) };
}

const isSparable = (key: unknown) =>
  typeof key === "string" && key.startsWith("refused:") && !saidBeforeSending.test(key);
const saidBeforeSending = /^refused:(brand|file|import|logo|photo)\//;

/** The same object each time, so that it is written as JSON once. */
const spared = (all: Sentences) =>
  known.getOrInsertComputed(all, () => Object.fromEntries(Object.entries(all).filter(([key]) => !isSparable(key))));

const known = new WeakMap<Sentences, Sentences>();
