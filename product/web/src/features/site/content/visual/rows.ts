/** Keeps the blocks of both languages side by side while they are written. */
import { Extension, type Editor } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { pairRows, placeAcross, roomOf, type Room, type Row } from "./paired-rows.ts";
import { startOf, topBlock } from "./selected.ts";

const key = new PluginKey<readonly Room[]>("rows");
const gap = 12;

/** The room that each block was given; what the other language lacks says so. */
export const rows = (missing: string) =>
  Extension.create({
    name: "rows",
    addProseMirrorPlugins: () => [
      new Plugin<readonly Room[]>({
        key,
        state: { init: () => [], apply: (tr, rooms) => (tr.getMeta(key) as readonly Room[] | undefined) ?? rooms },
        props: {
          decorations: (state) => {
            const found: Decoration[] = [];
            const rooms = key.getState(state) ?? [];
            state.doc.forEach((node, pos, at) => {
              const room = rooms[at];
              if (!room) return;
              const style = `min-height:${room.height}px;margin-top:${room.above}px`;
              found.push(
                Decoration.node(pos, pos + node.nodeSize, room.isAlone ? { style, "data-alone": missing } : { style }),
              );
            });
            return DecorationSet.create(state.doc, found);
          },
        },
      }),
    ],
  });

/** The editors of one form, the first language first. */
const open = new Map<HTMLFormElement, Editor[]>();

export function joinRows(form: HTMLFormElement, editor: Editor): () => void {
  const both = open.getOrInsertComputed(form, () => []);
  both.push(editor);
  both.sort((a, b) => (a.view.dom.compareDocumentPosition(b.view.dom) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  let asked = 0;
  const soon = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => align(both));
  };
  const watch = new ResizeObserver(soon);
  watch.observe(editor.view.dom);
  editor.on("transaction", soon);
  return () => {
    cancelAnimationFrame(asked);
    watch.disconnect();
    both.splice(both.indexOf(editor), 1);
    if (both.length === 0) open.delete(form);
  };
}

function align(both: readonly Editor[]): void {
  const [left, right] = both;
  if (!left || !right) return;
  const places = both.map(({ view }) => view.dom.parentElement!);
  for (const place of places) place.classList.add("is-measured");
  const boxes = places.map((place) => place.getBoundingClientRect());
  const heights = both.map(({ view }) =>
    Array.from(view.dom.children, (block) => Math.ceil(block.getBoundingClientRect().height)),
  );
  for (const place of places) place.classList.remove("is-measured");
  const isBeside = Math.abs(boxes[0]!.left - boxes[1]!.left) > 40;
  const lowest = Math.max(...boxes.map(({ top }) => top));
  const paired = rowsOf(left, right);
  both.forEach((editor, side) => {
    const above = isBeside ? `${Math.round(lowest - boxes[side]!.top)}px` : "";
    if (places[side]!.style.getPropertyValue("--rows-above") !== above)
      places[side]!.style.setProperty("--rows-above", above);
    const rooms = isBeside ? roomOf(paired, side as 0 | 1, heights, gap) : [];
    if (JSON.stringify(rooms) !== JSON.stringify(key.getState(editor.state)))
      editor.view.dispatch(editor.state.tr.setMeta(key, rooms).setMeta("addToHistory", false));
  });
}

const rowsOf = (left: Editor, right: Editor): Row[] => pairRows(kindsIn(left), kindsIn(right));
const kindsIn = ({ state: { doc } }: Editor): string[] =>
  Array.from({ length: doc.childCount }, (_, at) => {
    const { type, attrs } = doc.child(at);
    return `${type.name} ${(attrs["kind"] as string | undefined) ?? ""}`;
  });

/** Puts the block at the cursor where the other language lacks it; undefined where it has one. */
export function copyingAcross(editor: Editor): (() => void) | undefined {
  const both = [...open.values()].find((editors) => editors.includes(editor));
  const side = both?.indexOf(editor) as 0 | 1 | undefined;
  const other = both?.find((each) => each !== editor);
  const { at, node } = topBlock(editor);
  if (side === undefined || !other || !key.getState(editor.state)?.[at]?.isAlone) return undefined;
  return () => {
    const place = placeAcross(rowsOf(both![0]!, both![1]!), side, at);
    other.commands.insertContentAt(startOf(other.state.doc, place), node.toJSON() as object);
  };
}
