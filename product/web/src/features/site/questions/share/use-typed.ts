import { useMemo, useSyncExternalStore } from "react";
import type { Answers } from "@product/domain/forms/definition";

/** The current content of the form; the initial answers until a user types. */
export function useTyped(formId: string, initial: Answers): Answers {
  const text = useSyncExternalStore(
    subscribe,
    () => textsOf(formId),
    () => "",
  );
  return useMemo(() => (text === "" ? initial : (JSON.parse(text) as Answers)), [text, initial]);
}

function textsOf(formId: string): string {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return "";
  const typed: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") continue;
    const before = typed[name];
    typed[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return JSON.stringify(typed);
}

function subscribe(tell: () => void): () => void {
  document.addEventListener("input", tell);
  document.addEventListener("change", tell);
  return () => {
    document.removeEventListener("input", tell);
    document.removeEventListener("change", tell);
  };
}
