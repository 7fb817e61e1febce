/** Reads the table: which row governs a file, and whether the file may import what it does. */
import { posix } from "node:path";
import { rows } from "./architecture.ts";

/** The sentence to report, or undefined where the import is fine. */
export function importFinding(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("../") || specifier === "..")
    return `"${specifier}" leaves its folder: write #part/… or the package's name, so that every import says which border it crosses`;
  if (specifier.startsWith("./")) return relativeFinding(file, specifier);

  const row = rowOf(file);
  if (!row) return undefined;
  const named = specifier.replace(/\?.*$/, "").replace(/^\/src\//, "#");
  const allowed = [...row.mayImport, ...additionsFor(file), ...ownNames(file)];
  if (allowed.some((pattern) => stands(pattern, named))) return undefined;
  return `"${specifier}" may not be imported by ${row.files.join(", ")}: ${row.because}`;
}

export function rowOf(file: string) {
  return rows.findLast((row) => "mayImport" in row && matches(file, row.files)) as GoverningRow | undefined;
}

export function matches(file: string, globs: string[]): boolean {
  return globs.some((glob) => posix.matchesGlob(file, glob));
}

type GoverningRow = Extract<(typeof rows)[number], { mayImport: string[] }>;

// `./sub/x` is fine within one layer (a slice and its share/), but must not be a back door into another.
function relativeFinding(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("./+types/") || !specifier.slice(2).includes("/")) return undefined;
  const target = posix.join(posix.dirname(file), specifier);
  const [from, to] = [layerOf(file), layerOf(target)];
  return from === to ? undefined : `"${specifier}" reaches from ${from} into ${to}: name it by #part/… or its package`;
}

// The first folders that carry meaning: product/domain, product/web/src/shell, product/web/src/features/workers, tooling …
function layerOf(file: string): string {
  const parts = file.split("/").slice(0, -1);
  if (parts[0] !== "product" && parts[0] !== "platform") return parts[0] ?? "";
  if (parts[1] !== "web") return parts.slice(0, 2).join("/");
  return parts.slice(0, parts[3] === "features" ? 5 : 4).join("/");
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
