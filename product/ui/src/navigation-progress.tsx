import { useEffect, useState } from "react";
import { Progress as Radix } from "radix-ui";

/** The thin bar at the top while the next page is on its way. It waits a moment, so that quick pages do not flash. */
export function NavigationProgress({ active, label }: { active: boolean; label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setShown, active ? quickPages : leaving, active);
    return () => clearTimeout(timer);
  }, [active]);
  if (!isShown) return null;
  return (
    <Radix.Root
      value={active ? null : 100}
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-0 z-70 h-0.5"
    >
      <Radix.Indicator className="block h-full origin-left bg-primary transition-opacity data-[state=complete]:opacity-0 data-[state=indeterminate]:animate-advance motion-reduce:data-[state=indeterminate]:w-1/2" />
    </Radix.Root>
  );
}

const quickPages = 120;
const leaving = 250;
