import { Button } from "@product/ui/controls/button";
import { CopyButton } from "@product/ui/controls/copy-button";
import { IconButton } from "@product/ui/controls/icon-button";
import { Kbd } from "@product/ui/kbd";
import type { GalleryLabels } from "./gallery-labels.ts";
import { SampleIcon } from "./sample-icon.tsx";
import { Row, Sheet } from "./sheet.tsx";

export const Buttons = ({ labels }: { labels: GalleryLabels }) => (
  <Sheet name="Buttons" about="One primary per screen. Icon and verb. 32 px; 28 in rows, 40 in forms, 48 large.">
    <Row>
      <Button icon={<SampleIcon name="send" />}>Publico…</Button>
      <Button look="quiet" icon={<SampleIcon name="upload" />}>
        Importo
      </Button>
      <Button look="ghost">{labels.back}</Button>
      <Button look="danger" icon={<SampleIcon name="trash" />}>
        Deleo
      </Button>
      <Button look="danger-solid">Deleo tria</Button>
      <IconButton look="quiet" label="Plura" icon={<SampleIcon name="more" />} keys={["⌘", "M"]} />
    </Row>
    <Row>
      <Button disabled>Quietum</Button>
      <Button look="quiet" disabled>
        Quietum
      </Button>
      <Button busy>Mitto 3…</Button>
      <Button look="quiet" busy>
        Mitto
      </Button>
      <Button look="quiet" asChild>
        <a href="#buttons">Nexus</a>
      </Button>
      <CopyButton text="lorem" labels={labels} />
    </Row>
    <Row>
      <Button size="row" look="quiet">
        28
      </Button>
      <Button look="quiet">32</Button>
      <Button size="form" look="quiet">
        40
      </Button>
      <Button size="large">{labels.continue}</Button>
      <Kbd keys={["⌘", "K"]} />
      <Kbd keys={["g", "w"]} />
    </Row>
  </Sheet>
);
