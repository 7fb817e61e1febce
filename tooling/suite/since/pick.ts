/** Which tests a change can reach: unit tests by what imports what, journeys by the slices they say they walk. */
import { matchesGlob } from "node:path/posix";
import { looksAround, resolver, specifiersIn, type Package } from "./imports.ts";
import { reachOf } from "./reach.ts";

export type Repository = {
  /** Every module by its path, as it is written. */
  sources: ReadonlyMap<string, string>;
  packages: Package[];
};

/** `all` where anything may have changed. */
export type Picked = { unit: string[] | "all"; journeys: string[] | "all" };

export function pick(changed: readonly string[], { sources, packages }: Repository): Picked {
  const needs = needsOf(sources, packages);
  return { unit: unitTests(changed, sources, needs), journeys: journeys(changed, sources, needs) };
}

/** The folders of `features/` that a journey says it walks, in its head; undefined where it says nothing, and so always runs. */
export const walksOf = (source: string): string[] | undefined => /^\/\/ Walks: (.+)$/m.exec(source)?.[1]?.split(", ");

/** Started by the runners themselves, so that no import tells of them. */
const quickFolder = "tooling/testing/quick-folder.ts";
export const unitSetup = ["vitest.config.ts", quickFolder, "product/database/src/testing/global-setup.ts"];
export const journeySetup = ["e2e/playwright.config.ts", quickFolder, "e2e/postgres.ts"];

const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);
const isJourney = (file: string) => /^e2e\/.+\.spec\.ts$/.test(file);
const isModule = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const isPure = (file: string) => matchesGlob(file, "product/{domain,ui}/**");
const isForTests = (file: string) => isUnitTest(file) || file.includes("/testing/");
const isWords = (file: string) => file.endsWith(".md") || file === "LICENSE";

type Needs = ReadonlyMap<string, readonly string[]>;

function needsOf(sources: Repository["sources"], packages: Package[]): Needs {
  const resolve = resolver(packages);
  const needs = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const imported = specifiersIn(source).map((specifier) => resolve(file, specifier));
    needs.set(file, [...imported.filter((each) => each !== undefined), ...setupOf(file)]);
  }
  return needs;
}

function setupOf(file: string): string[] {
  if (isJourney(file)) return journeySetup;
  if (!isUnitTest(file)) return [];
  return isPure(file) ? unitSetup.slice(0, 1) : unitSetup;
}

function unitTests(changed: readonly string[], sources: Repository["sources"], needs: Needs): Picked["unit"] {
  // Tables, texts, settings and locks are read, not imported.
  if (changed.some((file) => !isModule(file) && !isWords(file))) return "all";
  const reached = reachOf(changed, needs);
  const seers = [...sources].filter(([file, source]) => isForTests(file) && looksAround(source));
  const always = reachOf(
    seers.map(([file]) => file),
    needs,
  );
  return [...sources.keys()].filter((file) => isUnitTest(file) && (reached.has(file) || always.has(file)));
}

function journeys(changed: readonly string[], sources: Repository["sources"], needs: Needs): Picked["journeys"] {
  const telling = changed.filter((file) => !isWords(file) && !isForTests(file) && !isApart(file));
  const isLocal = (file: string) => file.startsWith(features) || (file.startsWith("e2e/") && isModule(file));
  if (!telling.every(isLocal)) return "all";
  const reached = reachOf(telling, needs);
  if ([...reached].some(isOnEveryPage)) return "all";
  const all = [...sources].filter(([file]) => isJourney(file));
  const walked = new Set(all.flatMap(([, source]) => walksOf(source) ?? []));
  const inFeatures = telling.filter((file) => file.startsWith(features));
  // Code that no journey covers works in the background, where it may affect any of them.
  if (!inFeatures.every((file) => [...reachOf([file], needs)].some((each) => foldersOf(each).some(isIn(walked)))))
    return "all";
  const folders = new Set([...reached].flatMap(foldersOf));
  const isReached = ([file, source]: [string, string]) =>
    reached.has(file) || (inFeatures.length > 0 && (walksOf(source)?.some(isIn(folders)) ?? true));
  return all.filter(isReached).map(([file]) => file);
}

const features = "product/web/src/features/";
const foldersOf = (file: string) => (file.startsWith(features) ? file.slice(features.length).split("/") : []);
const isIn = (set: ReadonlySet<string>) => (each: string) => set.has(each);
// The composition in `server` joins every slice by design, and so does not count.
const isOnEveryPage = (file: string) => /^product\/web\/src\/(shell|request|i18n)\//.test(file) && !isForTests(file);
// Neither is part of what a journey runs.
const isApart = (file: string) => file.startsWith("bench/") || file.startsWith("tooling/proof/");
