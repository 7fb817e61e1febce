/** `process.env`, `process["env"]` and `import.meta.glob` read alike. */
export function spelling(node: Node | undefined): string {
  if (node?.type === "Identifier") return node.name ?? "";
  if (node?.type === "MetaProperty") return "import.meta";
  if (node?.type !== "MemberExpression") return "";
  const name = node.computed ? node.property?.value : node.property?.name;
  return `${spelling(node.object)}.${String(name)}`;
}

/** The plain strings of an argument that is one string or a list of them. */
export function literals(node: Node | undefined): Node[] {
  if (node?.type === "ArrayExpression") return (node.elements ?? []).flatMap(literals);
  return node?.type === "Literal" ? [node] : [];
}

/** Only what the rules look at; oxlint hands out ESTree nodes. */
export type Node = {
  type: string;
  name?: string;
  value?: unknown;
  computed?: boolean;
  parent?: Node;
  source?: Node | null;
  body?: Node[];
  id?: Node;
  init?: Node | null;
  key?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  properties?: Node[];
  elements?: Node[];
  arguments?: Node[];
};
