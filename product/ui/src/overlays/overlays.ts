import type { ComponentType } from "react";

/** The props of an overlay in addition to its own. It calls `onClose` with its result. */
export type OverlayProps<Result = unknown> = { open: boolean; onClose: (result?: Result) => void };

/** `isOpen` is what the person sees; `isMounted` lasts until the exit animation has ended. */
export type Overlay = {
  id: string;
  component: ComponentType<any>;
  props: object;
  isOpen: boolean;
  isMounted: boolean;
};
export type OpenOverlay<Result> = { id: string; result: Promise<Result | undefined> };
export type Overlays = ReturnType<typeof createOverlays>;

type Given<Props> = Omit<Props, keyof OverlayProps>;
type ResultOf<Props> = Props extends OverlayProps<infer Result> ? Result : unknown;

/** Dialogs opened by code: `open` shows one, and its result is a promise that closing keeps. */
export function createOverlays({ exitTime = 250 } = {}) {
  let overlays: readonly Overlay[] = [];
  let count = 0;
  const registered = new Set<string>();
  const answers = new Map<string, (result: unknown) => void>();
  const readers = new Set<() => void>();

  const become = (next: readonly Overlay[]) => {
    overlays = next;
    for (const tell of readers) tell();
  };
  const find = (id: string): Overlay => {
    const overlay = overlays.find((candidate) => candidate.id === id);
    if (!overlay) throw new Error("Overlay not found");
    return overlay;
  };
  const change = (id: string, patch: Partial<Overlay>) =>
    become(overlays.map((overlay) => (overlay.id === id ? { ...overlay, ...patch } : overlay)));
  const add = (id: string, component: ComponentType<any>, props: object) =>
    become([...overlays, { id, component, props, isOpen: false, isMounted: false }]);

  // An overlay that was opened again meanwhile stays; one that nobody registered is forgotten.
  const unmount = (id: string) => {
    const overlay = overlays.find((candidate) => candidate.id === id);
    if (!overlay || overlay.isOpen) return;
    if (registered.has(id)) change(id, { isMounted: false });
    else become(overlays.filter((other) => other.id !== id));
  };
  const close = (id: string, result?: unknown): void => {
    if (!find(id).isOpen) return;
    change(id, { isOpen: false });
    answers.get(id)?.(result);
    answers.delete(id);
    setTimeout(unmount, exitTime, id);
  };

  return {
    /** Registers an overlay under an id, to be opened by it as often as needed. */
    register<Props extends OverlayProps<any>>(
      id: string,
      component: ComponentType<Props>,
      props: Partial<Given<Props>> = {},
    ): string {
      registered.add(id);
      overlays = overlays.filter((overlay) => overlay.id !== id);
      add(id, component, props);
      return id;
    },
    open,
    close,
    /** Changes the props of an overlay, open or not. */
    patch: (id: string, props: object): void => change(id, { props: { ...find(id).props, ...props } }),
    closeAll: (): void => overlays.filter((overlay) => overlay.isOpen).forEach((overlay) => close(overlay.id)),
    isOpen: (id: string): boolean => find(id).isOpen,
    isMounted: (id: string): boolean => find(id).isMounted,
    snapshot: (): readonly Overlay[] => overlays,
    subscribe(tell: () => void): () => void {
      readers.add(tell);
      return () => readers.delete(tell);
    },
  };

  function open<Props extends OverlayProps<any>>(
    component: ComponentType<Props>,
    props: Given<Props>,
  ): OpenOverlay<ResultOf<Props>>;
  function open<Result = unknown>(id: string, props?: object): OpenOverlay<Result>;
  function open(target: string | ComponentType<any>, props: object = {}): OpenOverlay<unknown> {
    const id = typeof target === "string" ? target : `overlay-${(count += 1)}`;
    if (typeof target !== "string") add(id, target, {});
    const overlay = find(id);
    if (overlay.isOpen) close(id);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.set(id, resolve);
    change(id, { props: { ...overlay.props, ...props }, isOpen: true, isMounted: true });
    return { id, result: promise };
  }
}
