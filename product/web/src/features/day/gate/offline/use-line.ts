import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useActionData, useLocation, useNavigation, useRevalidator } from "react-router";
import { forgetPage, keepPage } from "#features/day/pass/share/keep-page.ts";
import { filesOfReader } from "#features/day/gate/code-reader.ts";
import type { GateReply } from "#features/day/gate/gate-shown.ts";
import { lineAtFirst, lineNow, watchLine, type Line } from "./line.ts";
import { fetchThumbnails } from "./thumbnails.ts";
import { canKeep, renewList, sendKept, type Reached } from "./synchronise.ts";

const everyMs = 5_000;

/** Keeps the device in step with the server, as long as the page is open, and says how it stands. */
export function useLine(snapshotKey: string): Line {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const reply = useActionData<GateReply>();
  // To load anew would take a verdict off the screen, or one that is on its way; whatever follows it loads by itself.
  const loadAnew = useEffectEvent(async () => {
    if (state === "idle" && !reply?.scanned) await revalidate();
  });
  const { pathname } = useLocation();
  const followed = useEffectEvent(async (reached: Reached, wasOffline: boolean) => {
    const isGone = reached === "gone";
    if (isGone) await forgetPage(pathname);
    if (isGone || (wasOffline && !lineNow().isOffline)) await loadAnew();
  });
  const send = useEffectEvent(async () => {
    const wasOffline = lineNow().isOffline;
    const reached = await sendKept();
    await followed(reached, wasOffline);
    return reached === true;
  });
  const renew = useEffectEvent(async () => {
    const reached = await renewList(snapshotKey);
    await followed(reached, false);
    if (reached === true) await fetchThumbnails();
  });
  useEffect(() => {
    if (!canKeep()) return;
    let [sending, renewing]: (Promise<void> | undefined)[] = [];
    const renewOnce = () => void (renewing ??= renew().finally(() => (renewing = undefined)));
    const step = () => send().then((isReached) => void (isReached && renewOnce()));
    const begin = () => void (sending ??= step().finally(() => (sending = undefined)));
    begin();
    const again = setInterval(begin, everyMs);
    addEventListener("online", begin);
    addEventListener("offline", begin);
    return () => {
      clearInterval(again);
      removeEventListener("online", begin);
      removeEventListener("offline", begin);
    };
  }, []);
  useEffect(() => {
    const keeping = filesOfReader().then((files) => keepPage(pathname, files));
    keeping.catch(() => undefined);
  }, [pathname]);
  return useSyncExternalStore(watchLine, lineNow, lineAtFirst);
}
