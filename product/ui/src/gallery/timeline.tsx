import { Peek } from "@product/ui/overlays/peek";
import { StatusLight, StatusPill } from "@product/ui/records/status-light";
import { TimelineBar } from "@product/ui/records/timeline-bar";
import { Row, Sheet } from "./sheet.tsx";

export const Timeline = () => (
  <Sheet name="Timeline" about="The verdict on top, one thin lane for each cause. More on hover, focus and touch.">
    <Row>
      <Peek label="Cur non" trigger={<StatusPill tone="bad">Non potest</StatusPill>}>
        Licentia finita 8 Iun.
      </Peek>
      <Peek
        label="Cur forsitan"
        trigger={
          <StatusLight tone="warn" reason="Imago nondum probata">
            Posset, si
          </StatusLight>
        }
      >
        Imago nondum probata est.
      </Peek>
    </Row>
    <TimelineBar
      label="Facultas"
      spans={[
        { from: 0, until: 0.03, tone: "ok", said: "Potest usque ad 19 Iun" },
        { from: 0.03, until: 0.6, tone: "warn", word: "Posset, si renovatum", said: "Posset usque ad 14 Ian" },
        { from: 0.6, until: 1, tone: "bad", word: "Non potest", said: "Non potest ex 14 Ian" },
      ]}
      lanes={[
        { label: "Ius laborandi", tone: "ok", parts: [{ from: 0, until: 1 }], said: "Sine fine" },
        { label: "Sanitas", tone: "ok", parts: [{ from: 0, until: 0.6 }], note: "14 Ian", said: "Usque ad 14 Ian" },
        { label: "Cibus", tone: "info", parts: [{ from: 0, until: 0.23 }], note: "2 Sep", said: "Usque ad 2 Sep" },
        {
          label: "Institutio",
          tone: "warn",
          parts: [{ from: 0, until: 0.03 }],
          note: "19 Iun",
          said: "Usque ad 19 Iun",
        },
      ]}
      ticks={"Iun Iul Aug Sep Oct Nov Dec Ian Feb Mar Apr Mai".split(" ").map((word, at) => ({ at: at / 12, word }))}
    />
  </Sheet>
);
