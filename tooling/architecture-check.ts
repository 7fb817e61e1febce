/** Reads the table: which row governs a file, and whether the file may import what it does. */
import { posix } from "node:path";
import { rows, wings } from "./architecture.ts";

/** The sentence to report, or undefined where the import is fine. */
export function importFinding(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("../") || specifier === "..")
    return `"${specifier}" leaves its folder: write #part/… or the package's name, so that every import says which border it crosses`;
  if (specifier.startsWith("./")) return relativeFinding(file, specifier);

  const row = rowOf(file);
  if (!row) return undefined;
  const named = specifier.replace(/\?.*$/, "").replace(/^\/src\//, "#");
  const upward = wingFinding(file, named);
  if (upward) return upward;
  const allowed = [...row.mayImport, ...additionsFor(file), ...ownNames(file)];
  if (allowed.some((pattern) => stands(pattern, named))) return undefined;
  return `"${specifier}" may not be imported by ${row.files.join(", ")}: ${row.because}`;
}

/** A slice reaches into the wings below its own and into no other. */
function wingFinding(file: string, named: string): string | undefined {
  const [from, to] = [
    /^product\/web\/src\/features\/([^/]+)\//.exec(file)?.[1],
    /^#features\/([^/]+)\//.exec(named)?.[1],
  ];
  if (!from || !to || from === to || matches(file, ["**/*.test.{ts,tsx}", "**/testing/**"])) return undefined;
  const wing = wings.find(({ name }) => name === from);
  if (!wing) return `"${from}" is no wing of tooling/architecture.ts: say what it holds and what it uses`;
  return wing.uses.includes(to) ? undefined : `"${named}": the wing ${from} (${wing.holds}) does not use ${to}`;
}

export function rowOf(file: string) {
  return rows.findLast((row) => "mayImport" in row && matches(file, row.files)) as GoverningRow | undefined;
}

export function matches(file: string, globs: string[]): boolean {
  return globs.some((glob) => posix.matchesGlob(file, glob));
}

// It takes up every slice.ts that there is, by their names alone.
const composition = "product/web/src/slices.ts";

type GoverningRow = Extract<(typeof rows)[number], { mayImport: string[] }>;

// `./sub/x` is fine within one layer (a slice and its share/), but must not be a back door into another.
function relativeFinding(file: string, specifier: string): string | undefined {
  if (file === composition) return undefined;
  if (specifier.startsWith("./+types/") || !specifier.slice(2).includes("/")) return undefined;
  const target = posix.join(posix.dirname(file), specifier);
  const [from, to] = [layerOf(file), layerOf(target)];
  return from === to ? undefined : `"${specifier}" reaches from ${from} into ${to}: name it by #part/… or its package`;
}

// The first folders that carry meaning: product/domain, product/web/src/shell, product/web/src/features/people/workers, tooling …
function layerOf(file: string): string {
  const parts = file.split("/").slice(0, -1);
  if (parts[0] !== "product" && parts[0] !== "platform") return parts[0] ?? "";
  if (parts[1] !== "web") return parts.slice(0, 2).join("/");
  return parts.slice(0, parts[3] === "features" ? 6 : 4).join("/");
}

function ownNames(file: string): string[] {
  const layer = layerOf(file);
  if (layer.startsWith("product/web")) return [layer.replace("product/web/src/", "#")];
  return layer.includes("/") ? [`@${layer}`] : [];
}

function additionsFor(file: string): string[] {
  return rows.flatMap((row) => ("mayAlsoImport" in row && matches(file, row.files) ? row.mayAlsoImport : []));
}

function stands(pattern: string, specifier: string): boolean {
  if (pattern.endsWith(":") || pattern === "#") return specifier.startsWith(pattern);
  if (pattern.includes("*")) return posix.matchesGlob(specifier, pattern);
  return specifier === pattern || specifier.startsWith(`${pattern}/`);
}
