import type { Heading, PhrasingContent } from "mdast";
import { keyFrom } from "@product/domain/keys";

/**
 * The anchor of a heading: the one it names as `{#anchor}`, so that both languages share it, or one made from its words. A second
 * heading of the same words gets a number.
 */
export function headingId(node: Heading, taken: Set<string>): { id: string; nodes: PhrasingContent[] } {
  const last = node.children.at(-1);
  const named = last?.type === "text" ? /\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}\s*$/.exec(last.value) : null;
  const nodes =
    named && last?.type === "text"
      ? [...node.children.slice(0, -1), { ...last, value: last.value.slice(0, named.index) }]
      : node.children;
  const wanted = named?.[1] ?? keyFrom(nodes.map(textOf).join(""), "part");
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return { id, nodes };
}

const textOf = (node: PhrasingContent): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(textOf).join("") : "";
