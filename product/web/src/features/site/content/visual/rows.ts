/** Keeps the blocks of both languages side by side while they are written. */
import type { Editor } from "@tiptap/core";
import { pairRows, placeAcross, roomOf, type Room, type Row } from "./paired-rows.ts";
import { startOf, topBlock } from "./selected.ts";

const gap = 12;

type Side = {
  editor: Editor;
  place: HTMLElement;
  /** Room is given from outside: to touch the text itself while somebody types would lose letters. */
  sheet: CSSStyleSheet;
  missing: string;
  rooms: readonly Room[];
  onRooms: () => void;
};

/** The editors of one form, the first language first. */
const open = new Map<HTMLFormElement, Side[]>();

type Joining = Pick<Side, "editor" | "place" | "missing" | "onRooms">;

export function joinRows(form: HTMLFormElement, joining: Joining): () => void {
  const { editor, place } = joining;
  const side: Side = { ...joining, sheet: new CSSStyleSheet(), rooms: [] };
  const both = open.get(form) ?? [];
  open.set(form, both);
  both.push(side);
  both.sort((a, b) => (a.place.compareDocumentPosition(b.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  document.adoptedStyleSheets.push(side.sheet);
  let frameId = 0;
  const soon = () => {
    cancelAnimationFrame(frameId);
    frameId = requestAnimationFrame(() => align(both));
  };
  const watch = new ResizeObserver(soon);
  watch.observe(place);
  editor.on("transaction", soon);
  return () => {
    cancelAnimationFrame(frameId);
    watch.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== side.sheet);
    both.splice(both.indexOf(side), 1);
    if (both.length === 0) open.delete(form);
  };
}

function align(both: readonly Side[]): void {
  const [left, right] = both;
  if (!left || !right) return;
  for (const { sheet } of both) sheet.disabled = true;
  const boxes = both.map(({ place }) => place.getBoundingClientRect());
  const heights = both.map(({ editor }) => heightsIn(editor));
  for (const { sheet } of both) sheet.disabled = false;
  const isBeside = Math.abs(boxes[0]!.left - boxes[1]!.left) > 40;
  const lowest = Math.max(...boxes.map(({ top }) => top));
  const paired = rowsOf(left, right);
  both.forEach((side, at) => {
    const rooms = isBeside ? roomOf(paired, at as 0 | 1, heights, gap) : [];
    const above = isBeside ? Math.round(lowest - boxes[at]!.top) : 0;
    side.sheet.replaceSync(rulesOf(side, rooms, above));
    const isTold = JSON.stringify(rooms) === JSON.stringify(side.rooms);
    side.rooms = rooms;
    if (!isTold) side.onRooms();
  });
}

const heightsIn = ({ view, state: { doc } }: Editor): number[] =>
  Array.from({ length: doc.childCount }, (_, at) => {
    const block = view.nodeDOM(startOf(doc, at));
    return block instanceof HTMLElement ? Math.ceil(block.getBoundingClientRect().height) : 0;
  });

function rulesOf({ place, missing }: Side, rooms: readonly Room[], above: number): string {
  const here = `#${CSS.escape(place.id)}`;
  const rules = rooms.map(({ height, above: free, isAlone }, at) => {
    const block = `${here} > .visual > :nth-child(${at + 1})`;
    const room = `${block} { min-height: ${height}px; margin-top: ${free}px }`;
    return isAlone ? `${room} ${block}::after { content: ${JSON.stringify(missing)} }` : room;
  });
  return `${here} { padding-top: ${above}px } ${rules.join(" ")}`;
}

const rowsOf = (left: Side, right: Side): Row[] => pairRows(kindsIn(left.editor), kindsIn(right.editor));
const kindsIn = ({ state: { doc } }: Editor): string[] =>
  Array.from({ length: doc.childCount }, (_, at) => {
    const { type, attrs } = doc.child(at);
    return `${type.name} ${(attrs["kind"] as string | undefined) ?? ""}`;
  });

/** Puts the block at the cursor where the other language lacks it; undefined where it has one. */
export function copyingAcross(editor: Editor): (() => void) | undefined {
  const both = [...open.values()].find((sides) => sides.some((side) => side.editor === editor));
  const own = both?.findIndex((side) => side.editor === editor) as 0 | 1 | undefined;
  const other = both?.find((side) => side.editor !== editor);
  const { at, node } = topBlock(editor);
  if (!both || own === undefined || !other || !both[own]!.rooms[at]?.isAlone) return undefined;
  return () => {
    const place = placeAcross(rowsOf(both[0]!, both[1]!), own, at);
    other.editor.commands.insertContentAt(startOf(other.editor.state.doc, place), node.toJSON() as object);
  };
}
