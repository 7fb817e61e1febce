/** Where the proof happens: a clone of HEAD for each way of being a user, with nothing installed and no data. */
import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, lchownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { elsewhere } from "./data-folder.mjs";
import { endAllOf } from "./processes.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const uncommittedFiles = () =>
  git(root, "status", "--porcelain")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.slice(3));

/** Returns the places and how to leave the machine as it was: no process, no folder. */
export function clonedPlaces() {
  const folder = mkdtempSync(join(tmpdir(), "cuadrante-proof-"));
  chmodSync(folder, 0o755);
  const places = [];
  const remove = () => {
    for (const place of places) {
      endAllAt(place);
      for (const location of otherFoldersOf(place)) rmSync(location, { recursive: true, force: true });
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const add = (name, home, options) => places.push(placeIn(join(folder, home), { name, ...options }));
  if (process.getuid() !== 0) add("an ordinary user", "self", {});
  else {
    const nobody = { uid: idOfNobody("-u"), gid: idOfNobody("-g") };
    add("root", "root", {});
    add("an ordinary user", "nobody", { owner: nobody, runAs: nobody });
    // Root reads everything, but the user under whom PostgreSQL runs may not pass through here.
    add("root in someone's closed home", "closed", { owner: { uid: 54321, gid: 54321 } });
  }
  return { places, remove };
}

/** Ends whatever still runs there. */
export function endAllAt(place) {
  for (const folder of [place.clone, ...otherFoldersOf(place)]) endAllOf(folder);
}

function placeIn(home, { name, owner, runAs }) {
  const clone = join(home, "cuadrante");
  mkdirSync(home, { mode: 0o700 });
  // Hard links would share the repository's own files with whoever the clone is given to.
  git(root, "clone", "--quiet", "--no-hardlinks", root, clone);
  if (owner) give(home, owner);
  const node = join(clone, "node_modules", ".bin", "node");
  // The account for a database server beside the app, since PostgreSQL refuses to run as root.
  const servers = process.getuid() === 0 ? { uid: idOfNobody("-u"), gid: idOfNobody("-g") } : undefined;
  return { name, clone, node, servers, spawnAs: { ...runAs, env: { ...harmless, ...(runAs && { HOME: home }) } } };
}

function give(folder, { uid, gid }) {
  for (const entry of readdirSync(folder, { recursive: true })) lchownSync(join(folder, entry), uid, gid);
  chownSync(folder, uid, gid);
}

/** Where its databases lie that may not lie in the clone. */
const otherFoldersOf = ({ clone }) =>
  readdirSync(clone)
    .filter((name) => name.startsWith("data"))
    .map((name) => elsewhere(join(clone, name)))
    .filter(Boolean);

// The machine's own Node and npm, and no setting of ours: what a person has who cloned it just now.
const harmless = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(HOME|USER|LANG|TERM|TMPDIR|NODE_EXTRA_CA_CERTS|\w+_proxy)$/i.test(name),
    ),
  ),
  PATH: process.env.PATH.split(delimiter)
    .filter((folder) => !folder.endsWith(join("node_modules", ".bin")) && !folder.includes(`${sep}node-gyp-bin`))
    .join(delimiter),
  npm_config_registry: outputOf("npm", "config", "get", "registry"),
};

const idOfNobody = (which) => Number(outputOf("id", which, "nobody"));

function outputOf(command, ...args) {
  return execFileSync(command, args, { cwd: tmpdir(), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

function git(cwd, ...args) {
  return execFileSync("git", args, { cwd, encoding: "utf8" });
}
