import { useEffect } from "react";

/** The screen of a gate does not go dark while it waits for people. */
export function useAwake(): void {
  useEffect(() => {
    let wakeLock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      // Refused where the battery is low; then it sleeps as it always does.
      const lock = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isOver) void lock?.release();
      else wakeLock = lock;
    };
    void hold();
    // The browser lets go of it whenever another page is in front.
    const again = () => void hold();
    document.addEventListener("visibilitychange", again);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", again);
      void wakeLock?.release();
    };
  }, []);
}
