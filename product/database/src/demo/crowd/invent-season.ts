/** A season of twelve events around today: one that is live, some to be staffed, some over, and one of each other state. */
import type { EventStatus } from "@product/domain/planning/events";
import type { FillMode } from "@product/domain/planning/shifts";

/** Role, least, wanted, most, and the share of places that are taken and asked. */
type Line = readonly [role: string, minimum: number, target: number, maximum: number, taken: number, asked?: number];

export type InventedShift = {
  title: string;
  /** Days after the first day of the event. */
  day: number;
  /** As a clock there shows it; past midnight where the end is before the start. */
  from: string;
  to: string;
  isPublished: boolean;
  breakMinutes: number;
  mode: FillMode;
  lines: readonly Line[];
};

export type InventedEvent = {
  number: number;
  title: string;
  client: string | undefined;
  venue: string;
  country: "ES" | "UK";
  status: EventStatus;
  colour: number;
  /** Days from today to its first day. */
  inDays: number;
  shifts: readonly InventedShift[];
};

const shift = (
  title: string,
  [day, from, to]: readonly [number, string, string],
  lines: readonly Line[],
  { isPublished = true, breakMinutes = 30, mode = "invite" as FillMode } = {},
): InventedShift => ({ title, day, from, to, isPublished, breakMinutes, mode, lines });
const draft = { isPublished: false };
const booked = { mode: "book" as const };

const event = (
  number: number,
  title: string,
  place: readonly [client: string | undefined, venue: string, country: "ES" | "UK"],
  status: EventStatus,
  inDays: number,
  shifts: readonly InventedShift[],
): InventedEvent => ({
  number,
  title,
  client: place[0],
  venue: place[1],
  country: place[2],
  status,
  inDays,
  shifts,
  colour: (number % 4) + 1,
});

const festivalDay = (day: number, taken: number, gate: number) => [
  shift("Puerta B", [day, "10:00", "18:00"], [["steward", 10, 12, 14, taken, 0.15]], { breakMinutes: gate }),
  shift(
    "Barra Norte",
    [day, "14:00", "22:00"],
    [
      ["bar", 8, 10, 12, taken, 0.1],
      ["team-lead", 1, 1, 1, 1],
    ],
  ),
  shift("Barra de noche", [day, "18:00", "02:30"], [["bar", 6, 8, 9, taken - 0.1, 0.2]]),
];

export const inventedSeason: readonly InventedEvent[] = [
  event(1, "Congreso Tresmontes", ["Tresmontes", "Palacio Alameda", "ES"], "staffing", -1, [
    shift("Acreditaciones", [0, "08:30", "15:00"], [["host", 5, 6, 7, 1]], booked),
    shift(
      "Salas",
      [1, "08:30", "18:30"],
      [
        ["host", 6, 8, 8, 0.9, 0.1],
        ["steward", 3, 4, 4, 1],
      ],
    ),
    shift(
      "Cena de gala",
      [1, "17:00", "00:30"],
      [
        ["host", 5, 6, 6, 1],
        ["steward", 2, 2, 2, 1],
      ],
      booked,
    ),
    shift("Clausura", [2, "09:00", "16:00"], [["host", 5, 6, 6, 0.85, 0.15]]),
  ]),
  event(2, "Boda Finca Almadía", ["Finca Almadía", "Finca Almadía", "ES"], "staffing", 2, [
    shift(
      "Servicio de boda",
      [0, "12:00", "01:00"],
      [
        ["waiter", 8, 8, 9, 1],
        ["bar", 3, 3, 3, 1],
        ["team-lead", 1, 1, 1, 1],
      ],
    ),
  ]),
  event(3, "Larkmoor Summer Ball", ["Larkmoor Trust", "Harbour Hall", "UK"], "staffing", 3, [
    shift(
      "Ballroom",
      [0, "16:00", "02:00"],
      [
        ["waiter", 10, 14, 16, 0.75, 0.1],
        ["bar", 4, 6, 7, 0.7, 0.15],
        ["team-lead", 2, 2, 2, 1],
      ],
    ),
  ]),
  event(4, "Feria Vinalia", ["Vinalia", "Recinto Ebro", "ES"], "staffing", 4, [
    shift("Accesos", [0, "08:00", "15:00"], [["steward", 6, 8, 8, 0.5, 0.2]]),
    shift("Información", [0, "10:00", "21:00"], [["host", 4, 6, 6, 0.6]]),
  ]),
  event(5, "Cena Aldaba", ["Aldaba", "Casa Orellana", "ES"], "staffing", 6, [
    shift("Cena", [0, "18:00", "01:00"], [["waiter", 12, 16, 18, 0.8, 0.1]]),
  ]),
  event(6, "Ribera Sonora", ["Oribay Live", "Parque Ribera", "ES"], "staffing", 8, [
    ...festivalDay(0, 0.8, 30),
    ...festivalDay(1, 0.7, 30),
    // Eight hours without a break: what the rules find is worth looking at.
    ...festivalDay(2, 0.6, 0),
    shift("Barra Sur", [3, "10:00", "18:00"], [["bar", 8, 10, 12, 0.6, 0.2]]),
    // Not published yet, and too soon after the night for some of those who are put down for it.
    shift("Montaje de barras", [1, "08:00", "13:00"], [["bar", 10, 14, 14, 1]], draft),
  ]),
  event(7, "Asamblea Nervión Coop", ["Nervión Coop", "Auditorio Iturri", "ES"], "confirmed", 16, [
    shift(
      "Recepción",
      [0, "09:00", "15:00"],
      [
        ["host", 6, 8, 8, 0.75],
        ["steward", 4, 6, 6, 0.5],
      ],
      draft,
    ),
  ]),
  event(8, "Harbour Lights Gala", ["Larkmoor Trust", "Harbour Hall", "UK"], "confirmed", 17, [
    shift(
      "Gala",
      [0, "17:00", "01:00"],
      [
        ["waiter", 10, 12, 14, 0.25],
        ["bar", 4, 5, 6, 0.2],
      ],
    ),
  ]),
  event(9, "Marejada Fest", ["Oribay Live", "Parque Ribera", "ES"], "quoted", 30, [
    shift("Barras", [0, "16:00", "02:00"], [["bar", 20, 24, 28, 0]], draft),
    shift("Accesos", [0, "15:00", "23:00"], [["steward", 16, 20, 22, 0]], draft),
  ]),
  event(10, "Boda Caserío Lurra", [undefined, "Finca Almadía", "ES"], "draft", 44, []),
  event(11, "Gala Ateneo", ["Aldaba", "Casa Orellana", "ES"], "closed", -12, [
    shift("Gala", [0, "18:00", "01:00"], [["waiter", 10, 12, 12, 1]]),
  ]),
  event(12, "Bristol Beer Days", ["Larkmoor Trust", "Harbour Hall", "UK"], "cancelled", 10, [
    shift("Bars", [0, "12:00", "20:00"], [["bar", 8, 10, 10, 0]], draft),
  ]),
];
