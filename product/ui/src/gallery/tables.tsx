import { Avatar } from "@product/ui/records/avatar";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Pagination } from "@product/ui/records/pagination";
import { Skeleton, SkeletonRows } from "@product/ui/records/skeleton";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import type { GalleryLabels } from "./gallery-labels.ts";
import { Sheet } from "./sheet.tsx";

export const Tables = ({ labels }: { labels: GalleryLabels }) => (
  <>
    <Sheet name="Table" about="44 px with one line, 50 with two, 36 compact. Rest, hover, selected, keyboard focus.">
      <div>
        <Table caption="Homines" density="tall">
          <TableHead>
            <TableHeading className="w-10">
              <Checkbox label="Omnes" labelHidden mixed readOnly />
            </TableHeading>
            <TableHeading sort="descending">Nomen</TableHeading>
            <TableHeading>Sententia</TableHeading>
            <TableHeading numeric sort="none">
              Horae
            </TableHeading>
          </TableHead>
          <TableBody>
            {people.map(({ name, code, tone, word, reason, hours, selected }) => (
              <TableRow key={name} selected={selected} tabIndex={0}>
                <TableCell className="max-sm:order-last">
                  <Checkbox label={name} labelHidden defaultChecked={selected} />
                </TableCell>
                <TableCell heading>
                  <span className="flex items-center gap-2.5">
                    <Avatar name={name} size={32} />
                    <span className="flex flex-col">
                      <span className="font-medium">{name}</span>
                      <span className="font-mono text-[11.5px] leading-4 text-fg-3">{code}</span>
                    </span>
                  </span>
                </TableCell>
                <TableCell label="Sententia" className="max-sm:order-last">
                  <StatusLight tone={tone} reason={reason}>
                    {word}
                  </StatusLight>
                </TableCell>
                <TableCell label="Horae" numeric className="max-sm:order-last">
                  {hours}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Pagination labels={labels} summary="1–4 / 312" next={<a href="#next" aria-label={labels.next} />} />
      </div>
      <Table caption="Breves" density="compact">
        <TableHead>
          <TableHeading>Dies</TableHeading>
          <TableHeading numeric>Summa</TableHeading>
        </TableHead>
        <TableBody>
          {["11", "12", "13"].map((day) => (
            <TableRow key={day}>
              <TableCell heading>{day} Iun</TableCell>
              <TableCell label="Summa" numeric>
                {day}4.20 €
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Sheet>
    <Sheet name="Skeleton" about="Same height as what comes, so nothing jumps.">
      <SkeletonRows />
      <Skeleton className="h-5 w-48" />
    </Sheet>
  </>
);

const people = [
  {
    name: "Iker Solaun Prieto",
    code: "W-9C2M",
    tone: "ok",
    word: "Potest",
    reason: "usque ad 30 Sep",
    hours: "16.0",
    selected: false,
  },
  {
    name: "Salma Bennani",
    code: "W-7TQX",
    tone: "ok",
    word: "Potest",
    reason: "usque ad 14 Mar",
    hours: "8.0",
    selected: false,
  },
  {
    name: "Maialen Etxeberria Ruiz",
    code: "W-4F7K",
    tone: "warn",
    word: "Posset, si",
    reason: "Finit 19 Iun",
    hours: "24.0",
    selected: true,
  },
  {
    name: "Unai Garmendia Ochoa",
    code: "W-2HRD",
    tone: "bad",
    word: "Non potest",
    reason: "Deest numerus",
    hours: "0.0",
    selected: false,
  },
] as const;
