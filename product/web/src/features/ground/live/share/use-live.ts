import { useEffect, useEffectEvent, useRef } from "react";
import { useActionData, useNavigation, useRevalidator, useRouteLoaderData } from "react-router";
import { changesTopic, type Changed } from "@product/domain/live";
import { isBeingEdited } from "#features/ground/live/being-edited.ts";
import { listenOn } from "#features/ground/live/channels.ts";
import { createRefresher, type Refresher } from "#features/ground/live/refresher.ts";
import type { PublicSettings } from "#request/context.ts";
import type { LiveKind } from "#request/slices/live-kinds.ts";

type Watched = LiveKind | readonly LiveKind[] | { kind: LiveKind; id: string };

/**
 * Asks the page's loaders again when a record of this kind, or this one record, changes: not while a form of the page
 * holds what is not saved or shows why it was refused, nor while nobody can see the page, but as soon as that is over.
 * `whileEditing` is for a page that keeps what was typed by itself.
 */
export function useLive(watched: Watched, { whileEditing = false }: { whileEditing?: boolean } = {}): void {
  const auth = (useRouteLoaderData("root") as PublicSettings | undefined)?.auth;
  const { revalidate, state: revalidation } = useRevalidator();
  const { state: navigation } = useNavigation();
  const isResting = navigation === "idle" && revalidation === "idle";
  const isRefused = useActionData() !== undefined;
  const refresher = useRef<Refresher>(undefined);
  const refresh = useEffectEvent(() => void revalidate());
  const isHeld = useEffectEvent(
    () => !isResting || isRefused || document.visibilityState === "hidden" || (!whileEditing && isBeingEdited()),
  );
  const { kinds, id } = partsOf(watched);
  const topics = kinds.map(changesTopic).join(" ");

  useEffect(() => {
    if (!auth) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const pace = createRefresher({ refresh: () => refresh(), isHeld: () => isHeld(), waitMs });
    refresher.current = pace;
    const onMessage = (payload: unknown) => {
      const { ids } = payload as Changed;
      if (id === undefined || ids === null || ids.includes(id)) pace.due();
    };
    const stops = topics.split(" ").map((topic) => listenOn(auth, topic, { onJoined: pace.due, onMessage }));
    document.addEventListener("visibilitychange", pace.look, { signal });
    document.addEventListener("input", pace.look, { signal });
    // The event of a reset comes before its effect.
    document.addEventListener("reset", () => setTimeout(pace.look), { signal });
    return () => {
      stopping.abort();
      for (const stop of stops) stop();
      pace.stop();
    };
  }, [auth, topics, id]);
  useEffect(() => {
    if (isResting && !isRefused) refresher.current?.look();
  }, [isResting, isRefused]);
}

const partsOf = (watched: Watched): { kinds: readonly LiveKind[]; id?: string } => {
  if (typeof watched === "string") return { kinds: [watched] };
  return "kind" in watched ? { kinds: [watched.kind], id: watched.id } : { kinds: watched };
};

/** Not everyone at the same moment: a change is told to all screens at once. */
const waitMs = () => 100 + Math.random() * 400;
