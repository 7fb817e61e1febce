import type { SeasonMeasure } from "#bench/season/season-subjects.ts";
import type { Figure } from "./figure.ts";

const over = "one worker by id, in a season";
const ofTheWeek =
  "With 1,000 shifts and 5,000 people in the week, of 100,000 workers and 20,000 events; against all columns of one worker by the primary key.";

const week = (name: string, of: SeasonMeasure, bound: string): Figure => ({
  name: `The week's ${name} ÷ one worker by id`,
  of,
  over,
  aim: { atMost: 20 },
  how: ofTheWeek,
  bound,
});

const counted = (title: string, of: SeasonMeasure): Figure => ({
  name: `The dashboard's ${title} ÷ one worker by id`,
  of,
  over,
  aim: { atMost: 30 },
  how: "Counted no further than a thousand, among 100,000 workers and 2,000 shifts of these weeks.",
});

export const seasonFigures: Figure[] = [
  {
    name: "The list of events among 20,000 ÷ among 200",
    of: "list of events, 20,000",
    over: "list of events, 200",
    aim: { atMost: 1.5 },
    how: "The first page of 50 with how far each role is filled, by the question of `/admin/events`; CPU time of server and PostgreSQL together.",
  },
  {
    name: "The archive of events among 20,000 ÷ among 200",
    of: "archive of events, 20,000",
    over: "archive of events, 200",
    aim: { atMost: 1.5 },
    how: "The same of `/admin/events-old`.",
  },
  week("shifts", "shifts of the week", "it gives a thousand rows, where the other gives one."),
  week("places", "places of the week", "it counts who is on each of two thousand places."),
  week("people", "people of the week", "counting the five thousand of whom fifty are shown."),
  week("names on the shown rows", "names on the week", ""),
  {
    name: "Who could take a place, of 100,000 ÷ a second of CPU",
    of: "who could take a place, of 100,000",
    over: "a second of CPU",
    aim: { atMost: 1 },
    how: "The first forty candidates of the staffing board by points, judged as if they were put down now; server and PostgreSQL together. The median of three.",
    bound: "hours, places and last call of everyone of the role, by whom they are ranked.",
  },
  {
    name: "Publishing 2,000 places ÷ a second of CPU",
    of: "publishing 2,000 places",
    over: "a second of CPU",
    aim: { atMost: 5 },
    how: "Four hundred shifts of eight weeks with five people each, of 8,000 workers with their papers, in one act: each shift is judged anew, everyone gets one letter and each place its receipt. The median of three.",
    bound: "judging each person by the rules, and a receipt for each.",
  },
  {
    name: "Exceptions of the hours among 100,000 punches ÷ one worker by id",
    of: "exceptions among 100,000 punches",
    over,
    aim: { atMost: 30 },
    how: "The lines of half a month that `/admin/time` opens with, exceptions first and up to 100, each worked out from plan, punches and decisions, with how many there are of each kind.",
    bound: "a hundred lines with their punches; whatever lies beyond them is counted up to a thousand in an index.",
  },
  {
    name: "Resident memory while the register of a month is exported ÷ of a day",
    of: "resident memory, register of a month",
    over: "resident memory, register of a day",
    aim: { atMost: 1.3 },
    how: "Thirty days with 100,000 punches as one CSV file, against one day of them: the highest value that the kernel saw (`VmHWM`, begun anew before).",
    bound: "four hundred lines at a time are in memory, and what the collector has not yet taken.",
  },
  counted("events of the week", "figure events-this-week"),
  counted("events below minimum", "figure events-below-minimum"),
  counted("people on site", "figure on-site"),
  counted("late arrivals", "figure late-arrivals"),
  counted("open places", "figure open-places"),
  counted("unanswered offers", "figure unanswered-offers"),
  counted("findings ahead", "figure findings-ahead"),
  counted("expiring documents", "figure expiring-documents"),
];
