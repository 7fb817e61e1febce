/** The register as a file that spreadsheets open: for each person and day when they began, rested and ended, and what kind of hours that is. */
import { hourKinds, type HourKind } from "@product/domain/day/hours";
import type { Locale } from "@product/domain/locales";
import { wallOf } from "@product/domain/time/instant-of";
import type { Instant } from "@product/domain/time/instant";
import { byteOrderMark, csvLine } from "#features/ground/listing/share/csv.ts";
import type { TimeLine } from "#features/day/time/lines.server.ts";

export async function* registerLines(
  pieces: AsyncIterable<readonly TimeLine[]>,
  locale: Locale,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings.map((heading) => heading[locale]));
  for await (const rows of pieces)
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row).map(String))).join("");
}

/** The same as rows of a workbook. */
export async function* registerRows(
  pieces: AsyncIterable<readonly TimeLine[]>,
  locale: Locale,
): AsyncGenerator<string[][]> {
  yield [headings.map((heading) => heading[locale])];
  for await (const rows of pieces) yield rows.map((row) => cellsOf(row).map(String));
}

const headings = [
  { en: "day", es: "día" },
  { en: "code", es: "código" },
  { en: "name", es: "nombre" },
  { en: "event", es: "evento" },
  { en: "role", es: "puesto" },
  { en: "start", es: "entrada" },
  { en: "end", es: "salida" },
  { en: "breaks", es: "descansos" },
  { en: "minutes", es: "minutos" },
  ...[...hourKinds].map(
    (kind) =>
      ({
        overtime: { en: "overtime minutes", es: "minutos extra" },
        holiday: { en: "holiday minutes", es: "minutos en festivo" },
        sunday: { en: "Sunday minutes", es: "minutos en domingo" },
        night: { en: "night minutes", es: "minutos nocturnos" },
        ordinary: { en: "ordinary minutes", es: "minutos ordinarios" },
      })[kind satisfies HourKind],
  ),
  { en: "punched", es: "fichado" },
  { en: "corrections", es: "correcciones" },
  { en: "approved", es: "aprobado" },
] as const satisfies readonly Record<Locale, string>[];

function cellsOf(line: TimeLine) {
  const clock = (at: number) => wallOf(at as Instant, line.timeZone).slice(11);
  const wall = (at: number | undefined) =>
    at === undefined ? "" : wallOf(at as Instant, line.timeZone).replace("T", " ");
  const rests = line.presences.flatMap((presence) => presence.rests);
  return [
    line.day,
    line.code,
    line.name,
    line.event,
    line.role,
    wall(line.worked.from),
    wall(line.worked.until),
    rests.map(({ from, until }) => `${clock(from)}–${until === undefined ? "" : clock(until)}`).join(" "),
    line.worked.minutes,
    ...hourKinds.map((kind) => line.worked.split[kind] ?? 0),
    // All that was ever punched, what was taken back among it.
    line.punches.map(({ kind, at }) => `${kind} ${clock(at.getTime())}`).join(" "),
    line.corrections
      .map(
        (correction) =>
          `${correction.kind} ${clock(correction.at.getTime())} ${correction.appliedAt ? "+" : correction.refusedAt ? "-" : "?"}`,
      )
      .join(" "),
    line.decision?.approvedAt?.toISOString() ?? "",
  ];
}
