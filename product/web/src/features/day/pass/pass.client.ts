/**
 * The one script of the pass. The phone makes a key that never leaves it, tells the server its public half, and draws a new
 * signed code for every half minute; without any of this the fixed code stays where it is.
 */
import { passAddress, signedText, stepAt, stepMs, type KeyAlgorithm } from "@product/domain/day/pass-code";
import type { Instant } from "@product/domain/time/instant";
import { codePath } from "./share/code-path.ts";
import { keptKeys, type PhoneKeys } from "./phone-keys.ts";

async function begin(place: HTMLElement): Promise<void> {
  const { code, site, now } = place.dataset as { code: string; site: string; now: string };
  // The clock of a phone may be wrong; that of the server counts.
  const ahead = Number(now) - ownClock();
  const note = place.querySelector<HTMLElement>("[data-note]")!;
  const keys = await keptKeys(code).catch(() => undefined);
  if (!keys) return;
  const answer = await register(keys).catch(() => 0);
  if (answer === 409) note.textContent = note.dataset["other"]!;
  // Without a net, a phone that was registered before goes on.
  if (answer !== 200 && !(answer === 0 && keys.isKnown)) return;
  let drawn = 0;
  const look = async () => {
    const moment = ownClock() + ahead;
    const step = stepAt(moment as Instant);
    note.textContent = note.dataset["soon"]!.replace("{n}", String(Math.ceil((stepMs - (moment % stepMs)) / 1000)));
    if (step === drawn) return;
    drawn = step;
    const signature = await sign(keys, signedText(code, step));
    draw(place.querySelector("svg")!, passAddress(site, code, { step, signature }));
    place.dataset["live"] = String(step);
  };
  await look();
  setInterval(() => void look(), 1000);
}

// oxlint-disable-next-line house/clock -- only the phone's own clock goes on while it sleeps; it is put right by that of the server
const ownClock = (): number => Date.now();

async function register({ algorithm, pair }: PhoneKeys): Promise<number> {
  const publicKey = base64url(await crypto.subtle.exportKey("spki", pair.publicKey));
  const answer = await fetch("/workerpass/key", {
    method: "POST",
    body: new URLSearchParams({ algorithm, publicKey }),
  });
  return answer.status;
}

const signing: Record<KeyAlgorithm, AlgorithmIdentifier | EcdsaParams> = {
  Ed25519: { name: "Ed25519" },
  "P-256": { name: "ECDSA", hash: "SHA-256" },
};

const sign = async ({ algorithm, pair }: PhoneKeys, text: string): Promise<string> =>
  base64url(await crypto.subtle.sign(signing[algorithm], pair.privateKey, new TextEncoder().encode(text)));

function draw(drawing: SVGElement, text: string): void {
  const { size, path } = codePath(text);
  drawing.setAttribute("viewBox", `0 0 ${size} ${size}`);
  drawing.querySelector("path")!.setAttribute("d", path);
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const holder = document.querySelector<HTMLElement>("[data-pass]");
document.documentElement.dataset["alive"] = "";
document.querySelector("[data-print]")?.addEventListener("click", () => print());
if (holder && globalThis.crypto?.subtle) void begin(holder);
