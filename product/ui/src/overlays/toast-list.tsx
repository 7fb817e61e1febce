import { useCallback, useState, useSyncExternalStore } from "react";
import { Toast as Radix } from "radix-ui";
import type { ToastLabels } from "@product/ui/labels";
import { ToastCard } from "./toast-card.tsx";
import { stackPlace } from "./toast-stack.ts";
import type { Toast, Toasts } from "./toasts.ts";

/** Shows the toasts of a store at the bottom right. F8 leads to them; swiping 50 px sends one away. */
export function ToastList({
  store,
  labels,
  expanded = true,
}: {
  store: Toasts;
  labels: ToastLabels;
  expanded?: boolean;
}) {
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, noneYet);
  const [heights, setHeights] = useState<Record<string, number>>({});
  const [isVisited, setVisited] = useState(false);
  const measure = useCallback(
    (id: string, height: number) => setHeights((known) => (known[id] === height ? known : { ...known, [id]: height })),
    [],
  );
  const watched = useCallback((viewport: HTMLElement | null) => watchVisits(viewport, setVisited), []);
  const heightsBelow = (index: number) =>
    toasts
      .slice(index + 1)
      .filter(isOpen)
      .map((toast) => heights[toast.id] ?? 0);
  return (
    <Radix.Provider label={labels.notification} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast, index) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          place={stackPlace(heightsBelow(index), expanded || isVisited)}
          onMeasure={measure}
          onClose={store.remove}
          labels={labels}
        />
      ))}
      <Radix.Viewport
        label={labels.region}
        hotkey={["F8"]}
        ref={watched}
        className="fixed right-4 bottom-4 z-60 w-[min(360px,calc(100vw-32px))] outline-none sm:right-6 sm:bottom-6"
      />
    </Radix.Provider>
  );
}

/** Tells whether someone points at the stack or stands in it. React's own events take another way than the cards' place. */
function watchVisits(viewport: HTMLElement | null, tell: (isVisited: boolean) => void) {
  if (!viewport) return;
  const look = () => tell(viewport.matches(":hover, :focus-within"));
  for (const event of visitEvents) viewport.addEventListener(event, look);
  return () => visitEvents.forEach((event) => viewport.removeEventListener(event, look));
}

const visitEvents = ["pointerenter", "pointerleave", "focusin", "focusout"];
const isOpen = (toast: Toast) => toast.open;
const none: readonly Toast[] = [];
const noneYet = () => none;
