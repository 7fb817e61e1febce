/**
 * Building blocks of a content page: a closed list of plain data, so that only text and known parts reach the reader.
 */
export type Words = readonly Piece[];
export type Piece =
  | { type: "text"; text: string }
  | { type: "code"; text: string }
  | { type: "break" }
  | { type: "strong" | "emphasis"; words: Words }
  | { type: "link"; to: string; words: Words };

export type Block =
  | { type: "heading"; level: 2 | 3 | 4; id: string; words: Words }
  | { type: "paragraph"; words: Words }
  | { type: "list"; isOrdered: boolean; start: number; items: readonly Blocks[] }
  | { type: "quote"; blocks: Blocks }
  | { type: "code"; language: string; text: string }
  | { type: "image"; src: string; alt: string; /** Known once the page is shown. */ width?: number; height?: number }
  | { type: "table"; caption: string; head: readonly Words[]; rows: readonly (readonly Words[])[] }
  | { type: "divider" }
  | { type: "callout"; tone: CalloutTone; title: string; blocks: Blocks }
  | { type: "tabs" | "accordion" | "faq"; items: readonly Item[] }
  | { type: "cards"; isNumbered: boolean; items: readonly Item[] }
  | { type: "code-group"; items: readonly { title: string; text: string }[] }
  | { type: "button"; to: string; label: string }
  | { type: "form"; form: string; label: string }
  | { type: "open-shifts"; role: string; town: string; shifts?: readonly OpenShift[] }
  | { type: RecordBlock };

export type Blocks = readonly Block[];
export type Item = { title: Words; blocks: Blocks };

/** A shift that anyone may ask for. Its days and times are those of the place, as they are written there. */
export type OpenShift = {
  id: string;
  day: string;
  startsAt: string;
  endsAt: string;
  role: string;
  event: string;
  town: string;
  places: number;
  /** The hiring company, its country, and the day since which the job is announced. */
  company: string;
  country: string;
  postedAt: string;
  /** The name of the form by which one signs up for it. */
  form: string | null;
};

export const calloutTones = ["info", "ok", "warn", "bad"] as const;
export type CalloutTone = (typeof calloutTones)[number];

/** Filled from the records when the page is read. */
export const recordBlocks = ["company-details", "retention-table", "data-inventory", "cookie-list"] as const;
export type RecordBlock = (typeof recordBlocks)[number];

/** Why a text cannot be shown as it stands; `line` is where, from 1. */
export type BlockFault = { code: BlockFaultCode; line: number; what: string };
export const blockFaultCodes = [
  "alt-missing",
  "link-unsafe",
  "block-unknown",
  "block-empty",
  "block-required",
  "too-large",
  "too-deep",
] as const;
export type BlockFaultCode = (typeof blockFaultCodes)[number];

/** Every block of a text, those inside of others included. */
export function* everyBlock(blocks: Blocks): Generator<Block> {
  for (const block of blocks) {
    yield block;
    if ("blocks" in block) yield* everyBlock(block.blocks);
    if (block.type === "list") for (const item of block.items) yield* everyBlock(item);
    if ("items" in block && block.type !== "list")
      for (const item of block.items) if ("blocks" in item) yield* everyBlock(item.blocks);
  }
}

/** Where the links, buttons and pictures of a text lead, each once. */
export function linksIn(blocks: Blocks): string[] {
  const found = new Set<string>();
  for (const block of everyBlock(blocks)) {
    if (block.type === "button") found.add(block.to);
    for (const words of wordsOf(block)) for (const to of linksOf(words)) found.add(to);
  }
  return [...found];
}

export const plainWords = (words: Words): string =>
  words
    .map((piece) => ("words" in piece ? plainWords(piece.words) : piece.type === "break" ? " " : piece.text))
    .join("");

function wordsOf(block: Block): readonly Words[] {
  if (block.type === "heading" || block.type === "paragraph") return [block.words];
  if (block.type === "table") return [...block.head, ...block.rows.flat()];
  if ("items" in block && block.type !== "list" && block.type !== "code-group")
    return block.items.map(({ title }) => title);
  return [];
}

const linksOf = (words: Words): string[] =>
  words.flatMap((piece) =>
    piece.type === "link" ? [piece.to, ...linksOf(piece.words)] : "words" in piece ? linksOf(piece.words) : [],
  );
