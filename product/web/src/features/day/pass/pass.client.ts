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
import { keepTaps, showClock, showPunches } from "./punches/clocking.ts";
import { seemsAway, stayWithoutNet, tellNet } from "./needs-net.ts";
import { aheadNow, ownClock, setAhead } from "./punches/phone-clock.ts";
import { canKeep, keptKeys, type PhoneKeys } from "./phone-keys.ts";
import { holdsAny, holdsTaps, isWaiting, keepAnew, phonePunches, sendPunches } from "./punches/phone-punches.ts";

/** How often it is tried anew where there is no net, or something waits. */
const againMs = 20_000;
/** How soon a clock is shown that has opened. */
const soonMs = 5_000;

async function begin(place: HTMLElement): Promise<void> {
  const { code, site, now } = place.dataset as { code: string; site: string; now: string };
  const wasKept = isAway;
  // A page that was kept says a time long gone.
  const pageSays = wasKept ? ownClock() : Number(now);
  const clock = document.querySelector<HTMLFormElement>("form[data-clock]");
  // Before the browser has said whether it keeps anything: a tap may come first.
  const keysToCome = keptKeys(code).catch(() => undefined);
  if (clock) keepTaps(clock, code, pageSays, () => void keysToCome.then((keys) => sendAtOnce(place, keys)));
  tellNet(isAway);
  listen();
  if (clock) {
    void lookAtStore().then(() => showClock(clock, pageSays, keeps));
    setInterval(() => void showClock(clock, pageSays, keeps), soonMs);
  }
  const keys = await keysToCome;
  await showPunches(true).catch(() => undefined);
  const answer = await meet(place, keys);
  const again = () => {
    void lookAtStore();
    void meet(place, keys, wasKept || answer === 0);
  };
  addEventListener("online", again);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") again();
  });
  setInterval(async () => {
    if (!isAway && !(await phonePunches()).some(isWaiting)) return;
    again();
  }, againMs);
  // Without a net, a phone that was registered before goes on.
  if (!keys || (answer !== 200 && !(answer === 0 && keys.isKnown))) return;
  const note = place.querySelector<HTMLElement>("[data-note]")!;
  let drawn = 0;
  const look = async () => {
    const moment = ownClock() + (await aheadNow(pageSays));
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

let isAway = seemsAway();
let keeps = true;
const lookAtStore = async () => void (keeps = await canKeep());

function listen(): void {
  addEventListener("offline", () => {
    isAway = true;
    tellNet(true);
  });
  addEventListener("beforeunload", (event) => {
    if (holdsTaps()) event.preventDefault();
  });
}

async function sendAtOnce(place: HTMLElement, keys: PhoneKeys | undefined): Promise<void> {
  const decided = await sendPunches(place.dataset["code"]!).catch(() => 0);
  if (!(decided > 0 && loadAnew())) await meet(place, keys);
}

/** Not where the page holds what nobody has yet, or tells what became of it. */
function loadAnew(): boolean {
  if (holdsAny()) return false;
  location.reload();
  return true;
}

/** Asks the server whether it is there, puts the clock right by it and sends what waits. The page is fetched anew where it is no longer true. */
async function meet(place: HTMLElement, keys: PhoneKeys | undefined, wasKept = false): Promise<number> {
  const { code } = place.dataset as { code: string };
  await keepAnew();
  const { status: answer, date } = await register(keys).catch(() => noAnswer);
  // The clock of a phone may be wrong; that of the server counts.
  if (date !== undefined) await setAhead(date - ownClock());
  if (answer === 409) {
    const note = place.querySelector<HTMLElement>("[data-note]")!;
    note.textContent = note.dataset["other"]!;
    place.querySelector<HTMLElement>("[data-change]")!.hidden = false;
  }
  isAway = answer === 0;
  const decided = isAway ? 0 : await sendPunches(code).catch(() => 0);
  if (!isAway && (decided > 0 || wasKept) && loadAnew()) return answer;
  tellNet(isAway);
  await showPunches().catch(() => undefined);
  // Signed out, or the pass was replaced: the page stays as it is, and says how to send what waits.
  for (const says of document.querySelectorAll<HTMLElement>("[data-needs-pass]")) says.hidden = answer !== 404;
  return answer;
}

type Answer = { status: number; date: number | undefined };
const noAnswer: Answer = { status: 0, date: undefined };
const patienceMs = 8_000;

/** A phone that keeps no key only asks: what it would register would be gone with the page. */
async function register(keys: PhoneKeys | undefined): Promise<Answer> {
  const own = keys && { algorithm: keys.algorithm, publicKey: await publicHalf(keys) };
  const answer = await fetch("/workerpass/key", {
    method: "POST",
    body: new URLSearchParams(own),
    redirect: "manual",
    signal: AbortSignal.timeout(patienceMs),
  });
  // A page of a portal or a proxy in place of JSON counts as no answer.
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
// That something was not sent is said once.
if (location.search === "?unsent") history.replaceState(null, "", location.pathname);
