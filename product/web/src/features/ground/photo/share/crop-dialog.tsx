import { useState } from "react";
import { useTranslations } from "use-intl";
import { mostZoom, settled, wholeFrame, type Size } from "@product/domain/files/frame";
import type { Refusal } from "@product/domain/refusals";
import { Button } from "@product/ui/controls/button";
import { Dialog, DialogClose } from "@product/ui/overlays/dialog";
import { Slider } from "@product/ui/controls/slider";
import type { PhotoChoice } from "#features/ground/photo/schema.ts";
import { CropFrame } from "./crop-frame.tsx";
import { sizeProblem } from "./first-look.ts";
import { SendingNote } from "./sending-note.tsx";
import { useSending } from "./use-sending.ts";

type CropDialogProps = {
  file: File;
  /** Where the browser keeps it to look at. */
  picture: string;
  /** The picture is at the server, and this square of it is wanted. */
  onSave: (choice: PhotoChoice) => Promise<void>;
  onRefused: (problem: Refusal) => void;
  onCancel: () => void;
};

/** Choose the square, send the picture, and be able to stop at any time. */
export function CropDialog({ file, picture, onSave, onRefused, onCancel }: CropDialogProps) {
  const t = useTranslations("photo");
  const [size, setSize] = useState<Size>();
  const [frame, setFrame] = useState(wholeFrame);
  const { sending, send, stop } = useSending();
  const isBusy = sending.step !== "idle";
  const see = (seen: Size) => {
    const problem = sizeProblem(seen);
    if (problem) onRefused(problem);
    else setSize(seen);
  };
  const save = () => send(file, (upload) => onSave({ upload, ...frame }), onRefused);
  // Once it is being saved it is too late to say no, and nobody is told that they could.
  const isLate = sending.step === "saving";
  const cancel = () => {
    if (isLate) return;
    stop();
    onCancel();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && cancel()}
      title={t("title")}
      description={t("about")}
      labels={{ close: t("close") }}
      actions={
        <>
          <DialogClose>
            <Button look="quiet" type="button" disabled={isLate}>
              {t(isBusy ? "cancelSending" : "cancel")}
            </Button>
          </DialogClose>
          <Button type="button" busy={isBusy} disabled={!size} onClick={save}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <CropFrame
          {...{ picture, size, frame, isBusy }}
          onChange={(wanted) => size && setFrame(settled(size, wanted))}
          onSeen={see}
          onBroken={() => onRefused({ code: "file.broken" })}
        />
        <Slider
          label={t("zoom")}
          min={1}
          max={mostZoom}
          step={0.05}
          value={frame.zoom}
          disabled={isBusy || !size}
          onChange={({ currentTarget }) =>
            size && setFrame(settled(size, { ...frame, zoom: currentTarget.valueAsNumber }))
          }
        />
        <SendingNote
          sending={sending}
          words={{ sending: t("sending"), saving: t("saving"), waiting: t("waiting") }}
          percentOf={(percent) => t("percent", { percent })}
        />
      </div>
    </Dialog>
  );
}
