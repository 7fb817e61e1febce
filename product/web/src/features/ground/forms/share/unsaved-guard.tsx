import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { later } from "@product/ui/overlays/later";

/** Asks before someone leaves what is not saved: in words of ours inside the app, in the browser's when the page goes. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    // After one yes the user is not asked again, should leaving load a new page.
    const ask = (event: BeforeUnloadEvent) => !isLeaving.current && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [when]);
  const stay = () => blocker.reset?.();
  const leave = () => {
    isLeaving.current = true;
    blocker.proceed?.();
  };
  return <LeaveDialog open={blocker.state === "blocked"} onStay={stay} onLeave={leave} />;
}

const LeaveDialog = later(async () => (await import("./leave-dialog.tsx")).LeaveDialog);
