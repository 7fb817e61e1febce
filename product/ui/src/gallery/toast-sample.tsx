import { useState } from "react";
import { Button } from "@product/ui/controls/button";
import { Switch } from "@product/ui/controls/switch";
import { Toaster } from "@product/ui/overlays/toaster";
import { createToasts, type ToastContent } from "@product/ui/overlays/toasts";
import type { GalleryLabels } from "./gallery-labels.ts";
import { Row, Sheet } from "./sheet.tsx";

export function ToastSample({ labels }: { labels: GalleryLabels }) {
  const [toasts] = useState(createToasts);
  const [count, setCount] = useState(0);
  const [isExpanded, setExpanded] = useState(true);
  const show = (content: ToastContent) => () => {
    toasts.add({ ...content, title: `${content.title} (${count + 1})` });
    setCount(count + 1);
  };
  return (
    <Sheet name="Toasts" about="Bottom right, 5 seconds, with undo where one exists.">
      <Row>
        <Button look="quiet" onClick={show(done)}>
          Toast ok
        </Button>
        <Button look="quiet" onClick={show(conflict)}>
          Toast bad
        </Button>
        <Switch label="Expansi" checked={isExpanded} onChange={() => setExpanded(!isExpanded)} />
      </Row>
      <Toaster store={toasts} labels={labels} expanded={isExpanded} />
    </Sheet>
  );
}

const undo = { label: "Revoco", onSelect: () => {} };
const done: ToastContent = {
  title: "Tres vocati sunt",
  description: "Responsa ante Saturni diem, 08:48",
  tone: "ok",
  action: undo,
};
const conflict: ToastContent = {
  title: "Alius hanc hebdomadem edidit",
  description: "Abhinc minutum. Tua servantur.",
  tone: "bad",
};
