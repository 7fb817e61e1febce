import { searches, type Search } from "#bench/workers-search/shapes.ts";
import type { Figure } from "./figure.ts";

const over = "one worker by id";

const page = (search: Search): Figure => ({
  name: `Workers by ${search} ÷ one by id`,
  of: `workers by ${search}`,
  over,
  aim: { atMost: 100 },
  how: `The first page of \`${decodeURIComponent(searches[search])}\`.`,
});
const count = (search: Search): Figure => ({
  name: `Counting workers by ${search} ÷ one by id`,
  of: `count of workers by ${search}`,
  over,
  aim: { atMost: 100 },
  how: `The same, counted up to a thousand.`,
});

export const workerFigures: Figure[] = [
  {
    name: "The first page of workers ÷ one by id",
    of: "first page of workers",
    over,
    aim: { atMost: 5 },
    how: "Fifty workers in the order of names, with their roles and their entity, as the list shows them; against all columns of one worker by the primary key. Both through Drizzle and one connection, without HTTP; CPU time of server and PostgreSQL together.",
    bound: "reading fifty rows, their roles and entities, and making objects of them; PostgreSQL's part is a third.",
  },
  {
    name: "The deepest page of workers ÷ the first",
    of: "deepest page of workers",
    over: "first page of workers",
    aim: { atMost: 1.2 },
    how: "The last fifty, found by the one before them.",
  },
  {
    name: "A page of the newest workers ÷ one by id",
    of: "page of the newest workers",
    over,
    aim: { atMost: 5 },
    how: "Sorted by when they were added, somewhere in the middle: an import brings many at the same moment.",
  },
  {
    name: "Counting all workers ÷ one by id",
    of: "count of all workers",
    over,
    aim: { atMost: 100 },
    how: "Up to a thousand; beyond, the list says “1000+”.",
  },
  {
    name: "One more shift judged ÷ one worker by id",
    of: "one more shift judged",
    over,
    aim: { atMost: 10 },
    how: "By all rules of Spain, of someone with five years of five evenings a week, from the summary of their history; nothing is read from the database.",
  },
  ...(Object.keys(searches) as Search[]).flatMap((search) => [page(search), count(search)]),
  {
    name: "What was meant by a misspelt search ÷ one by id",
    of: "workers, misspelt",
    over,
    aim: { atMost: 500 },
    how: "Two misspelt words: the closest names in the table of words, then the search for them, counted.",
    bound:
      "for words that stand at one place in the order, reading all who have them; for two letters that any code may hold, walking until enough are met; otherwise the walk through twenty thousand names that is tried first.",
  },
];
