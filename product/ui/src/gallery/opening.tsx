import { Button } from "@product/ui/controls/button";
import { Dialog, DialogClose } from "@product/ui/overlays/dialog";
import { Drawer } from "@product/ui/overlays/drawer";
import { Menu, MenuChoice, MenuChoices, MenuHeading, MenuItem, MenuSeparator } from "@product/ui/overlays/menu";
import { Popover } from "@product/ui/overlays/popover";
import { Tooltip } from "@product/ui/overlays/tooltip";
import { useState } from "react";
import type { GalleryLabels } from "./gallery-labels.ts";
import { PaletteSample } from "./palette-sample.tsx";
import { SampleIcon } from "./sample-icon.tsx";
import { Row, Sheet } from "./sheet.tsx";

export const Opening = ({ labels }: { labels: GalleryLabels }) => (
  <Sheet name="What opens" about="Dialog, drawer, menu, popover, tooltip, palette.">
    <Row>
      <Dialog
        labels={labels}
        trigger={<Button look="quiet">Dialog</Button>}
        title="Tria opera solvere?"
        description="Nunc ei dicitur, lingua sua. Loca iterum aperta sunt, et proximi hora decima rogantur."
        actions={
          <>
            <DialogClose>
              <Button look="quiet">Servo</Button>
            </DialogClose>
            <DialogClose>
              <Button look="danger-solid">Solvo tria</Button>
            </DialogClose>
          </>
        }
      >
        <ul className="num divide-y divide-line rounded-control border border-line text-compact">
          {["18", "19", "20"].map((day) => (
            <li key={day} className="flex justify-between px-3 py-1.75">
              {day} Iun, 14:00–22:00 <span className="text-fg-3">Porta A</span>
            </li>
          ))}
        </ul>
      </Dialog>
      <Drawer
        labels={labels}
        trigger={<Button look="quiet">Drawer</Button>}
        title="Lorem ipsum"
        description="Dolor sit amet"
      >
        Consectetur adipiscing elit, sed do eiusmod tempor.
      </Drawer>
      <Drawer labels={labels} side="left" trigger={<Button look="quiet">Left</Button>} title="Lorem ipsum" titleHidden>
        Consectetur adipiscing elit.
      </Drawer>
      <Drawer labels={labels} side="bottom" trigger={<Button look="quiet">Bottom</Button>} title="Lorem ipsum">
        Consectetur adipiscing elit.
      </Drawer>
      <SampleMenu />
      <Popover trigger={<Button look="quiet">Popover</Button>} label="Lorem ipsum">
        <p className="font-semibold">Lorem ipsum</p>
        <p className="text-fg-2">Dolor sit amet, consectetur adipiscing elit, sed do eiusmod.</p>
      </Popover>
      <Tooltip text="12 h, art. 34.3" keys={["⌘", "Z"]}>
        <Button look="quiet">Tooltip</Button>
      </Tooltip>
      <Tooltip text="9 h, art. 34.4">
        <Button look="quiet">Tooltip 2</Button>
      </Tooltip>
      <PaletteSample labels={labels} />
    </Row>
  </Sheet>
);

function SampleMenu() {
  const [mode, setMode] = useState("a");
  return (
    <Menu align="start" trigger={<Button look="quiet">Menu</Button>}>
      <MenuItem icon={<SampleIcon name="calendar" />} keys={["I"]}>
        Invito
      </MenuItem>
      <MenuItem icon={<SampleIcon name="plus" />} asChild>
        <a href="#menu">Addo…</a>
      </MenuItem>
      <MenuItem disabled>Non licet</MenuItem>
      <MenuSeparator />
      <MenuHeading>Modus</MenuHeading>
      <MenuChoices value={mode} onChange={setMode}>
        <MenuChoice value="a">Clarus</MenuChoice>
        <MenuChoice value="b">Obscurus</MenuChoice>
      </MenuChoices>
      <MenuSeparator />
      <MenuItem danger icon={<SampleIcon name="trash" />}>
        Suspendo…
      </MenuItem>
    </Menu>
  );
}
