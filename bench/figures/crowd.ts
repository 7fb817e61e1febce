import type { Figure } from "./figure.ts";

export const crowdFigures: Figure[] = [
  {
    name: "The workers list of a crowd ÷ that of 300",
    of: "workers list of a crowd",
    over: "workers list of 300",
    aim: { atMost: 1.3 },
    how: "`/admin/workers/list` as its owner opens it, in a demonstration with many more workers; against the same demonstration without them. Both with a PostgreSQL of their own; CPU time of server and PostgreSQL together.",
    bound:
      "PostgreSQL, which counts up to a thousand for each tab: of who can work today it reads fifteen hundred spans where there were three hundred.",
  },
  {
    name: "Who can work of a crowd ÷ of 300",
    of: "who can work of a crowd",
    over: "who can work of 300",
    aim: { atMost: 2 },
    how: "`/admin/workers/who-can-work` for today, the same.",
    bound: "the same count, for each light.",
  },
];
