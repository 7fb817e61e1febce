import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOverlays, type OverlayProps } from "./overlays.ts";

type QuestionProps = OverlayProps<"yes" | "no"> & { title: string };
const Question: ComponentType<QuestionProps> = () => null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("overlays", () => {
  it("keeps the promise of a result when closed", async () => {
    const overlays = createOverlays();
    const { id, result } = overlays.open(Question, { title: "Sure?" });
    expect(overlays.snapshot()).toEqual([
      { id, component: Question, props: { title: "Sure?" }, isOpen: true, isMounted: true },
    ]);
    overlays.close(id, "yes");
    expect(await result).toBe("yes");
  });

  it("stays mounted while the exit animation runs, then is forgotten", () => {
    const overlays = createOverlays();
    const { id } = overlays.open(Question, { title: "Sure?" });
    overlays.close(id);
    expect([overlays.isOpen(id), overlays.isMounted(id)]).toEqual([false, true]);
    vi.advanceTimersByTime(249);
    expect(overlays.isMounted(id)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(overlays.snapshot()).toEqual([]);
  });

  it("opens a registered one by its id, again and again", async () => {
    const overlays = createOverlays();
    overlays.register("question", Question, { title: "Sure?" });
    expect([overlays.isOpen("question"), overlays.isMounted("question")]).toEqual([false, false]);
    const first = overlays.open<"yes">("question").result;
    overlays.close("question", "yes");
    expect(await first).toBe("yes");
    vi.advanceTimersByTime(250);
    expect(overlays.isMounted("question")).toBe(false);
    overlays.open("question", { title: "Really?" });
    expect(overlays.snapshot()).toMatchObject([{ id: "question", props: { title: "Really?" }, isOpen: true }]);
  });

  it("answers with nothing when opened anew before an answer came", async () => {
    const overlays = createOverlays();
    overlays.register("question", Question);
    const first = overlays.open("question").result;
    overlays.open("question");
    expect(await first).toBeUndefined();
    vi.advanceTimersByTime(250);
    expect(overlays.isOpen("question")).toBe(true);
  });

  it("changes the props of one that is open", () => {
    const overlays = createOverlays();
    const { id } = overlays.open(Question, { title: "Sure?" });
    overlays.patch(id, { title: "Still sure?" });
    expect(overlays.snapshot()[0]?.props).toEqual({ title: "Still sure?" });
  });

  it.each(["close", "patch", "open", "isOpen"] as const)("cannot %s an id that does not exist", (act) =>
    expect(() => createOverlays()[act]("nobody", {})).toThrow("Overlay not found"),
  );

  it("closes all that are open", async () => {
    const overlays = createOverlays();
    const results = [overlays.open(Question, { title: "1" }).result, overlays.open(Question, { title: "2" }).result];
    overlays.closeAll();
    expect(await Promise.all(results)).toEqual([undefined, undefined]);
    vi.advanceTimersByTime(250);
    expect(overlays.snapshot()).toEqual([]);
  });
});
