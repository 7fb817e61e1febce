import type { ReactNode } from "react";
import type { Tone } from "@product/ui/records/tone";

/** A passing message. An `action` needs an alternative in its text, for people who cannot reach it in time. */
export type ToastContent = {
  title: ReactNode;
  description?: ReactNode;
  tone?: Tone | undefined;
  /** Milliseconds until it closes by itself; Infinity keeps it. 5000 unless told. */
  duration?: number | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
};
export type Toast = ToastContent & { id: string; open: boolean };
export type Toasts = ReturnType<typeof createToasts>;

/** The toasts of one page. At most five are kept; one that is removed stays 200 ms longer to leave the screen. */
export function createToasts({ max = 5, exitTime = 200 } = {}) {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const readers = new Set<() => void>();

  const become = (next: readonly Toast[]) => {
    toasts = next;
    for (const tell of readers) tell();
  };
  const change = (id: string, patch: Partial<Toast>) =>
    become(toasts.map((toast) => (toast.id === id ? { ...toast, ...patch } : toast)));
  const drop = (id: string) => become(toasts.filter((toast) => toast.id !== id || toast.open));

  return {
    /** Shows it and returns its id. A given id that is already on the screen is replaced. */
    add({ id = `toast-${(count += 1)}`, ...content }: ToastContent & { id?: string }): string {
      const others = toasts.filter((toast) => toast.id !== id);
      become([...others, { ...content, id, open: true }].slice(-max));
      return id;
    },
    update: (id: string, patch: Partial<ToastContent>): void => change(id, patch),
    remove(id: string): void {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      change(id, { open: false });
      setTimeout(drop, exitTime, id);
    },
    clear: (): void => become([]),
    snapshot: (): readonly Toast[] => toasts,
    subscribe(tell: () => void): () => void {
      readers.add(tell);
      return () => readers.delete(tell);
    },
  };
}
