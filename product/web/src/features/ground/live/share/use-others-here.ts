/** Colleagues who have a record open at this moment, besides the person here. */
import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { presenceTopic } from "@product/domain/live";
import { listenOn } from "#features/ground/live/channels.ts";
import { namesOf, type Colleague } from "#features/ground/live/names.ts";
import type { PublicSettings } from "#request/context.ts";
import type { LiveKind } from "#request/slices/live-kinds.ts";

export function useOthersHere(kind: LiveKind, id: string): Colleague[] {
  const auth = (useRouteLoaderData("root") as PublicSettings | undefined)?.auth;
  const isLookedAt = useIsLookedAt();
  const [others, setOthers] = useState<Colleague[]>([]);
  useEffect(() => {
    if (!auth || !isLookedAt) return;
    let newest = 0;
    const onPresence = async (ids: string[]) => {
      const turn = ++newest;
      const named = await namesOf(kind, ids);
      if (turn === newest) setOthers(named);
    };
    const stop = listenOn(auth, presenceTopic(kind, id), { onPresence: (ids) => void onPresence(ids) });
    return () => {
      newest = Infinity;
      stop();
      setOthers([]);
    };
  }, [auth, kind, id, isLookedAt]);
  return others;
}

/** A page in a tab that was left is open, but nobody is there. */
function useIsLookedAt(): boolean {
  const [isLookedAt, setLookedAt] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") setLookedAt(true);
      else timer = setTimeout(() => setLookedAt(false), awayMs);
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return isLookedAt;
}

const awayMs = 60_000;
