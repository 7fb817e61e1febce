/** The files that a module needs, by import or by address. */

const named = [
  /\bfrom\s*"([^"]+)"/g,
  /\bimport\s*"([^"]+)"/g,
  /\bimport\(\s*"([^"]+)"/g,
  /\bnew URL\(\s*"([^"]+)",\s*import\.meta\.url/g,
  /\bimport\.meta\.resolve\(\s*"([^"]+)"/g,
];

/** As they are written, comments included: one too many costs a test run, one too few a fault unseen. */
export const specifiersIn = (source: string): string[] =>
  named.flatMap((pattern) => [...source.matchAll(pattern)].map(([, specifier]) => specifier!));

/** Whether a module finds files of the repository by their place, so that no import tells what it reads. */
export const looksAround = (source: string): boolean =>
  /\bimport\.meta\.(glob|dirname|filename)\b|\bprocess\.cwd\(|\bgit ls-files\b/.test(source) ||
  /\bnew URL\((?!\s*"[^"]+",\s*import\.meta\.url)[^)]*import\.meta\.url/.test(source);

export type Package = {
  name: string;
  folder: string;
  exports?: Record<string, string>;
  imports?: Record<string, string>;
};

/** The repository's own file that a specifier stands for, whether or not it exists; undefined for everything installed. */
export function resolver(packages: Package[]): (file: string, specifier: string) => string | undefined {
  return (file, specifier) => {
    const bare = specifier.replace(/\?.*$/, "");
    if (bare.startsWith("./")) return `${folderOf(file)}${bare.slice(2)}`;
    if (bare.startsWith("/src/")) return `product/web${bare}`;
    if (bare.startsWith("#")) {
      const own = packages.find(({ folder }) => file.startsWith(`${folder}/`));
      return own && targetOf(own, own.imports, bare);
    }
    const other = packages.find(({ name }) => bare === name || bare.startsWith(`${name}/`));
    return other && targetOf(other, other.exports, `.${bare.slice(other.name.length)}`);
  };
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/") + 1);

function targetOf({ folder }: Package, targets: Record<string, string> = {}, name: string): string | undefined {
  for (const [pattern, target] of Object.entries(targets)) {
    const [before, after] = pattern.split("*") as [string, string | undefined];
    if (after === undefined ? name !== pattern : !name.startsWith(before) || !name.endsWith(after)) continue;
    const middle = name.slice(before.length, after ? -after.length : undefined);
    return `${folder}/${target.replace("*", middle).replace(/^\.\//, "")}`;
  }
  return undefined;
}
