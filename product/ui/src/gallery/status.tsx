import { Avatar } from "@product/ui/records/avatar";
import { Badge, Count } from "@product/ui/records/badge";
import { Glyph } from "@product/ui/glyph";
import { StatusLight, StatusPill } from "@product/ui/records/status-light";
import { SampleIcon } from "./sample-icon.tsx";
import { Row, Sheet } from "./sheet.tsx";

export const Status = () => (
  <Sheet name="Status" about="The same glyph, word and order everywhere. Shape differs, not only colour.">
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <StatusLight tone="ok">Potest</StatusLight>
      <StatusLight tone="warn">Posset, si</StatusLight>
      <StatusLight tone="bad">Non potest</StatusLight>
      <StatusLight tone="info">Inspiciendum</StatusLight>
      <StatusLight tone="idle">Quiescit</StatusLight>
    </div>
    <div className="flex flex-wrap gap-x-8 gap-y-2">
      <StatusLight tone="ok" reason="usque ad 30 Sep 2026">
        Potest
      </StatusLight>
      <StatusLight tone="warn" reason="Imago nondum probata">
        Posset, si
      </StatusLight>
      <StatusLight tone="bad" reason="Licentia finita 8 Iun">
        Non potest
      </StatusLight>
    </div>
    <Row>
      <StatusPill tone="ok">Potest</StatusPill>
      <StatusPill tone="warn">Posset, si</StatusPill>
      <StatusPill tone="bad">Non potest</StatusPill>
      <StatusPill tone="info">Inspiciendum</StatusPill>
      <StatusPill tone="idle">Quiescit</StatusPill>
    </Row>
    <Row>
      <Badge tone="ok" icon={<Glyph name="check" />}>
        Firmatum
      </Badge>
      <Badge tone="warn" icon={<SampleIcon name="clock" />}>
        Tacet
      </Badge>
      <Badge tone="bad" icon={<Glyph name="circle-cross" />}>
        Abest
      </Badge>
      <Badge tone="info" icon={<SampleIcon name="send" />}>
        Vocatum
      </Badge>
      <Badge>Rude</Badge>
      <Badge outline>5 loci</Badge>
      <Count>12</Count>
      <Count tone="warn">37</Count>
      <Count tone="bad">6</Count>
    </Row>
    <Row>
      {people.map((name) => (
        <Avatar key={name} name={name} size={40} alone />
      ))}
    </Row>
    <Row>
      {([64, 32, 28, 24, 20] as const).map((size) => (
        <Avatar key={size} name="Lucía Ferreiro Nogales" size={size} />
      ))}
    </Row>
  </Sheet>
);

const people = [
  "Andrea Villalba Crespo",
  "Bruno Castañeda Rey",
  "Carmen Iturbe Salazar",
  "Lucía Ferreiro Nogales",
  "Nahia Otxoa Lertxundi",
  "Yeray Montelongo Díaz",
  "Olga Petrenko",
  "José de la Cruz",
];
