/**
 * The one script of the pass. The phone makes a key that never leaves it, tells the server its public half, and draws a new
 * signed code for every half minute; what is tapped on its clock is kept until the server has it. Without any of this the fixed
 * code stays where it is, and the forms go their usual way.
 */
import { passAddress, signedText, stepAt, stepMs } from "@product/domain/day/pass-code";
import type { Instant } from "@product/domain/time/instant";
import { codePath } from "./share/code-path.ts";
import { keepPage } from "./share/keep-page.ts";
import { publicHalf, signed } from "./share/own-keys.ts";
import { keepTaps, showPunches } from "./punches/clocking.ts";
import { stayWithoutNet, tellNet } from "./needs-net.ts";
import { aheadNow, ownClock, setAhead } from "./punches/phone-clock.ts";
import { keptKeys, type PhoneKeys } from "./phone-keys.ts";
import { isWaiting, phonePunches, sendPunches } from "./punches/phone-punches.ts";

/** How often it is tried anew where there is no net, or something waits. */
const againMs = 20_000;

async function begin(place: HTMLElement): Promise<void> {
  const { code, site, now } = place.dataset as { code: string; site: string; now: string };
  const keys = await keptKeys(code).catch(() => undefined);
  if (!keys) return;
  const clock = document.querySelector<HTMLFormElement>("form[data-clock]");
  if (clock) keepTaps(clock, code, Number(now), () => void sendAtOnce(place, keys));
  await showPunches(true).catch(() => undefined);
  const answer = await meet(place, keys);
  const again = () => void meet(place, keys, answer === 0);
  addEventListener("online", again);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") again();
  });
  setInterval(async () => {
    if (!isAway && !(await phonePunches()).some(isWaiting)) return;
    again();
  }, againMs);
  // Without a net, a phone that was registered before goes on.
  if (answer !== 200 && !(answer === 0 && keys.isKnown)) return;
  const note = place.querySelector<HTMLElement>("[data-note]")!;
  let drawn = 0;
  const look = async () => {
    const moment = ownClock() + (await aheadNow(Number(now)));
    const step = stepAt(moment as Instant);
    note.textContent = note.dataset["soon"]!.replace("{n}", String(Math.ceil((stepMs - (moment % stepMs)) / 1000)));
    if (step === drawn) return;
    drawn = step;
    const signature = await signed(keys, signedText(code, step));
    draw(place.querySelector("svg")!, passAddress(site, code, { step, signature }));
    place.dataset["live"] = String(step);
  };
  await look();
  setInterval(() => void look(), 1000);
}

let isAway = false;

async function sendAtOnce(place: HTMLElement, keys: PhoneKeys): Promise<void> {
  const decided = await sendPunches(place.dataset["code"]!).catch(() => 0);
  if (decided > 0) location.reload();
  else await meet(place, keys);
}

/** Asks the server whether it is there, puts the clock right by it and sends what waits. The page is fetched anew where it is no longer true. */
async function meet(place: HTMLElement, keys: PhoneKeys, wasKept = false): Promise<number> {
  const { code } = place.dataset as { code: string };
  const { status: answer, date } = await register(keys).catch(() => noAnswer);
  // The clock of a phone may be wrong; that of the server counts. A page that was kept says a time long gone.
  if (date !== undefined) await setAhead(date - ownClock());
  if (answer === 409) {
    const note = place.querySelector<HTMLElement>("[data-note]")!;
    note.textContent = note.dataset["other"]!;
    place.querySelector<HTMLElement>("[data-change]")!.hidden = false;
  }
  isAway = answer === 0;
  const decided = isAway ? 0 : await sendPunches(code).catch(() => 0);
  if (!isAway && (decided > 0 || wasKept)) location.reload();
  else {
    tellNet(isAway);
    await showPunches().catch(() => undefined);
    // Signed out, or the pass was replaced: the page stays as it is, and says how to send what waits.
    for (const says of document.querySelectorAll<HTMLElement>("[data-needs-pass]")) says.hidden = answer !== 404;
  }
  return answer;
}

type Answer = { status: number; date: number | undefined };
const noAnswer: Answer = { status: 0, date: undefined };
const patienceMs = 8_000;

async function register(keys: PhoneKeys): Promise<Answer> {
  const { algorithm } = keys;
  const publicKey = await publicHalf(keys);
  const answer = await fetch("/workerpass/key", {
    method: "POST",
    body: new URLSearchParams({ algorithm, publicKey }),
    redirect: "manual",
    signal: AbortSignal.timeout(patienceMs),
  });
  // What a portal or a proxy says in its place is no answer.
  if (!answer.headers.get("Content-Type")?.startsWith("application/json")) return noAnswer;
  const date = answer.headers.get("Date");
  return { status: answer.status, date: date ? Date.parse(date) : undefined };
}

function draw(drawing: SVGElement, text: string): void {
  const { size, path } = codePath(text);
  drawing.setAttribute("viewBox", `0 0 ${size} ${size}`);
  drawing.querySelector("path")!.setAttribute("d", path);
}

async function showWaiting(): Promise<void> {
  await showPunches();
  if ((await sendPunches("")) > 0) location.reload();
}

const holder = document.querySelector<HTMLElement>("[data-pass]");
document.documentElement.dataset["alive"] = "";
document.querySelector("[data-print]")?.addEventListener("click", () => print());
stayWithoutNet();
if (holder && globalThis.crypto?.subtle) void begin(holder);
// Where the pass opens no more, what was tapped on it waits still.
else if (globalThis.crypto?.subtle) void showWaiting().catch(() => undefined);
if (holder) void keepPage(location.pathname).catch(() => undefined);
if (holder)
  addEventListener("offline", () => {
    isAway = true;
    tellNet(true);
  });
