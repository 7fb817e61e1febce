import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useActionData, useLocation, useNavigation, useRevalidator } from "react-router";
import { forgetPage, keepPage } from "#features/day/pass/share/keep-page.ts";
import { filesOfReader } from "#features/day/gate/camera/code-reader.ts";
import type { GateReply } from "#features/day/gate/gate-shown.ts";
import { lineAtFirst, lineNow, watchLine, type Line } from "./line.ts";
import { fetchThumbnails } from "./thumbnails.ts";
import { canKeep, renewList, sendKept } from "./synchronise.ts";

const everyMs = 5_000;

/** Keeps the device in step with the server, as long as the page is open, and says how it stands. */
export function useLine(snapshotKey: string): Line {
  const { pathname } = useLocation();
  useEffect(() => {
    const keeping = filesOfReader().then((files) => keepPage(pathname, files));
    keeping.catch(() => undefined);
  }, [pathname]);
  return useSteps(snapshotKey, async () => {
    if (await renewList(snapshotKey)) await fetchThumbnails();
  });
}

/** Sends what a browser kept as the device that it was before: it is no device any more, and has no list to renew. */
export const useLeftOver = (snapshotKey: string): Line => useSteps(snapshotKey, nothingMore);
const nothingMore = () => Promise.resolve();

/** Sends again and again what waits, and does the rest once the server was reached. */
function useSteps(snapshotKey: string, renew: () => Promise<void>): Line {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const reply = useActionData<GateReply>();
  // To load anew would take a verdict off the screen, or one that is on its way; whatever follows it loads by itself.
  const loadAnew = useEffectEvent(async () => {
    if (state === "idle" && !reply?.scanned) await revalidate();
  });
  const send = useEffectEvent(async () => {
    const wasOffline = lineNow().isOffline;
    const reached = await sendKept(snapshotKey);
    if (reached === "gone") await forgetPage(pathname);
    if (reached === "gone" || (wasOffline && !lineNow().isOffline)) await loadAnew();
    return reached === true;
  });
  const renewNow = useEffectEvent(renew);
  useEffect(() => {
    if (!canKeep()) return;
    let [sending, renewing]: (Promise<void> | undefined)[] = [];
    const ignored = () => undefined;
    const renewOnce = () =>
      void (renewing ??= renewNow()
        .catch(ignored)
        .finally(() => (renewing = undefined)));
    const step = () => send().then((isReached) => void (isReached && renewOnce()));
    const begin = () =>
      void (sending ??= step()
        .catch(ignored)
        .finally(() => (sending = undefined)));
    begin();
    const again = setInterval(begin, everyMs);
    addEventListener("online", begin);
    addEventListener("offline", begin);
    addEventListener("beforeunload", holdBack);
    return () => {
      clearInterval(again);
      removeEventListener("online", begin);
      removeEventListener("offline", begin);
      removeEventListener("beforeunload", holdBack);
    };
  }, []);
  return useSyncExternalStore(watchLine, lineNow, lineAtFirst);
}

/** Scans that the browser could not store are lost with the page, so leaving it asks first. */
const holdBack = (event: BeforeUnloadEvent): void => {
  if (lineNow().unkept > 0) event.preventDefault();
};
