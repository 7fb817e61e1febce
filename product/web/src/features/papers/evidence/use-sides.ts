import { useEffect, useRef, useState } from "react";
import type { Refusal } from "@product/domain/refusals";
import { firstLook } from "#features/ground/photo/share/first-look.ts";
import type { Sending } from "#features/ground/photo/share/use-sending.ts";

export const sides = ["front", "back"] as const;
export type Side = (typeof sides)[number];
export type SideProblem = { side: Side; refusal: Refusal };

/**
 * Sends the files of a form before the form itself, in a way that survives a lost network, and tells how far it is. The form then
 * carries their ids in place of the files.
 */
export function useSides(openAt: string) {
  const [sending, setSending] = useState<Sending>({ step: "idle" });
  const [problem, setProblem] = useState<SideProblem>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const stop = () => {
    controller.current?.abort();
    setSending({ step: "idle" });
  };

  const send = async (form: FormData, onArrived: (form: FormData) => Promise<void>) => {
    const { signal } = (controller.current = new AbortController());
    setProblem(undefined);
    const chosen = sides.flatMap((side) => {
      const file = form.get(side);
      form.delete(side);
      return file instanceof File && file.size > 0 ? [{ side, file }] : [];
    });
    for (const { side, file } of chosen) {
      const refusal = await firstLook("worker-documents", file);
      if (refusal) return setProblem({ side, refusal: forDocuments(refusal) });
    }
    setSending({ step: "sending", part: 0 });
    // Only who sends something needs it.
    const { NotTaken, sendFile } = await import("#features/ground/photo/share/send-file.ts");
    for (const [index, { side, file }] of chosen.entries())
      try {
        const whole = (part: number) => (index + part) / chosen.length;
        const upload = await sendFile(file, {
          openAt,
          signal,
          onProgress: (part) => setSending({ step: "sending", part: whole(part) }),
          onWaiting: () => setSending((last) => ({ step: "waiting", part: "part" in last ? last.part : 0 })),
        });
        if (signal.aborted) return;
        form.set(`${side}Upload`, upload);
      } catch (error) {
        if (signal.aborted) return;
        setSending({ step: "idle" });
        return setProblem({ side, refusal: error instanceof NotTaken ? error.refusal : { code: "file.storage-away" } });
      }
    setSending({ step: "saving" });
    await onArrived(form);
    setSending({ step: "idle" });
  };
  return { sending, problem, send, stop };
}

const forDocuments = (refusal: Refusal): Refusal =>
  refusal.code === "file.kind-not-taken" ? { code: "document.kind-not-taken" } : refusal;
