import type { Figure } from "./figure.ts";

export const gateFigures: Figure[] = [
  {
    name: "A check-in at the gate ÷ Hono hello with one insert",
    of: "check-in",
    over: "Hono hello with one insert",
    aim: { atMost: 12 },
    how: "The form that a device sends for each person, with the whole verdict: the device, whom the code names, their shifts, papers and punches, the clearance worked out anew, the punch with its act and what follows for the assignment; against a Hono app that inserts one row by a prepared statement. CPU time of server and PostgreSQL together.",
    bound:
      "some twenty-five statements, sixteen of them in the transaction that writes the punch and its act, where the other asks one; then the sealing of both.",
  },
  {
    name: "A check-in alone ÷ one of a batch of a hundred",
    of: "check-in",
    over: "check-in in a batch",
    aim: { atLeast: 5 },
    how: "The same against scans that waited without a net and are sent together, each signed, judged and written alone.",
    bound:
      "a batch reads and writes each scan alone, so that none holds up the others, and saves no more than the request around it.",
  },
];
