import { useState, useSyncExternalStore } from "react";
import { Button } from "@product/ui/controls/button";
import { Dialog } from "@product/ui/overlays/dialog";
import { Overlays } from "@product/ui/overlays/overlay-outlet";
import { createOverlays, type OverlayProps } from "@product/ui/overlays/overlays";
import type { GalleryLabels } from "./gallery-labels.ts";
import { Row, Sheet } from "./sheet.tsx";

/** An overlay that is opened by its id, with what its store says of it and the answer that closing gave. */
export function OverlaySample({ labels }: { labels: GalleryLabels }) {
  const [overlays] = useState(() => {
    const newOverlays = createOverlays();
    newOverlays.register("question", Question, { labels });
    return newOverlays;
  });
  const [outcome, setOutcome] = useState("—");
  const question = useSyncExternalStore(overlays.subscribe, overlays.snapshot, overlays.snapshot)[0];
  const ask = async (id: string) => {
    try {
      setOutcome("…");
      setOutcome((await overlays.open<string>(id).result) ?? "nihil");
    } catch (error) {
      setOutcome(String(error));
    }
  };
  return (
    <Sheet name="Overlays" about="Opened by code; closing keeps the promise of a result.">
      <Row>
        <Button look="quiet" onClick={() => void ask("question")}>
          Overlay
        </Button>
        <Button look="quiet" onClick={() => void ask("nemo")}>
          Overlay lost
        </Button>
      </Row>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-compact">
        <Fact name="open" value={String(question?.isOpen)} />
        <Fact name="mounted" value={String(question?.isMounted)} />
        <Fact name="result" value={outcome} />
      </dl>
      <Overlays store={overlays} />
    </Sheet>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="contents">
    <dt className="text-fg-2">{name}</dt>
    <dd data-fact={name}>{value}</dd>
  </div>
);

const Question = ({ open, onClose, labels }: OverlayProps<string> & { labels: GalleryLabels }) => (
  <Dialog
    open={open}
    onOpenChange={() => onClose()}
    labels={labels}
    title="Quid vis?"
    actions={<Button onClick={() => onClose("Ita")}>Ita</Button>}
  >
    Responsum promissum implet.
  </Dialog>
);
