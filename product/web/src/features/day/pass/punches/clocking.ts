/**
 * The clock of the pass. A tap is kept on the phone first and then sent: it counts from its moment, and none is lost. Where the phone
 * keeps nothing, the page holds it, and says so.
 */
import type { OwnPunchKind } from "@product/domain/day/kept-punches";
import { nextPunches, type Whereabouts } from "@product/domain/day/punches";
import type { Instant } from "@product/domain/time/instant";
import { askWhere } from "#features/day/pass/ask-where.ts";
import { aheadNow, ownClock } from "./phone-clock.ts";
import { forgetTold, isOnlyHere, isWaiting, keepTap, phonePunches, type PhonePunch } from "./phone-punches.ts";
import { shiftToClockAt, type ShiftOnPage } from "./shift-on-page.ts";

/** `send` is called once a tap is kept. */
export function keepTaps(form: HTMLFormElement, code: string, pageSays: number, send: () => void): void {
  let isUnderWay = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (isUnderWay || !(submitter instanceof HTMLButtonElement)) return;
    isUnderWay = true;
    const tappedAt = ownClock();
    const kind = submitter.value as OwnPunchKind;
    void tap(form, { code, kind, tappedAt, pageSays }, send).finally(() => void (isUnderWay = false));
  });
}

type Tap = { code: string; kind: OwnPunchKind; tappedAt: number; pageSays: number };

async function tap(form: HTMLFormElement, { code, kind, tappedAt, pageSays }: Tap, send: () => void): Promise<void> {
  const ahead = await aheadNow(pageSays);
  const shifts = shiftsOn(form);
  const { event, zone, asksPosition } = shiftToClockAt(shifts, tappedAt + ahead) ?? shifts[0]!;
  const last = (await phonePunches()).at(-1);
  // The clocks of phone and server are compared to the second: what is tapped later is never earlier.
  const at = Math.max(Math.round(tappedAt + ahead), (last?.at ?? 0) + 1) as Instant;
  const punch = { client: crypto.randomUUID(), code, eventId: event, kind, at, position: "", ahead, zone };
  await keepTap(punch);
  if (asksPosition) {
    await showPunches();
    const position = await askWhere();
    if (position) await keepTap({ ...punch, position });
  }
  // First: whoever taps and puts the phone away has sent it.
  send();
  await showPunches();
}

const shiftsOn = (form: HTMLFormElement) => JSON.parse(form.dataset["shifts"]!) as ShiftOnPage[];

/** Shows the clock from when on one of its shifts is open, and whether this phone would keep what is tapped on it. */
export async function showClock(form: HTMLFormElement, pageSays: number, canKeep: boolean): Promise<void> {
  const shift = shiftToClockAt(shiftsOn(form), ownClock() + (await aheadNow(pageSays)));
  const says = (what: string, isSo: boolean, within: ParentNode = form) =>
    void (within.querySelector<HTMLElement>(`[data-${what}]`)!.hidden = !isSo);
  if (shift) {
    form.hidden = false;
    form.querySelector("[data-clock-of]")!.textContent = shift.name;
    says("clock-of", shift.event !== form.dataset["above"]);
    says("asks-position", shift.asksPosition);
  }
  says("keeps-nothing", !canKeep);
  says("keeps", canKeep && !form.hidden, document);
}

/** Shows the punches that wait and the fate of the others, with the buttons that follow from them. */
export async function showPunches(isOpening = false): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-punches]");
  if (!place) return;
  const kept = await phonePunches();
  const punches = isOpening ? await forgetTold(kept) : kept;
  const words = JSON.parse(place.dataset["punches"]!) as Record<string, string>;
  const list = place.querySelector("ul")!;
  list.replaceChildren(...punches.map((punch) => lineOf(punch, words)));
  place.hidden = punches.length === 0;
  const clock = document.querySelector<HTMLFormElement>("form[data-clock]");
  // A taken punch that only the page holds was tapped after the page was made.
  const isNews = (punch: PhonePunch) => isWaiting(punch) || (isOnlyHere(punch) && punch.fate === "taken");
  if (clock) showNext(clock, punches.filter(isNews));
}

function lineOf(punch: PhonePunch, words: Record<string, string>): HTMLLIElement {
  const { kind, at, zone } = punch;
  const fate = punch.fate ?? (isOnlyHere(punch) ? "unkept" : "waiting");
  const line = document.createElement("li");
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone } as const;
  const time = new Intl.DateTimeFormat(document.documentElement.lang, options).format(at);
  line.textContent = words[fate]!.replace("{time}", time).replace("{what}", words[kind]!);
  line.dataset["fate"] = fate;
  return line;
}

function showNext(clock: HTMLFormElement, waiting: readonly PhonePunch[]): void {
  let whereabouts = clock.dataset["clock"] as Whereabouts;
  for (const { kind } of waiting) if (nextPunches[whereabouts].includes(kind)) whereabouts = after[kind];
  for (const button of clock.querySelectorAll<HTMLButtonElement>("button[name=punch]"))
    button.hidden = !nextPunches[whereabouts].includes(button.value as OwnPunchKind);
}

const after: Record<OwnPunchKind, Whereabouts> = {
  in: "there",
  out: "away",
  break_start: "resting",
  break_end: "there",
};
