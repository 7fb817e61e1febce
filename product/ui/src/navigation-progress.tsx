import { useEffect, useState } from "react";

/** The thin bar at the top while the next page is on its way. It waits a moment, so that quick pages do not flash. */
export function NavigationProgress({ active, label }: { active: boolean; label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setShown, active ? quickPages : leaving, active);
    return () => clearTimeout(timer);
  }, [active]);
  if (!isShown) return null;
  const state = active ? "indeterminate" : "complete";
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a progress element each in its own way
      role="progressbar"
      aria-label={label}
      data-state={state}
      className="pointer-events-none fixed inset-x-0 top-0 z-70 h-0.5"
    >
      <div
        data-state={state}
        className="block h-full origin-left bg-primary transition-opacity data-[state=complete]:opacity-0 data-[state=indeterminate]:animate-advance motion-reduce:data-[state=indeterminate]:w-1/2"
      />
    </div>
  );
}

const quickPages = 120;
const leaving = 250;
