/** Under whom PostgreSQL runs: it refuses root, and no user is ever created on the host. */
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { parse } from "node:path";
import { userInfo } from "node:os";
import { StartProblem } from "@platform/kernel/start-problem";

export type RunAs = "auto" | "self" | "namespace" | "nobody";

export interface Identity {
  name: "self" | "namespace" | "nobody" | "owner";
  /** Owner of the files that it writes, as seen from outside. */
  uid: number;
  gid: number;
  /** Command that goes in front of the one to run. */
  prefix: string[];
}

export const isRoot = () => process.getuid?.() === 0;

export async function chooseIdentity(
  runAs: RunAs,
  clusterOwner: { uid: number; gid: number } | undefined,
): Promise<Identity> {
  if (runAs === "self") return isRoot() ? refuse("root; start Cuadrante as an ordinary user") : self();
  if (runAs === "namespace") return (await namespace()) ?? refuse("a user namespace, which this system does not allow");
  if (runAs === "nobody") return (await nobody()) ?? refuse("the user nobody, which needs root and such a user");
  // initdb wants a name for its user; one without an entry in the user list borrows one in a namespace.
  if (!isRoot()) return hasName() ? self() : ((await namespace()) ?? self());
  // A cluster that an ordinary user made stays that user's, so that both may start it in turn.
  if (clusterOwner && clusterOwner.uid !== 0) return owner(clusterOwner);
  return (await namespace()) ?? (await nobody()) ?? refuse("root; start Cuadrante as an ordinary user");
}

export function spawnAs(identity: Identity, command: string, args: string[], options: SpawnOptions): ChildProcess {
  const [file = command, ...rest] = [...identity.prefix, command, ...args];
  const drops = identity.name === "nobody" || identity.name === "owner";
  return spawn(file, rest, {
    ...options,
    ...(drops && { uid: identity.uid, gid: identity.gid }),
    // The folder of the app may be closed to the identity, and its environment holds secrets.
    cwd: parse(process.cwd()).root,
    env: { PATH: process.env["PATH"], SystemRoot: process.env["SystemRoot"], LC_ALL: "C" },
  });
}

export function tryAs(identity: Identity, command: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((done) => {
    const child = spawnAs(identity, command, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk));
    child.on("error", (error) => done({ ok: false, output: output + error.message }));
    child.on("close", (code) => done({ ok: code === 0, output }));
  });
}

const self = (): Identity => ({
  name: "self",
  uid: process.getuid?.() ?? -1,
  gid: process.getgid?.() ?? -1,
  prefix: [],
});

const owner = ({ uid, gid }: { uid: number; gid: number }): Identity => ({ name: "owner", uid, gid, prefix: [] });

// Inside, the process bears the name of nobody, because initdb looks its user up; outside it is us without any privilege.
async function namespace(): Promise<Identity | undefined> {
  if (process.platform !== "linux") return undefined;
  const uid = (await idOfNobody("-u")) ?? 65534;
  const prefix = ["unshare", "--user", `--map-user=${uid}`, `--map-group=${uid}`, "--"];
  const identity: Identity = { ...self(), name: "namespace", prefix };
  return (await tryAs(identity, "true", [])).ok ? identity : undefined;
}

async function nobody(): Promise<Identity | undefined> {
  const uid = await idOfNobody("-u");
  const gid = await idOfNobody("-g");
  return isRoot() && uid && gid ? { name: "nobody", uid, gid, prefix: [] } : undefined;
}

async function idOfNobody(which: "-u" | "-g"): Promise<number | undefined> {
  const { ok, output } = await tryAs(self(), "id", [which, "nobody"]);
  return ok ? Number(output) : undefined;
}

function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

function refuse(whom: string): never {
  throw new StartProblem(`PostgreSQL cannot run as ${whom}.`);
}
