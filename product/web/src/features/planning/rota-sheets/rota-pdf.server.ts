/** The rota on paper across, by person or by event, in either language. Drawn in a thread. */
import { hoursAndMinutes, shortDay } from "#i18n/format.ts";
import { openPaper } from "#features/planning/event-sheets/share/paper-pdf.server.ts";
import { messages } from "./messages.ts";
import type { RotaSheet } from "./queries.server.ts";

const daysAcross = 7;
const eventWidths = [110, 150, 120, 318, 60] as const;

export async function rotaPdf(sheet: RotaSheet): Promise<Buffer> {
  const word = (key: keyof typeof messages) => messages[key][sheet.language];
  const { language, madeAt, timeZone } = sheet;
  const title = `${word("title")}: ${sheet.span}`;
  const text = JSON.stringify(sheet) + JSON.stringify(messages);
  const paper = openPaper({ language, madeAt, timeZone, title, author: "", isAcross: true, text });
  if (sheet.shifts.length === 0) paper.line(word("none"));
  if (sheet.shifts.some(({ title: name }) => name.endsWith("*"))) paper.line(word("draft"));
  if (sheet.by === "people") byPerson(sheet, paper, word);
  else byEvent(sheet, paper, word);
  return paper.close();
}

type Paper = ReturnType<typeof openPaper>;
type Word = (key: keyof typeof messages) => string;

/** A row for each person, a column for each day; a month is told week by week. */
function byPerson({ days, shifts, people, language }: RotaSheet, { row, heading }: Paper, word: Word): void {
  const shiftBy = new Map(shifts.map((shift) => [shift.id, shift]));
  for (let from = 0; from < days.length; from += daysAcross) {
    const some: readonly string[] = days.slice(from, from + daysAcross);
    const widths = [128, ...some.map(() => 574 / some.length), 56];
    const rows = people.flatMap(({ name, shiftIds }) => {
      const personShifts = shiftIds.flatMap((id) => shiftBy.get(id) ?? []).filter(({ day }) => some.includes(day));
      if (personShifts.length === 0) return [];
      const minutes = personShifts.reduce((sum, shift) => sum + shift.minutes, 0);
      const cells = some.map((day) =>
        personShifts
          .filter((shift) => shift.day === day)
          .toSorted((a, b) => a.startsAt - b.startsAt)
          .map(({ times, title, event }) => `${times}\n${title}, ${event}`)
          .join("\n"),
      );
      return [[name, ...cells, hoursAndMinutes(minutes)]];
    });
    if (rows.length === 0) continue;
    if (days.length > daysAcross) heading(`${shortDay(some[0]!, language)} – ${shortDay(some.at(-1)!, language)}`);
    row([word("person"), ...some.map((day) => shortDay(day, language)), word("hours")], widths, { strong: true });
    for (const cells of rows) row(cells, widths, { size: 8 });
  }
}

function byEvent({ shifts, language }: RotaSheet, { row, heading }: Paper, word: Word): void {
  const heads = (["when", "shift", "role", "people", "open"] as const).map(word);
  for (const [event, eventShifts] of Map.groupBy(shifts, (shift) => shift.event)) {
    heading(event);
    row(heads, eventWidths, { strong: true });
    for (const { day, times, title, roles } of eventShifts)
      for (const [at, { role, people, open }] of roles.entries())
        row(
          [
            at === 0 ? `${shortDay(day, language)}\n${times}` : "",
            at === 0 ? title : "",
            role,
            people.join(", "),
            open > 0 ? String(open) : "",
          ],
          eventWidths,
          { size: 8 },
        );
  }
}
