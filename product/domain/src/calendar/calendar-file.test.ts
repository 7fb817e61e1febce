import { describe, expect, it } from "vitest";
import type { Zone } from "@product/domain/time/zone";
import { calendarFile, type Appointment } from "./calendar-file.ts";

const octetsOf = (text: string) => encodeURIComponent(text).replaceAll(/%../g, "x").length;

const madrid = "Europe/Madrid" as Zone;
const london = "Europe/London" as Zone;
const nightShift: Appointment = {
  uid: "one@cuadrante",
  sequence: 3,
  changedAt: new Date("2027-03-01T10:00:00Z"),
  startsAt: new Date("2027-03-27T21:00:00Z"),
  endsAt: new Date("2027-03-28T04:00:00Z"),
  zone: madrid,
  status: "CONFIRMED",
  title: "Feria, noche; barra",
  place: "Parque Ribera, Bilbao",
  text: "Trae linterna\nPuerta 3",
};

describe("a calendar", () => {
  const file = calendarFile("Turnos", [nightShift]);

  it("tells times by the clock of the place, over the night when it changes", () => {
    expect(file).toContain(
      "DTSTART;TZID=Europe/Madrid:20270327T220000\r\nDTEND;TZID=Europe/Madrid:20270328T060000\r\n",
    );
    expect(file).toContain(
      "BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT",
    );
    expect(file).toContain(
      "BEGIN:STANDARD\r\nDTSTART:20271031T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD",
    );
  });

  it("has one part for each zone, and each appointment by its own name and number", () => {
    const two = calendarFile("Turnos", [
      nightShift,
      { ...nightShift, uid: "two@cuadrante", zone: london, status: "CANCELLED" },
    ]);
    expect(two.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
    expect(two.match(/^(UID|SEQUENCE|STATUS):.*$/gm)).toEqual([
      "UID:one@cuadrante",
      "SEQUENCE:3",
      "STATUS:CONFIRMED",
      "UID:two@cuadrante",
      "SEQUENCE:3",
      "STATUS:CANCELLED",
    ]);
  });

  it("writes what somebody typed as text, and no line longer than 75 octets", () => {
    expect(file).toContain("SUMMARY:Feria\\, noche\\; barra\r\n");
    expect(file).toContain("DESCRIPTION:Trae linterna\\nPuerta 3\r\n");
    const long = calendarFile("Turnos", [{ ...nightShift, title: "ñandú 🎪 ".repeat(40) }]);
    for (const line of long.split("\r\n")) expect(octetsOf(line)).toBeLessThanOrEqual(75);
    expect(long.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"ñandú 🎪 ".repeat(40)}`);
  });

  it("is one even with nothing in it", () =>
    expect(calendarFile("Shifts", [])).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/));
});
