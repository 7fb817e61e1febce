/**
 * Takes a path apart along the pattern that it matched, without decoding anything: the router's own parameters are
 * decoded by rules that differ from ours, and a name is to be decoded exactly once.
 */
export function partsOf(pattern: string, path: string): { params: Record<string, string>; rest: string } {
  const wanted = pattern.split("/");
  const segments = path.split("/");
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part === "*") return { params, rest: segments.slice(index).join("/") };
    if (part.startsWith(":")) params[part.slice(1)] = segments[index] ?? "";
  }
  return { params, rest: "" };
}
