/** The gate's page in the browser: asks the server and, where that does not answer, the store of the device. */
import { isStillGood } from "@product/domain/day/gate-snapshot";
import type { Locale } from "@product/domain/locales";
import type { Instant } from "@product/domain/time/instant";
import type { GateReply, GateShown, Loaded } from "#features/day/gate/gate-shown.ts";
import { keep, keepScan, kept } from "./kept.ts";
import { answered, lineNow } from "./line.ts";
import { impossible, scanOffline } from "./offline-scan.ts";
import { undoLater, undoUnsent } from "./undo.ts";
import { gateForm } from "#features/day/gate/schema.ts";
import { canKeep, countWaiting, now } from "./synchronise.ts";

/** The page as the server makes it, or as it was last, with who is found in the list of the device. */
export async function loadGate(ask: () => Promise<Loaded>, words: string): Promise<Loaded> {
  if (!canKeep()) return ask();
  const loaded = lineNow().isOffline ? undefined : await answered(ask);
  if (loaded?.gate)
    await keep("shown", {
      ...loaded,
      holder: undefined,
      gate: { ...loaded.gate, words: "", found: undefined, others: undefined },
    });
  // A page that was kept names a scan that may have been sent long ago.
  if (loaded) return loaded.gate ? { ...loaded, client: crypto.randomUUID() } : loaded;
  const shown = await kept("shown");
  if (!shown) return ask();
  await countWaiting(true);
  const found = words ? await namedHere(words) : undefined;
  return { ...shown, gate: { ...shown.gate, words, found }, client: crypto.randomUUID() };
}

/** Which code is being sent under a name: a second one under the same name is none of this page's doing. */
const underWay = new Map<string, string>();

export async function sendGate(form: FormData, ask: () => Promise<GateReply>, locale: Locale): Promise<GateReply> {
  const sent = gateForm.safeParse(Object.fromEntries(form)).data;
  if (!sent?.client || !sent.code) return askOrJudge(sent, ask, locale);
  const { client, code } = sent;
  if (underWay.has(client) && underWay.get(client) !== code) return { refusals: [{ code: "gate.not-now" }] };
  underWay.set(client, code);
  return askOrJudge(sent, ask, locale).finally(() => underWay.delete(client));
}

async function askOrJudge(
  sent: ReturnType<typeof gateForm.safeParse>["data"],
  ask: () => Promise<GateReply>,
  locale: Locale,
): Promise<GateReply> {
  if (!canKeep() || !sent || !(await kept("shown"))) return ask();
  const { pin, code, mode, confirmed, undo, walkIn, client = crypto.randomUUID() } = sent;
  const undone = undo ? await undoUnsent(undo) : undefined;
  if (undone) return undone;
  // Without a list the device knows nobody, and it never gives a place: only the server can, so it is asked though the net seems to be gone.
  const isForServer = pin !== undefined || walkIn !== undefined || (await kept("snapshot")) === undefined;
  const isKnownHere = lineNow().isOffline && !isForServer;
  const reply = isKnownHere ? undefined : await answered(ask, walkIn ? placePatienceMs : undefined);
  if (reply) await remember(reply, client);
  if (reply) return reply;
  if (undo) return undoLater(undo);
  if (!code || walkIn) return impossible();
  return scanOffline({ code, mode, client, confirmed: confirmed === "yes" }, locale, { isAsked: !isKnownHere });
}

// Nobody here could say it instead.
const placePatienceMs = 25_000;

/** A punch written online counts here too, until the next list includes it. */
async function remember({ scanned }: GateReply, client: string): Promise<void> {
  if (!scanned?.punch || !scanned.person) return;
  const { id: punch, kind, at } = scanned.punch;
  const when = new Date(at).getTime() as Instant;
  const blankScan = { eventId: "", code: "", signature: "", isSent: true };
  await keepScan({ ...blankScan, client, person: scanned.person.code, punch, kind, at: when });
}

async function namedHere(words: string): Promise<NonNullable<GateShown["gate"]["found"]>> {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.join("").length < 2) return [];
  const list = await kept("snapshot");
  if (!list || !isStillGood(list, now(await kept("ahead")))) return [];
  return list.people
    .filter(({ name }) => wanted.every((word) => folded(name).includes(word)))
    .slice(0, mostFound)
    .map(({ name, code }) => ({ id: code, name, code }));
}

const mostFound = 12;
const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
