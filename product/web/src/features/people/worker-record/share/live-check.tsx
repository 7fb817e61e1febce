/** Checks a worker's form while it is typed, with the same rules as the server. */
import { typedIn } from "@product/domain/people/typed-form";
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { checkWorker, type CheckedWorker } from "@product/domain/people/worker-record";

type Live = Pick<CheckedWorker, "faults" | "doubts"> & {
  typed: Record<string, string>;
  /** The last year that someone can be born in. */
  thisYear?: number;
};

const nothing: Live = { faults: {}, doubts: {}, typed: {} };
const LiveContext = createContext<Live>(nothing);

export const useLive = (): Live => useContext(LiveContext);

/** `today` comes from the server, so that both say the same of a birth date. `known` is what the form does not hold, such as the country. */
export function LiveCheck({
  formId,
  today,
  known,
  children,
}: {
  formId: string;
  today: string;
  known?: Record<string, string>;
  children: ReactNode;
}) {
  const text = useSyncExternalStore(
    subscribe,
    () => textsOf(formId),
    () => "",
  );
  const live = useMemo(() => {
    const thisYear = Number(today.slice(0, 4));
    if (text === "") return { ...nothing, thisYear };
    const typed = { ...known, ...(JSON.parse(text) as Record<string, string>) };
    return { ...checkWorker(typedIn(typed), today), typed, thisYear };
  }, [text, today, known]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

function textsOf(formId: string): string {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return "";
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  return JSON.stringify(Object.fromEntries(texts));
}

function subscribe(tell: () => void): () => void {
  // The event of a reset comes before its effect.
  const tellLater = () => setTimeout(tell);
  document.addEventListener("input", tell);
  document.addEventListener("change", tell);
  document.addEventListener("reset", tellLater);
  return () => {
    document.removeEventListener("input", tell);
    document.removeEventListener("change", tell);
    document.removeEventListener("reset", tellLater);
  };
}
