/** The screens of planning, of hours and of the dashboard, in a company with years behind it. */
import { join } from "node:path";
import { cpuTimeDuring } from "#bench/measuring/measure.ts";
import { peakMemoryDuring } from "#bench/measuring/memory.ts";
import { startIn, type Subject, type Workshop } from "#bench/subject.ts";
import { startSeason, type Season } from "./season-database.ts";

const questions = {
  "one worker by id, in a season": ["id", 200],
  "list of events, 20,000": ["events", 10],
  "archive of events, 20,000": ["archive", 10],
  "shifts of the week": ["rota-shifts", 4],
  "places of the week": ["rota-slots", 4],
  "people of the week": ["rota-people", 4],
  "names on the week": ["rota-assignments", 10],
  "exceptions among 100,000 punches": ["hours", 2],
  "figure events-this-week": ["events-this-week", 20],
  "figure events-below-minimum": ["events-below-minimum", 4],
  "figure on-site": ["on-site", 4],
  "figure late-arrivals": ["late-arrivals", 4],
  "figure open-places": ["open-places", 4],
  "figure unanswered-offers": ["unanswered-offers", 10],
  "figure findings-ahead": ["findings-ahead", 10],
  "figure expiring-documents": ["expiring-documents", 10],
} as const;
const fewQuestions = {
  "list of events, 200": ["events", 10],
  "archive of events, 200": ["archive", 10],
} as const;

export type SeasonMeasure =
  | keyof typeof questions
  | keyof typeof fewQuestions
  | "who could take a place, of 100,000"
  | "publishing 2,000 places"
  | `resident memory, register of a ${"day" | "month"}`
  | "a second of CPU";

const years: Season = {
  workers: 100_000,
  events: 20_000,
  weekShifts: 1000,
  onEach: 5,
  punched: 50_000,
  hasPapers: false,
};
// As many shifts on each event of the week as in the large one: it is the years behind that are to cost nothing.
const beginning: Season = { workers: 8000, events: 200, weekShifts: 500, onEach: 5, punched: 500, hasPapers: true };

export async function seasonSubjects(workshop: Workshop): Promise<Subject[]> {
  workshop.say("Starting two companies, one with 20,000 events and one with 200");
  const [large, small] = [await asking(workshop, years), await asking(workshop, beginning)];
  return [
    ...subjectsOf(large, questions),
    ...subjectsOf(small, fewQuestions),
    registerMemory(large),
    rare(large, "who could take a place, of 100,000", "candidates"),
    rare(small, "publishing 2,000 places", "publish", "draft"),
    { warmUp: async () => {}, measure: async () => ({ "a second of CPU": 1_000_000_000 }) },
  ];
}

type Asking = {
  send: (question: string, times: number) => Promise<unknown>;
  pids: () => Record<"server" | "database", number>;
};

async function asking(workshop: Workshop, season: Season): Promise<Asking> {
  const database = await startSeason(workshop, season);
  const script = join(import.meta.dirname, "season.process.ts");
  const server = await startIn(workshop, script, { DATABASE_URL: database.url });
  return {
    send: (question, times) =>
      workshop.load.send({ url: `${server.url}/${question}/${times}`, headers: {}, requests: 1 }),
    pids: () => ({ server: server.pid, database: database.pid() }),
  };
}

const subjectsOf = ({ send, pids }: Asking, workload: Record<string, readonly [string, number]>): Subject[] =>
  Object.entries(workload).map(([name, [question, times]]) => ({
    warmUp: () => send(question, times * 2),
    measure: async () => {
      const spent = await cpuTimeDuring(() => send(question, times), pids());
      return { [name]: (spent.server + spent.database) / times };
    },
  }));

/** The day first: what a process once held it may keep. Measured before the rounds, as it takes seconds. */
function registerMemory({ send, pids }: Asking): Subject {
  const peaks = new Map<string, number>();
  return {
    warmUp: async () => {
      await send("register-day", 3);
      for (const span of ["day", "month"] as const)
        peaks.set(span, await peakMemoryDuring(() => send(`register-${span}`, 1), pids().server));
    },
    measure: async () => ({
      "resident memory, register of a day": peaks.get("day")!,
      "resident memory, register of a month": peaks.get("month")!,
    }),
  };
}

/** A question that takes seconds is measured three times before the rounds; each round then shows the median. */
function rare({ send, pids }: Asking, name: SeasonMeasure, question: string, before?: string): Subject {
  const taken: number[] = [];
  return {
    warmUp: async () => {
      for (let round = 0; round < 4; round += 1) {
        if (before) await send(before, 1);
        const spent = await cpuTimeDuring(() => send(question, 1), pids());
        if (round > 0) taken.push(spent.server + spent.database);
      }
    },
    measure: async () => ({ [name]: taken.toSorted((a, b) => a - b)[1]! }),
  };
}
