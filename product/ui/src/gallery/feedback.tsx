import { useState } from "react";
import { Button } from "@product/ui/button";
import { Callout } from "@product/ui/callout";
import { Dialog } from "@product/ui/dialog";
import { EmptyState } from "@product/ui/empty-state";
import { NavigationProgress } from "@product/ui/navigation-progress";
import { Overlays } from "@product/ui/overlay-outlet";
import { createOverlays, type OverlayProps } from "@product/ui/overlays";
import { Progress } from "@product/ui/progress";
import { Toaster } from "@product/ui/toaster";
import { createToasts } from "@product/ui/toasts";
import type { GalleryLabels } from "./gallery-labels.ts";
import { SampleIcon } from "./sample-icon.tsx";
import { Row, Sheet } from "./sheet.tsx";

export function Feedback({ labels }: { labels: GalleryLabels }) {
  const [toasts] = useState(createToasts);
  const [overlays] = useState(createOverlays);
  const [isMoving, setMoving] = useState(false);
  const ask = async () => {
    const answer = await overlays.open(Question, { labels }).result;
    toasts.add({ title: String(answer), tone: "info" });
  };
  return (
    <>
      <Sheet name="Toasts and overlays" about="Bottom right, 5 seconds, with undo where one exists.">
        <Row>
          <Button look="quiet" onClick={() => toasts.add(done)}>
            Toast ok
          </Button>
          <Button look="quiet" onClick={() => toasts.add(conflict)}>
            Toast bad
          </Button>
          <Button look="quiet" onClick={() => void ask()}>
            Overlay
          </Button>
          <Button look="quiet" onClick={() => setMoving(!isMoving)}>
            Navigation
          </Button>
        </Row>
      </Sheet>
      <Toaster store={toasts} labels={labels} />
      <Overlays store={overlays} />
      <NavigationProgress active={isMoving} label="Via" />
      <Sheet name="Callouts" about="One sentence of fact, one of consequence, one link.">
        <Callout tone="info">
          Horologia retro moventur. Haec nox <b>novem horas</b> habet.
        </Callout>
        <Callout tone="warn" action={<a href="#callouts">Ostendo</a>}>
          <b>Tres mutationes sero veniunt.</b> Causam requirunt.
        </Callout>
        <Callout tone="bad">
          <b>Duo opera concurrunt.</b> Hoc vinci non potest.
        </Callout>
        <Callout tone="ok">Liber mensis Maii perfectus est.</Callout>
        <Callout tone="idle">Nihil agitur.</Callout>
      </Sheet>
      <Sheet name="Progress" about="Indeterminate, loading, complete.">
        <Progress label="Quaero" />
        <Progress label="Emitto" value={812} max={1248} valueText="812 / 1248" />
        <Progress label="Perfectum" value={100} />
      </Sheet>
      <Sheet name="Empty state" about="What this is, why it is empty, the one next step.">
        <EmptyState
          icon={<SampleIcon name="calendar" size={20} />}
          title={labels.noData}
          heading="h3"
          action={<Button icon={<SampleIcon name="plus" />}>Addo opera</Button>}
        >
          Opera hic apparent cum primum addita sunt. Duo in hac hebdomade nondum ulla habent.
        </EmptyState>
      </Sheet>
    </>
  );
}

const Question = ({ open, onClose, labels }: OverlayProps<string> & { labels: GalleryLabels }) => (
  <Dialog
    open={open}
    onOpenChange={() => onClose("—")}
    labels={labels}
    title="Quid vis?"
    actions={<Button onClick={() => onClose("Ita")}>Ita</Button>}
  >
    Responsum promissum implet.
  </Dialog>
);

const undo = { label: "Revoco", onSelect: () => {} };
const done = {
  title: "Tres vocati sunt",
  description: "Responsa ante Saturni diem, 08:48",
  tone: "ok",
  action: undo,
} as const;
const conflict = {
  title: "Alius hanc hebdomadem edidit",
  description: "Abhinc minutum. Tua servantur.",
  tone: "bad",
} as const;
