import type { Figure } from "./figure.ts";

export const pageFigures: Figure[] = [
  {
    name: "A table page of 200 rows ÷ a string template of the same HTML",
    of: "table page",
    over: "string template",
    aim: { atMost: 8 },
    how: "A list of 200 workers in nine columns, by React Router and React through the whole server (walls, nonce, policy), with its loader data, able to come alive in the browser; against a small Hono server that makes the same document with template literals, escapes the same values and sends the same headers, but no data for the browser. The tables are compared byte by byte before anything is measured.",
    bound:
      "by profile, half is React rendering the 2,600 elements of the rows; a quarter is what every page costs before its first row (matching, the router's own components, the shell and the head of the document); a seventh is turning text into bytes; a tenth is the loader data.",
  },
  {
    name: "The same, both compressed",
    of: "table page, compressed",
    over: "string template, compressed",
    how: "As above, with the encoding that current browsers ask for and at the level the server uses. Ours compresses the loader data too.",
    bound: "the same, and zstd over the data beside the HTML.",
  },
  {
    name: "The same, rows not packed",
    of: "table page, rows not packed",
    over: "string template",
    how: "As the first, but the loader returns its rows as they are, in place of `packRows`.",
    bound: "besides, React Router's encoding of loader data, which visits every value.",
  },
  {
    name: "The same by React Router's default",
    of: "table page, React Router's default",
    over: "string template",
    how: "The same table in an app that is all React Router's defaults (renderToPipeableStream, loader data streamed behind the page, rows as they are), in a bare Hono server: without our walls, our headers and our shell.",
    bound: "streams: of HTML in React, of data in React Router, and the bridge between Node's and the web's.",
  },
  {
    name: "A cached public page ÷ Hono hello",
    of: "cached page",
    over: "Hono hello",
    aim: { atMost: 2 },
    how: "The home page `/` from the page cache as browsers ask for it (compressed once), through the whole server; against a Hono app with one route that answers “Hello”.",
    bound:
      "Node's own writing of a dozen headers and eleven kilobytes where hello sends five bytes; then the way through the walls, the request id and the metrics; a little is the server's background work.",
  },
  {
    name: "The same, not compressed",
    of: "cached page, not compressed",
    over: "Hono hello",
    how: "As above, for one who takes no compression.",
    bound: "the kernel's copying of seventy kilobytes.",
  },
];
