/** A scan where there is no net: judged by the list that the device keeps, and written once there is a net again. */
import { mayReadReasons } from "@product/domain/day/devices";
import {
  inOrder,
  isStillGood,
  judgeOffline,
  passMarkLength,
  personBehind,
  scanText,
  standingScans,
  withoutUndone,
  type GateSnapshot,
  type PersonInSnapshot,
} from "@product/domain/day/gate-snapshot";
import { readCode, signedText, type ReadCode } from "@product/domain/day/pass-code";
import { passCheckOf } from "@product/domain/day/person-at-gate";
import type { Locale } from "@product/domain/locales";
import { base64url, isSignedWith, signed } from "#features/day/pass/share/own-keys.ts";
import type { GateReply, GateShown } from "#features/day/gate/gate-shown.ts";
import { isTold, keepScan, kept, keptScans, keptThumbnail, ownKeys, type KeptScan } from "./kept.ts";
import type { ScanForm } from "#features/day/gate/schema.ts";
import { letThrough } from "#features/day/gate/let-through.ts";
import { countWaiting, now, sendKept } from "./synchronise.ts";

const refused = (code: "gate.offline" | "gate.not-now"): GateReply => ({ refusals: [{ code }] });

/** `isAsked`: the server was, and did not answer; what it was asked it may do still. */
export async function scanOffline(
  form: ScanForm,
  locale: Locale,
  { isAsked }: { isAsked: boolean },
): Promise<GateReply> {
  const [snapshot, shown, ahead] = [await kept("snapshot"), await kept("shown"), await kept("ahead")];
  const at = now(ahead);
  if (!snapshot || !shown || !isStillGood(snapshot, at) || isOfAnotherEvent(snapshot, shown))
    return refused("gate.offline");
  const read = readCode(form.code);
  const person = personBehind(snapshot, read, await markOf(read));
  const scans = await keptScans();
  if (scans.some((scan) => scan.client === form.client && scan.person !== person?.code)) return refused("gate.not-now");
  const theirScans = standingScans(scans).filter(
    (scan) => scan.person === person?.code && scan.client !== form.client && !isTold(scan, snapshot.madeAt),
  );
  const check = passCheckOf(read, await isByTheirPhone(read, person?.key), at);
  const ask = { now: at, mode: form.mode, gate: shown.gate.door };
  const { verdict, place, lastAt } = judgeOffline(...whatIsLeft(snapshot, person, scans), check, theirScans, ask);
  const { light, punch: kind } = verdict;
  if (form.confirmed && light === "stop") return refused("gate.not-now");
  const isThrough = person && kind && (light === "go" || (light === "ask" && form.confirmed));
  const { isTraining } = shown.gate;
  const isWritten = isThrough && !isTraining;
  let isUnkept = false;
  if (isWritten) {
    const scan = { client: form.client, eventId: snapshot.eventId, code: form.code, kind, at };
    const signature = await signed(await ownKeys(), scanText(scan));
    isUnkept = !(await keepOrSend(
      { ...scan, signature, person: person.code, isSent: false, isOnlyHere: !isAsked },
      shown.gate.snapshotKey,
    ));
  } else await countWaiting(true);
  const role = place ? snapshot.roles[place.role]![locale] : "";
  return {
    scanned: {
      verdict: isThrough ? { ...letThrough(verdict, kind, shown.gate.zone), light: isUnkept ? "ask" : "go" } : verdict,
      person: person && {
        name: person.name,
        code: person.code,
        photo: undefined,
        nearest: place && { ...place, role, shift: place.title },
        reason: mayReadReasons(shown.gate.profile) ? person.reason : undefined,
      },
      punch: isWritten ? { id: form.client, at: new Date(at).toISOString(), kind } : undefined,
      lastAt,
      loans: (person?.loans ?? []).map(([item, number]) => ({ name: snapshot.items![item]![locale], number })),
      text: form.code,
      isOffline: true,
      isUnkept,
      thumbnail: person && (await keptThumbnail(person.code)),
      isTraining,
    },
    refusals: [],
  };
}

/** The list and what it tells of somebody, but for what this device has taken back since. */
function whatIsLeft(
  list: GateSnapshot,
  about: PersonInSnapshot | undefined,
  scans: readonly KeptScan[],
): [GateSnapshot, PersonInSnapshot | undefined] {
  if (!about) return [list, about];
  const standing = new Set(standingScans(scans).map(({ client }) => client));
  const isStanding = ({ client }: KeptScan) => standing.has(client);
  const undone = inOrder(
    scans.filter((scan) => scan.person === about.code && scan.kind !== "void" && !isStanding(scan)),
  );
  const { snapshot, person } = withoutUndone(
    list,
    about,
    undone.filter((scan) => isTold(scan, list.madeAt)),
  );
  return [snapshot, person];
}

/** On the disk, or where that is full at the server: as long as it is at neither, the screen says so. */
async function keepOrSend(scan: KeptScan, serverKey: string): Promise<boolean> {
  if (await keepScan(scan)) {
    await countWaiting(true);
    return true;
  }
  await sendKept(serverKey);
  return (await keptScans()).some(({ client, isSent }) => client === scan.client && isSent);
}

/** A phone that was just paired to the next event has the list of the last one still. */
const isOfAnotherEvent = ({ eventId }: GateSnapshot, { gate }: GateShown): boolean =>
  gate.eventId !== undefined && gate.eventId !== eventId;

export const impossible = (): GateReply => refused("gate.offline");

async function markOf(read: ReadCode): Promise<string | undefined> {
  if (read.is !== "pass") return undefined;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(read.code));
  return base64url(hash).slice(0, passMarkLength);
}

async function isByTheirPhone(read: ReadCode, key: { algorithm: "Ed25519" | "P-256"; publicKey: string } | undefined) {
  if (read.is !== "pass" || read.step === undefined || !read.signature || !key) return undefined;
  return isSignedWith(key.algorithm, key.publicKey, signedText(read.code, read.step), read.signature);
}
