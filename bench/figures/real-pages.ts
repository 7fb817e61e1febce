import type { Figure } from "./figure.ts";

const everyPage =
  "what every page costs before its own part: the session, the router's own components, the frame of the back office with its menu and palette, and the data for the browser";

export const realPageFigures: Figure[] = [
  {
    name: "The workers list, 50 rows ÷ the same document by Nuxt",
    of: "workers list",
    over: "workers list, Nuxt",
    aim: { atMost: 1.5 },
    how: "`/admin/workers/list` of a demonstration of 300 workers as its owner sees it, with session, permissions, filters, counts and clearance from the database; against a Nuxt app of compiled templates that has the texts and addresses of the same document in memory, and neither session nor database nor links that know the router.",
    bound:
      "by profile, a third is React and the parts of the page, where Vue's compiler has joined most of it into strings beforehand; a quarter is writing down some ten questions, sending them and reading the answers; the rest is sentences, the router, the walls around the page, the data for the browser and the collecting of garbage.",
  },
  {
    name: "The workers list, 50 rows ÷ a string template of it",
    of: "workers list",
    over: "workers list, string template",
    how: "The same; against a Hono server that fills each text and each address of the same document into the literals around it, escaped, and sends no data for the browser. No screen shows 200 rows: lists turn the page after 50.",
  },
  {
    name: "Its HTML ÷ that of the string template",
    of: "size of the workers list",
    over: "size of its string template",
    aim: { atMost: 1.3 },
    how: "Bytes, not compressed. What ours has beyond the other is the data with which the page comes alive, and the names of its scripts. Its sentences come in a file that browsers keep (36 kB, once for each build).",
  },
  {
    name: "The same, compressed with gzip",
    of: "size of the workers list, gzip",
    over: "size of its string template, gzip",
    aim: { atMost: 1.3 },
    how: "Bytes. Rows repeat themselves and compress well; data does not.",
    bound: "each name and number of the page stands in the HTML and once more in the data beside it.",
  },
  {
    name: "`/admin/settings` ÷ Hono hello",
    of: "settings",
    over: "Hono hello",
    aim: { atMost: 40 },
    how: "A page of links without a list; against a Hono app with one route that answers “Hello”.",
    bound: everyPage,
  },
  {
    name: "Who can work ÷ the workers list",
    of: "who can work",
    over: "workers list",
    aim: { atMost: 1.5 },
    how: "`/admin/workers/who-can-work` for today; against the list, both with 50 people of 300.",
    bound: "judging each of those shown anew from some ten kinds of facts.",
  },
  {
    name: "A worker's record ÷ the workers list",
    of: "worker's record",
    over: "workers list",
    aim: { atMost: 1 },
    how: "The first tab of one worker's record; against the list.",
    bound: everyPage,
  },
  {
    name: "The audit trail ÷ the workers list",
    of: "audit trail",
    over: "workers list",
    aim: { atMost: 1 },
    how: "`/admin/audit`, its first page; against the list.",
    bound: everyPage,
  },
  {
    name: "The dashboard ÷ the workers list",
    of: "dashboard",
    over: "workers list",
    how: "`/admin`, where each figure is counted anew; against the list.",
    bound: "one question to the database for each figure.",
  },
];
