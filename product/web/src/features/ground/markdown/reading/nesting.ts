/**
 * Keeps a text to a cost that grows with its size alone: what a parser would have to try again and again (nesting, and runs of signs
 * that may open something) is bounded per line and per paragraph before it is parsed, far above what people write.
 */
const most = { markers: 10, indent: 40, columns: 30, containers: 5, signs: 400, open: 40, lines: 600, tables: 20 };

/** The first line that nests deeper or holds more signs than people write, or 0. Looks at each line once. */
export function tooDeepAt(source: string): number {
  let containers = 0;
  let tables = 0;
  let paragraph = nothing;
  for (const [at, line] of source.split(/\r\n|\r|\n/).entries()) {
    const [head, indent, markers] = headOf(line);
    if (line.slice(head).startsWith(":::")) containers += /^:{3,}\s*$/.test(line.slice(head)) ? -1 : 1;
    paragraph = line.trim() === "" ? nothing : grown(paragraph, line);
    if (/^[\s>]*\|?\s*:?-[\s:|-]*\|/.test(line)) tables++;
    if (tables > most.tables) return at + 1;
    const isOver =
      markers > most.markers ||
      indent > most.indent ||
      containers > most.containers ||
      count(line, /\|/g) > most.columns ||
      paragraph.signs > most.signs ||
      paragraph.open > most.open ||
      paragraph.lines > most.lines;
    if (isOver && !isRule(line)) return at + 1;
    containers = Math.max(0, containers);
  }
  return 0;
}

type Paragraph = { signs: number; open: number; lines: number };
const nothing: Paragraph = { signs: 0, open: 0, lines: 0 };

// The rows of a table and the items of a list stand for themselves, however many follow one another.
const grown = (before: Paragraph, line: string): Paragraph => {
  const { signs, open, lines } = /^\s*(\||[-*+] |\d+[.)] )/.test(line) ? { ...nothing, lines: before.lines } : before;
  const closed = count(line, /[\])]/g);
  return {
    signs: signs + count(line, /[*_`[\](<&\\!~:{]/g),
    open: Math.max(0, open + count(line, /[[(<]/g) - closed),
    lines: lines + 1,
  };
};

/** Where the words of a line begin, how far in, and behind how many marks of quotes and lists. */
function headOf(line: string): [at: number, indent: number, markers: number] {
  const head = /^(?:[ \t>*+-]|\d{1,9}[.)])*/.exec(line)![0];
  return [head.length, count(head, / /g) + 4 * count(head, /\t/g), count(head, /[>*+-]|\d[.)]/g)];
}

const count = (text: string, signs: RegExp): number => {
  let n = 0;
  for (const _ of text.matchAll(signs)) n++;
  return n;
};

/** A line of dashes or stars alone draws a rule and nests nothing. */
const isRule = (line: string) => line.length <= 200 && /^(-+|\*+|\|?[\s:|-]+)$/.test(line);
