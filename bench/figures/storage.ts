import type { Figure } from "./figure.ts";

const sizes = ["1 MB", "100 MB"] as const;

export const storageFigures: Figure[] = [
  ...sizes.map((size): Figure => ({
    name: `Uploads of ${size} per CPU-second, ours ÷ plain Node`,
    of: `upload of ${size}, plain Node, per MB`,
    over: `upload of ${size}, ours, per MB`,
    aim: { atLeast: 0.7 },
    how: "One file after another over one connection, each replacing the one before. Ours is the file service with everything that belongs to it: who may, the limit, the pace that a sender must keep, MD5 for the ETag, bytes flushed to the disk before their row is written, the row in PostgreSQL. The peer pipes the request into a file and flushes nothing.",
    bound:
      "hashing and flushing, which the next figures take out; then the way of each piece from the request to the file.",
  })),
  ...sizes.map((size): Figure => ({
    name: `The same, ${size}, the peer hashing and flushing too`,
    of: `upload of ${size}, plain Node, hashed and flushed, per MB`,
    over: `upload of ${size}, ours, per MB`,
    how: "As above, but the peer makes an MD5 and flushes the file before it answers.",
  })),
  ...sizes.map((size): Figure => ({
    name: `Downloads of ${size} per CPU-second, ours ÷ plain Node`,
    of: `download of ${size}, plain Node, per MB`,
    over: `download of ${size}, ours, per MB`,
    aim: { atLeast: 0.7 },
    how: "The file that was uploaded, again and again over one connection. Ours looks up bucket and row, and gives out a piece whenever the client has taken the one before; the peer pipes the file into the answer.",
  })),
  ...(["10 kB", "1 MB"] as const).map((size): Figure => ({
    name: `Uploads of ${size} per CPU-second, ours ÷ @supabase/lite`,
    of: `upload of ${size}, @supabase/lite, per file`,
    over: `upload of ${size}, ours, per file`,
    aim: { atLeast: 2 },
    how: "One file after another over one connection, each replacing the one before, with the server's key. Both services are processes of their own on the same PostgreSQL server, a database each, and keep bytes in a folder; lite is started the way its command line starts it. What differs: ours takes the file piece by piece, flushes it to the disk before its row is written and never overwrites what somebody reads; theirs holds it in memory and overwrites it, without flushing.",
    bound:
      "of a small file, flushing it and its folder, and seven statements; of a large one, hashing and the way of each piece to the disk, which both have.",
  })),
  {
    name: "Lists per CPU-second, ours ÷ @supabase/lite",
    of: "list of 100 files, @supabase/lite",
    over: "list of 100 files, ours",
    aim: { atLeast: 2 },
    how: "The first hundred names of a folder of five hundred files, by name, asked for over four connections with the server's key. Both ask their database each time; ours lets it write each line of the answer, which is counted for neither.",
    bound: "the hundred lines, out of the database and into the answer.",
  },
  ...(["upload", "download"] as const).map((operation): Figure => ({
    name: `Resident memory during the ${operation} of 100 MB ÷ of 1 MB`,
    of: `resident memory, ${operation} of 100 MB, ours`,
    over: `resident memory, ${operation} of 1 MB, ours`,
    aim: { atMost: 1.2 },
    how: "The highest value that the kernel saw of our service during each (`VmHWM`, begun anew before).",
    bound: "nothing grows with the file: one piece of it is in memory at a time.",
  })),
];
