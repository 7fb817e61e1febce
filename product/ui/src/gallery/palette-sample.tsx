import { useState } from "react";
import { Avatar } from "@product/ui/records/avatar";
import { Button } from "@product/ui/controls/button";
import { CommandPalette, PaletteGroup, PaletteItem } from "@product/ui/overlays/command-palette";
import { StatusLight } from "@product/ui/records/status-light";
import type { GalleryLabels } from "./gallery-labels.ts";
import { SampleIcon } from "./sample-icon.tsx";

export function PaletteSample({ labels }: { labels: GalleryLabels }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Palette
      </Button>
      <CommandPalette open={isOpen} onOpenChange={setOpen} labels={labels}>
        <PaletteGroup heading="Homines">
          {["José Ángel López García", "Nuria García Lorenzo"].map((name) => (
            <PaletteItem
              key={name}
              value={name}
              onSelect={close}
              icon={<Avatar name={name} size={24} />}
              end={<StatusLight tone="ok">Potest</StatusLight>}
            >
              {name}
            </PaletteItem>
          ))}
        </PaletteGroup>
        <PaletteGroup heading="Acta">
          <PaletteItem value="find" onSelect={close} icon={<SampleIcon name="pin" />} keys={["g", "w"]}>
            Quis potest…
          </PaletteItem>
          <PaletteItem value="new" onSelect={close} icon={<SampleIcon name="plus" />} keys={["n"]}>
            Novum
          </PaletteItem>
        </PaletteGroup>
      </CommandPalette>
    </>
  );
}
