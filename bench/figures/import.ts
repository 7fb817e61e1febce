import type { Figure } from "./figure.ts";

export const importFigures: Figure[] = [
  {
    name: "Workers imported per CPU-second, ours ÷ COPY into the same table",
    of: "COPY of 100,000 workers",
    over: "import of 100,000 workers",
    aim: { atLeast: 0.5 },
    how: "100,000 workers with names, e-mail, mobile, town, postcode and a tag, into the empty table with all its indexes. Ours is the whole way of an import: the CSV is read, its rows sealed and kept, each checked, all compared with one another and with who is there, made in one transaction and named in the audit trail. The peer hands the finished rows to PostgreSQL's own COPY. CPU time of both processes and of PostgreSQL.",
    bound: "the indexes of the table, which both fill; then keeping the rows twice before they are workers.",
  },
  {
    name: "Workers written as CSV per CPU-second, ours ÷ COPY of the same columns",
    of: "COPY of 100,000 workers, written",
    over: "CSV of 100,000 workers, written",
    aim: { atLeast: 0.6 },
    how: "All of them in the order of names: code, names, town, mobile, e-mail, country and source. Ours is what the file of a list is made by: two thousand at a time, each without what the reader may not see at its entity, no value that a spreadsheet would take for a formula. The peer is PostgreSQL's own COPY of the same columns in the same order.",
    bound:
      "PostgreSQL writes the lines here too, and reads them in the order of an index where COPY sorts. What is judged or planned (who can work, shifts) it cannot write: such a file is made from rows.",
  },
  {
    name: "Resident memory during the import of 100,000 workers ÷ of 10,000",
    of: "resident memory, import of 100,000 workers",
    over: "resident memory, import of 10,000 workers",
    aim: { atMost: 1.3 },
    how: "The highest value that the kernel saw of the importing process during each (`VmHWM`, begun anew before).",
    bound: "nothing grows with the file: some thousand rows are in memory at a time.",
  },
];
