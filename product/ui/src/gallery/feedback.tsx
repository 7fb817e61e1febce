import { useState } from "react";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { NavigationProgress } from "@product/ui/navigation-progress";
import { Progress } from "@product/ui/records/progress";
import type { GalleryLabels } from "./gallery-labels.ts";
import { OverlaySample } from "./overlay-sample.tsx";
import { SampleIcon } from "./sample-icon.tsx";
import { Row, Sheet } from "./sheet.tsx";
import { ToastSample } from "./toast-sample.tsx";

export function Feedback({ labels }: { labels: GalleryLabels }) {
  const [isMoving, setMoving] = useState(false);
  return (
    <>
      <ToastSample labels={labels} />
      <OverlaySample labels={labels} />
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
        <Progress label="Mitto" value={40} />
        <Progress label="Emitto" value={812} max={1248} valueText="812 / 1248" />
        <Progress label="Perfectum" value={100} />
        <Row>
          <Button look="quiet" onClick={() => setMoving(!isMoving)}>
            Navigation
          </Button>
        </Row>
        <NavigationProgress active={isMoving} label="Via" />
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
