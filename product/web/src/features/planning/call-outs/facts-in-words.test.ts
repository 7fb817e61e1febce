import { expect, test } from "vitest";
import type { Offered } from "@product/database/tables/planning/call-out";
import type { Zone } from "@product/domain/time/zone";
import { changedFacts } from "./changed-facts.server.ts";
import { callOutLetter } from "./letter.server.ts";

const lateBar: Offered = {
  event: { en: "Ribera Sonora", es: "Ribera Sonora" },
  role: { en: "Bar staff", es: "Camarero de barra" },
  shift: "Barra",
  place: "Parque Ribera, Bilbao",
  startsAt: "2027-10-30T20:00:00.000Z",
  endsAt: "2027-10-31T00:30:00.000Z",
  timeZone: "Europe/Madrid" as Zone,
};
const reader = { name: "Ana", language: "en", email: "ana@example.com", mobile: null } as const;
const linesOf = (is: Offered, was: Offered, language: "en" | "es" = "en") => {
  const receipts = [{ kind: "changed" as const, offered: { ...is, was }, respondBy: null }];
  const letter = callOutLetter({ ...reader, language }, receipts, "token", "https://staff.example")!;
  return letter.channel === "mail" ? letter.paragraphs.slice(3) : [];
};

test("an hour later in the night on which an hour comes twice is told by the clock that is meant", () => {
  const longer = { ...lateBar, endsAt: "2027-10-31T01:30:00.000Z" };
  expect(linesOf(longer, lateBar)).toEqual([
    "Time: Sat 30 Oct, 22:00 GMT+2 – Sun 31 Oct, 02:30 GMT+2 → Sat 30 Oct, 22:00 GMT+2 – Sun 31 Oct, 02:30 GMT+1",
  ]);
});

test("each thing that has changed is told by itself, what a letter of before did not keep is not, and what is gone is said so", () => {
  const kept = { ...lateBar, zone: "Barra Norte", meetingPoint: "Puerta A", meetingMinutes: 20, notes: "one" };
  const breaks = [{ after: 240, minutes: 30, paid: false }];
  expect(changedFacts(lateBar, { ...kept, breaks })).toEqual([]);
  const now = {
    ...kept,
    zone: "",
    place: "Recinto Ferial",
    role: { en: "Runner", es: "Runner" },
    notes: "two",
    breaks,
  };
  expect(linesOf(now, { ...kept, breaks: [] })).toEqual([
    "Place: Parque Ribera, Bilbao → Recinto Ferial",
    "Zone: Barra Norte → none",
    "Role: Bar staff → Runner",
    "Break: none → 30 min, unpaid",
    "Notes: changed; see your page.",
  ]);
  expect(linesOf({ ...kept, meetingMinutes: 40 }, kept, "es")).toEqual([
    "Punto de encuentro: 21:40, Puerta A → 21:20, Puerta A",
  ]);
});
