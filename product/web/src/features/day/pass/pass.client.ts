/**
 * The one script of the pass. The phone makes a key that never leaves it, tells the server its public half, and draws a new
 * signed code for every half minute; without any of this the fixed code stays where it is.
 */
import { passAddress, signedText, stepAt, stepMs } from "@product/domain/day/pass-code";
import type { Instant } from "@product/domain/time/instant";
import { codePath } from "./share/code-path.ts";
import { keepPage } from "./share/keep-page.ts";
import { publicHalf, signed } from "./share/own-keys.ts";
import { askWhereOnClocking } from "./ask-where.ts";
import { keepAhead, keptAhead, keptKeys, type PhoneKeys } from "./phone-keys.ts";

async function begin(place: HTMLElement): Promise<void> {
  const { code, site, now } = place.dataset as { code: string; site: string; now: string };
  const note = place.querySelector<HTMLElement>("[data-note]")!;
  const keys = await keptKeys(code).catch(() => undefined);
  if (!keys) return;
  const { status: answer, date } = await register(keys).catch(() => noAnswer);
  tellWhetherKept(answer === 0);
  // The clock of a phone may be wrong; that of the server counts. A page that was kept says a time long gone.
  const ahead = answer === 0 ? ((await keptAhead()) ?? 0) : (date ?? Number(now)) - ownClock();
  if (answer !== 0) await keepAhead(ahead);
  if (answer === 409) {
    note.textContent = note.dataset["other"]!;
    place.querySelector<HTMLElement>("[data-change]")!.hidden = false;
  }
  // Without a net, a phone that was registered before goes on.
  if (answer !== 200 && !(answer === 0 && keys.isKnown)) return;
  let drawn = 0;
  const look = async () => {
    const moment = ownClock() + ahead;
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

// oxlint-disable-next-line house/clock -- only the phone's own clock goes on while it sleeps; it is put right by that of the server
const ownClock = (): number => Date.now();

type Answer = { status: number; date: number | undefined };
const noAnswer: Answer = { status: 0, date: undefined };

async function register(keys: PhoneKeys): Promise<Answer> {
  const { algorithm } = keys;
  const publicKey = await publicHalf(keys);
  const answer = await fetch("/workerpass/key", {
    method: "POST",
    body: new URLSearchParams({ algorithm, publicKey }),
  });
  const date = answer.headers.get("Date");
  return { status: answer.status, date: date ? Date.parse(date) : undefined };
}

function draw(drawing: SVGElement, text: string): void {
  const { size, path } = codePath(text);
  drawing.setAttribute("viewBox", `0 0 ${size} ${size}`);
  drawing.querySelector("path")!.setAttribute("d", path);
}

/** The pass may be one that was kept: then it says of when it is. */
function tellWhetherKept(isKept: boolean): void {
  const note = document.querySelector<HTMLElement>("[data-kept]");
  if (note) note.hidden = !isKept;
}

const holder = document.querySelector<HTMLElement>("[data-pass]");
document.documentElement.dataset["alive"] = "";
document.querySelector("[data-print]")?.addEventListener("click", () => print());
if (holder && globalThis.crypto?.subtle) void begin(holder);
if (holder) void keepPage(location.pathname).catch(() => undefined);
if (holder) addEventListener("offline", () => tellWhetherKept(true));
askWhereOnClocking(document.querySelector("form[data-asks-position]"));
