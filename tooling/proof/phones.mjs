/** People who clock themselves on their own phones, with a net and without, and remember exactly what they were told. */
import assert from "node:assert/strict";
import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { ask } from "./gates.mjs";
import { steadyWork } from "./steady-work.mjs";

const kinds = ["in", "break_start", "break_end", "out"];

/** One phone for each of `passes`, which are who they belong to and the link that opens them. */
export async function startPhones(address, { event, passes }) {
  const { journal, url, isLeaving, throwIfFailing, within, begin, controls } = steadyWork(address, "punches");
  assert(passes.length > 0, "nobody has a phone");
  journal.kept = [];
  journal.aside = [];
  await letClock(address, event);
  for (const pass of passes) {
    const phone = await openedOn(address, pass);
    begin(() => work(phone));
  }
  return controls;

  async function work(phone) {
    for (let day = 0; !isLeaving(); day += 1) {
      throwIfFailing();
      // Every other time all of it waits until there is a net again.
      if (day % 2 === 1)
        await sendKept(
          phone,
          kinds.map((kind) => tap(phone, kind)),
        );
      else for (const kind of kinds) await sendKept(phone, [tap(phone, kind)]);
    }
  }

  /** No two at one time, as one thumb taps. */
  function tap(phone, kind) {
    phone.lastAt = Math.max(Date.now(), phone.lastAt + 1);
    const punch = { client: randomUUID(), code: phone.passCode, eventId: event, kind, at: phone.lastAt, position: "" };
    return {
      scan: { client: punch.client, code: phone.worker, kind },
      sent: { ...punch, signature: phone.signed(punch) },
    };
  }

  /** Each stays on the phone until an answer names it, and is sent again with those that were not. */
  async function sendKept({ cookie }, taps) {
    journal.kept.push(...taps.map(({ scan }) => scan));
    const queue = new Map(taps.map((each) => [each.sent.client, each]));
    let tries = 0;
    const isEmptied = async () => {
      tries += 1;
      const punches = JSON.stringify([...queue.values()].map(({ sent }) => ({ ...sent, sentAt: Date.now() })));
      const answer = await ask(`${url()}/workerpass/punches`, cookie, url(), { punches });
      assert([200, 503, undefined].includes(answer?.status), `punches were answered with ${answer?.status}`);
      for (const { client, is } of answer?.status === 200 ? JSON.parse(answer.body) : []) {
        const { scan } = queue.get(client);
        queue.delete(client);
        (is === "taken" ? journal.acknowledged : is === "aside" ? journal.aside : journal.refused).push(scan);
      }
      return queue.size === 0;
    };
    await within(60_000, isEmptied, () => `${queue.size} punches wait still after ${tries} tries`);
    if (tries > 1) journal.uncertain += 1;
  }
}

async function letClock(url, event) {
  const form = { selfClock: "yes", "submission-key": randomUUID() };
  const answer = await ask(`${url}/admin/events/${event}/check-in?do=let-clock`, "act-as=owner", url, form);
  assert(
    [200, 302, 303].includes(answer?.status),
    `letting people clock themselves was answered with ${answer?.status}`,
  );
}

/** Opened by its link, with a key of its own: what the page shows is what it signs by. */
async function openedOn(url, { worker, token }) {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const cookie = `pass=${token}`;
  const exported = publicKey.export({ type: "spki", format: "der" }).toString("base64url");
  const form = { algorithm: "Ed25519", publicKey: exported };
  const known = await ask(`${url}/workerpass/key`, cookie, url, form);
  assert.equal(known?.status, 200, `the key of ${worker} was answered with ${known?.status}`);
  const page = await (await fetch(`${url}/workerpass`, { headers: { cookie } })).text();
  const [, passCode] = /data-code="([\w-]{22})"/.exec(page) ?? [];
  assert(passCode, `the pass of ${worker} shows no code`);
  const signed = ({ client, code, eventId, kind, at, position }) =>
    sign(null, Buffer.from(["punch", client, code, eventId, kind, at, position].join("\n")), privateKey).toString(
      "base64url",
    );
  return { worker, cookie, passCode, signed, lastAt: 0 };
}
