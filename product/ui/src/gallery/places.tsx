import { Breadcrumb } from "@product/ui/breadcrumb";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { Tabs } from "@product/ui/tabs";
import type { GalleryLabels } from "./gallery-labels.ts";
import { Sheet } from "./sheet.tsx";

export const Places = ({ labels }: { labels: GalleryLabels }) => (
  <Sheet name="Places" about="Breadcrumb and tabs: where one is, and what is beside it.">
    <Breadcrumb
      label={labels.back}
      trail={[
        <a key="a" href="#one">
          Homines
        </a>,
      ]}
      current="Maialen Etxeberria Ruiz"
    />
    <LinkTabs label="Partes">
      <LinkTab>
        <a href="#all">Summa</a>
      </LinkTab>
      <LinkTab current count={2} countTone="warn">
        <a href="#documents">Documenta</a>
      </LinkTab>
      <LinkTab count={5}>
        <a href="#shifts">Opera</a>
      </LinkTab>
    </LinkTabs>
    <Tabs
      label="Tabulae"
      tabs={[
        { value: "a", label: "Prima", content: "Lorem ipsum dolor sit amet." },
        { value: "b", label: "Secunda", count: 3, content: "Consectetur adipiscing elit." },
        { value: "c", label: "Tertia", content: "Sed do eiusmod tempor." },
      ]}
    />
  </Sheet>
);
