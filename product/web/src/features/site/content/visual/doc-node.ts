/** A document of the visual editor as plain data. */
export type DocNode = {
  type: string;
  attrs?: Record<string, string | number | boolean>;
  content?: DocNode[];
  text?: string;
  marks?: Mark[];
};
export type Mark = { type: string; attrs?: Record<string, string> };

export const attributeOf = (node: DocNode, name: string): string => String(node.attrs?.[name] ?? "");
