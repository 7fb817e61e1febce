import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigation } from "react-router";
import type { Refusal } from "@product/domain/refusals";
import { submissionKeyField } from "#request/forms/submission-key.ts";

export type Kept = { turn: number; keptAt: string };
type Reply = Kept | { refusals: readonly Refusal[] };

/** How long somebody has to stop before what they wrote is kept. */
const pause = 3_000;

type Page = { version: number; draft: { turn: number } | undefined };

/** Keeps what is written on the server a moment after somebody stops, until they save it or it was kept in another window. */
export function useKeptPage(formId: string, isWanted: boolean, { version, draft }: Page): Reply | undefined {
  const { submit, data, state } = useFetcher<Reply>();
  const [sentFor, setSentFor] = useState(version);
  const isResting = useNavigation().state === "idle";
  const turn = useRef(draft?.turn ?? 0);
  const [changes, setChanges] = useState(0);
  const keptUpTo = useRef(0);
  useEffect(() => {
    const note = () => setChanges((n) => n + 1);
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, []);
  useEffect(() => {
    if (data && "turn" in data) turn.current = data.turn;
  }, [data]);
  // A draft that was on its way when its writer saved is refused as stale, which says nothing about the text they write
  // next.
  const isOver = sentFor !== version;
  const isRefused = !isOver && data !== undefined && "refusals" in data;
  useEffect(() => {
    // The next waits for the answer to the last: both with the same turn would be two windows.
    const isNothingNew = changes === keptUpTo.current || state !== "idle";
    if (!isWanted || !isResting || isRefused || isNothingNew) return;
    const timer = setTimeout(() => {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return;
      const written = new FormData(form);
      written.delete(submissionKeyField);
      written.set("turn", String(turn.current));
      setSentFor(version);
      keptUpTo.current = changes;
      void submit(written, { method: "post", action: "?do=keep" });
    }, pause);
    return () => clearTimeout(timer);
  }, [changes, isWanted, isResting, isRefused, state, formId, submit, version]);
  return isOver ? undefined : data;
}

/** How often what was kept has gone: the fields then begin anew from what is saved. */
export function useDropped(isThere: boolean): number {
  const [was, setWas] = useState(isThere);
  const [times, setTimes] = useState(0);
  if (was !== isThere) {
    setWas(isThere);
    if (was) setTimes(times + 1);
  }
  return times;
}
