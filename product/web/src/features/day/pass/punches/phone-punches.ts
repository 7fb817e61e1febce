/**
 * Punches tapped on this phone: kept with the time of the tap until the server has answered for each by name. Where the
 * browser cannot store them, the page holds them and they are lost with it.
 */
import { keptPunchText, type KeptPunch, type PunchAnswer, type PunchFate } from "@product/domain/day/kept-punches";
import { ownClock } from "./phone-clock.ts";
import { keptKeys, placeIn } from "#features/day/pass/phone-keys.ts";
import { finished, written } from "#features/day/pass/share/browser-store.ts";
import { signed } from "#features/day/pass/share/own-keys.ts";

/** `ahead`: of the phone's clock when it was tapped. `toldAt`: when its fate was first shown. */
export type PhonePunch = KeptPunch & {
  ahead: number;
  zone: string;
  signature: string;
  fate?: PunchFate;
  toldAt?: number;
};

export const isWaiting = ({ fate }: PhonePunch): boolean => fate === undefined || fate === "not-theirs";

const onlyHere = new Map<string, PhonePunch>();

/** Held by this page alone. */
export const isOnlyHere = ({ client }: PhonePunch): boolean => onlyHere.has(client);

/** Without a key of its own a phone signs nothing; the office then looks at what comes late. */
export async function keepTap(punch: Omit<PhonePunch, "signature">): Promise<void> {
  const keys = await keptKeys(punch.code).catch(() => undefined);
  await keep({ ...punch, signature: keys ? await signed(keys, keptPunchText(punch)) : "" });
}

async function keep(punch: PhonePunch): Promise<void> {
  try {
    await written((await placeIn("punches", "readwrite")).put(punch, punch.client));
    onlyHere.delete(punch.client);
  } catch {
    onlyHere.set(punch.client, punch);
  }
}

export const holdsAny = (): boolean => onlyHere.size > 0;

/** With the page would go what nobody has yet. */
export const holdsTaps = (): boolean => [...onlyHere.values()].some(isWaiting);

/** There may be room by now. */
export async function keepAnew(): Promise<void> {
  for (const punch of onlyHere.values()) await keep(punch);
}

export async function phonePunches(): Promise<PhonePunch[]> {
  const kept = await placeIn("punches", "readonly")
    .then((place) => finished<PhonePunch[]>(place.getAll()))
    .catch((): PhonePunch[] => []);
  return [...kept.filter((punch) => !isOnlyHere(punch)), ...onlyHere.values()].toSorted((a, b) => a.at - b.at);
}

/** A taken punch is shown once, and one that the office reviews for a day. */
export async function forgetTold(punches: readonly PhonePunch[]): Promise<PhonePunch[]> {
  const left: PhonePunch[] = [];
  for (const punch of punches) {
    const { fate, toldAt, client } = punch;
    const isOld = toldAt !== undefined && (fate === "taken" || ownClock() - toldAt > dayMs);
    if (isOld && !isWaiting(punch)) await finished((await placeIn("punches", "readwrite")).delete(client));
    else left.push(punch);
    if (!isWaiting(punch) && toldAt === undefined) await keep({ ...punch, toldAt: ownClock() });
  }
  return left;
}
const dayMs = 86_400_000;

/** So many in one go, as the server takes them. */
const atOnce = 20;
const patienceMs = 15_000;

/**
 * Sends the punches of the pass with this code first. Answers how many the server has decided; one window at a time
 * sends.
 */
export const sendPunches = (code: string): Promise<number> =>
  oneAtATime(async () => {
    let decided = 0;
    for (;;) {
      const waiting = (await phonePunches()).filter(isWaiting);
      const first = waiting.toSorted((a, b) => Number(b.code === code) - Number(a.code === code)).slice(0, atOnce);
      const answers = first.length > 0 ? await answersTo(first) : [];
      const fates = new Map(answers.map(({ client, is }) => [client, is]));
      let now = 0;
      for (const punch of first) {
        const fate = fates.get(punch.client);
        if (!fate) continue;
        await keep({ ...punch, fate });
        if (fate !== "not-theirs") now += 1;
      }
      decided += now;
      if (now === 0 || waiting.length <= first.length) return decided;
    }
  });

/** Only a list that names what was sent is an answer: a portal or a proxy in between says other things. */
async function answersTo(punches: readonly PhonePunch[]): Promise<PunchAnswer[]> {
  const sent = punches.map(({ zone: _zone, fate: _fate, toldAt: _told, ahead, ...punch }) => ({
    ...punch,
    sentAt: Math.round(ownClock() + ahead),
  }));
  try {
    const answer = await fetch("/workerpass/punches", {
      method: "POST",
      body: new URLSearchParams({ punches: JSON.stringify(sent) }),
      redirect: "manual",
      keepalive: true,
      signal: AbortSignal.timeout(patienceMs),
    });
    const answers: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(answers) ? answers.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

const fates: readonly unknown[] = ["taken", "aside", "refused", "not-theirs"] satisfies PunchFate[];
const isAnswer = (value: unknown): value is PunchAnswer =>
  typeof value === "object" && value !== null && "client" in value && "is" in value && fates.includes(value.is);

const oneAtATime = <Result>(what: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request("pass punches", what) : what();
