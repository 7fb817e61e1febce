/** Appointments as calendar programs read them (RFC 5545). For the server: it asks for the transitions of zones. */
import type { Instant } from "@product/domain/time/instant";
import type { LocalDate } from "@product/domain/time/local-date";
import type { Zone } from "@product/domain/time/zone";
import { dayAt, wallTimeAt, zoneTable } from "@product/domain/time/zoned";

export type Appointment = {
  /** The same for as long as it exists: by it programs know that they have it already. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  zone: Zone;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  title: string;
  place: string;
  text: string;
};

export function calendarFile(name: string, appointments: readonly Appointment[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cuadrante//Shifts//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...[...Map.groupBy(appointments, ({ zone }) => zone)].flatMap(([zone, all]) => zoneLines(zone, all)),
    ...appointments.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.flatMap(folded).join("\r\n") + "\r\n";
}

const eventLines = (appointment: Appointment): string[] => [
  "BEGIN:VEVENT",
  `UID:${appointment.uid}`,
  `SEQUENCE:${appointment.sequence}`,
  `DTSTAMP:${inUtc(appointment.changedAt)}`,
  `LAST-MODIFIED:${inUtc(appointment.changedAt)}`,
  `DTSTART;TZID=${appointment.zone}:${onTheWall(appointment.startsAt, appointment.zone)}`,
  `DTEND;TZID=${appointment.zone}:${onTheWall(appointment.endsAt, appointment.zone)}`,
  `STATUS:${appointment.status}`,
  `SUMMARY:${escaped(appointment.title)}`,
  `LOCATION:${escaped(appointment.place)}`,
  `DESCRIPTION:${escaped(appointment.text)}`,
  "END:VEVENT",
];

/** Every change of the clocks in the years of these appointments, each written out: no rule has to be guessed. */
function zoneLines(zone: Zone, all: readonly Appointment[]): string[] {
  const days = all.flatMap(({ startsAt, endsAt }) => [dayAt(startsAt, zone), dayAt(endsAt, zone)]).toSorted();
  const [from, until] = [`${days[0]!.slice(0, 4)}-01-01`, `${days.at(-1)!.slice(0, 4)}-12-31`];
  const { offsets } = zoneTable(zone, from as LocalDate, until as LocalDate);
  const usual = Math.min(...offsets.map(([, minutes]) => minutes));
  const parts = offsets.flatMap(([at, minutes], index) => {
    const before = offsets[index - 1]?.[1] ?? minutes;
    const kind = minutes > usual ? "DAYLIGHT" : "STANDARD";
    return [
      `BEGIN:${kind}`,
      // By the clock as it went until then.
      `DTSTART:${shifted(at, before)}`,
      `TZOFFSETFROM:${offset(before)}`,
      `TZOFFSETTO:${offset(minutes)}`,
      `END:${kind}`,
    ];
  });
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...parts, "END:VTIMEZONE"];
}

const compact = (text: string) => text.replaceAll(/[-:]/g, "");
const inUtc = (at: Date): string => `${compact(at.toISOString().slice(0, 19))}Z`;
const onTheWall = (at: Date, zone: Zone): string => `${compact(dayAt(at, zone))}T${compact(wallTimeAt(at, zone))}00`;
const shifted = (at: Instant, minutes: number): string =>
  compact(new Date(at + minutes * 60_000).toISOString().slice(0, 19));

function offset(minutes: number): string {
  const of = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(of / 60))}${two(of % 60)}`;
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, "\\n");

/** A line has 75 octets at most; what follows begins with a space, and no letter is torn apart. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let [part, length] = ["", 0];
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0)!);
    if (length + size > 75) {
      parts.push(part);
      [part, length] = [" ", 1];
    }
    part += letter;
    length += size;
  }
  return [...parts, part];
}

function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
