/** Run sheet and sign-in sheet on paper, in either language. Drawn in a thread. */
import { timeOf, weekdayAndTime } from "#i18n/format.ts";
import { openPage, wordsIn } from "./page-pdf.server.ts";
import type { Sheet } from "./queries.server.ts";

const roleWidths = [130, 381] as const;
const signWidths = [150, 62, 90, 50, 50, 109] as const;

/** The run sheet: times, places and people. */
export async function runSheetPdf(sheet: Sheet): Promise<Buffer> {
  const page = openPage(sheet, wordsIn(sheet.language)("title:run-sheet"));
  const { word, line, heading, row } = page;
  if (sheet.managers.length > 0) line(`${word("managers")}: ${sheet.managers.join(", ")}`);
  if (sheet.access) line(`${word("access")}: ${sheet.access}`);
  if (sheet.shifts.length === 0) line(word("none"));
  for (const shift of sheet.shifts) {
    heading(titleOf(shift, sheet));
    const before = shift.meetingMinutes > 0 ? word("before", { n: String(shift.meetingMinutes) }) : "";
    const meeting = [shift.meetingPoint, before].filter(Boolean).join(", ");
    if (meeting) line(`${word("meeting")}: ${meeting}`);
    if (shift.notes) line(`${word("notes")}: ${shift.notes}`);
    row([word("role"), word("people")], roleWidths, { strong: true });
    for (const { role, people, agencySeats, free } of shift.roles)
      row(
        [
          role,
          [
            people.map(({ name }) => name).join(", "),
            agencySeats > 0 ? word("agency", { n: String(agencySeats) }) : "",
            free > 0 ? word("free", { n: String(free) }) : "",
          ]
            .filter(Boolean)
            .join(". "),
        ],
        roleWidths,
      );
  }
  return page.close();
}

/** One line to sign for everyone who has a place, and empty ones for the seats of an agency. */
export async function signInSheetPdf(sheet: Sheet): Promise<Buffer> {
  const page = openPage(sheet, wordsIn(sheet.language)("title:sign-in-sheet"));
  const { word, line, heading, row } = page;
  line(word("fallback"));
  if (sheet.shifts.length === 0) line(word("none"));
  for (const shift of sheet.shifts) {
    heading(titleOf(shift, sheet));
    const heads = (["name", "code", "role", "arrived", "left", "signature"] as const).map((key) => word(key));
    row(heads, signWidths, { strong: true });
    for (const { role, people, agencySeats } of shift.roles) {
      for (const { name, code } of people) row([name, code, role, "", "", ""], signWidths, { height: 22 });
      for (let seat = 0; seat < agencySeats; seat += 1) row(["", "", role, "", "", ""], signWidths, { height: 22 });
    }
  }
  return page.close();
}

function titleOf({ title, zone, startsAt, endsAt }: Sheet["shifts"][number], { language, timeZone }: Sheet): string {
  const when = `${weekdayAndTime(startsAt, language, timeZone)}–${timeOf(endsAt, language, timeZone)}`;
  return [title, zone, when].filter(Boolean).join(", ");
}
