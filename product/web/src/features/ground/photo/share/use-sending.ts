import { useEffect, useRef, useState } from "react";
import { useLocale } from "use-intl";
import type { Refusal } from "@product/domain/refusals";
import { inLocale } from "#i18n/locale.ts";
import { NotTaken, sendFile } from "./send-file.ts";

/** `part` is how much of the file has arrived; while waiting, the network is gone. */
export type Sending = { step: "idle" } | { step: "sending" | "waiting"; part: number } | { step: "saving" };

/** Sends a file, tells how far it is, and stops when it is told to or when nobody looks any more. */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ step: "idle" });
  const controller = useRef<AbortController>(undefined);
  const openAt = inLocale("/admin/photos/upload", useLocale());
  const stop = () => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);
  const send = async (
    file: File,
    onArrived: (upload: string) => Promise<void>,
    onRefused: (problem: Refusal) => void,
  ) => {
    const { signal } = (controller.current = new AbortController());
    setSending({ step: "sending", part: 0 });
    try {
      const upload = await sendFile(file, {
        openAt,
        signal,
        onProgress: (part) => setSending({ step: "sending", part }),
        onWaiting: () => setSending((last) => ({ step: "waiting", part: "part" in last ? last.part : 0 })),
      });
      if (signal.aborted) return;
      setSending({ step: "saving" });
      await onArrived(upload);
    } catch (error) {
      if (!signal.aborted) onRefused(error instanceof NotTaken ? error.refusal : { code: "file.storage-away" });
    }
  };
  return { sending, send, stop };
}
