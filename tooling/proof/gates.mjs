/** Gates that keep letting people in and out, with a net and without, and remember exactly what they were told. */
import assert from "node:assert/strict";
import { createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from "node:crypto";
import { steadyWork } from "./steady-work.mjs";

const inOneGo = 5;

/** `people` are divided among the gates, so that nobody is at two of them. */
export async function startGates(address, { event, people }, gates = 3) {
  const { journal, url, isLeaving, throwIfFailing, within, begin, controls } = steadyWork(address, "scans");
  assert(people.length >= gates, `${people.length} people for ${gates} gates`);
  journal.kept = [];
  journal.aside = [];
  const devices = [];
  for (let n = 0; n < gates; n += 1) devices.push(await pairedDevice(address, event, `Gate ${n + 1}`));
  for (const [n, device] of devices.entries())
    begin(() =>
      work(
        device,
        people.filter((_, place) => place % gates === n),
      ),
    );
  return controls;

  async function work(device, ownScans) {
    for (let turn = 0; !isLeaving(); turn += 1) {
      throwIfFailing();
      const kind = turn % 2 === 0 ? "in" : "out";
      // Every other time they come and go where there is no net.
      const isOffline = turn % 4 > 1;
      for (let from = 0; from < ownScans.length; from += inOneGo) {
        const scans = ownScans.slice(from, from + inOneGo).map((code) => ({ client: randomUUID(), code, kind, at: 0 }));
        if (isOffline) await sendKept(device, scans);
        else for (const scan of scans) await scanNow(device, scan);
        if (isLeaving()) return;
      }
    }
  }

  /** Where no answer comes, the scan is kept under its own id and sent with what waits, as the page of the gate does. */
  async function scanNow(device, scan) {
    const { client, code, kind } = scan;
    const form = { code, mode: kind, confirmed: "yes", client };
    const answer = await ask(`${url()}/gate`, device.cookie, url(), form);
    if (answer?.status === 200 && /Checked (in|out) at/.test(answer.body)) return void journal.acknowledged.push(scan);
    if (answer?.status === 200 || answer?.status === 422) return void journal.refused.push(scan);
    assert([503, undefined].includes(answer?.status), `a scan was answered with ${answer?.status}`);
    journal.uncertain += 1;
    await sendKept(device, [scan]);
  }

  /** Each stays on the device until a signed answer names it, and is sent again with those that were not. */
  async function sendKept({ cookie, signed, algorithm, publicKey, serverKey }, scans) {
    journal.kept.push(...scans);
    const queue = new Map(
      scans.map((scan, n) => [scan.client, { scan, sent: signed({ ...scan, at: Date.now() + n - scans.length }) }]),
    );
    let tries = 0;
    const isEmptied = async () => {
      tries += 1;
      const waiting = JSON.stringify([...queue.values()].map(({ sent }) => sent));
      const form = { algorithm, publicKey, scans: waiting, signed: "yes" };
      const answer = await ask(`${url()}/gate/scans`, cookie, url(), form);
      assert([200, 503, undefined].includes(answer?.status), `scans were answered with ${answer?.status}`);
      for (const { client, is } of answer?.status === 200 ? answersIn(answer.body, serverKey) : []) {
        const { scan } = queue.get(client);
        queue.delete(client);
        (is === "written" ? journal.acknowledged : is === "aside" ? journal.aside : journal.refused).push(scan);
      }
      return queue.size === 0;
    };
    await within(60_000, isEmptied, () => `${queue.size} scans wait still after ${tries} tries`);
    if (tries > 1) journal.uncertain += 1;
  }
}

/** Added by the office and paired by its PIN, with a key of its own. */
async function pairedDevice(url, event, name) {
  const office = "act-as=owner";
  const form = { name, gate: "", profile: "steward", "submission-key": randomUUID() };
  const shown = await ask(`${url}/admin/events/${event}/check-in?do=add-device`, office, url, form);
  const pin = />(\d{4})(?:<!-- -->)? (?:<!-- -->)?(\d{4})</.exec(shown?.body ?? "");
  assert(pin, `no PIN for ${name}: ${shown?.status}`);
  const paired = await ask(`${url}/gate`, "", url, { pin: pin[1] + pin[2] });
  const cookie = /^gate=[\w-]+/.exec(paired?.cookie ?? "")?.[0];
  assert(cookie, `${name} is not paired: ${paired?.status}`);
  const page = await fetch(`${url}/gate`, { headers: { cookie } });
  const [, serverKey] = /snapshotKey[\\",:]+([\w-]{100,})/.exec(await page.text()) ?? [];
  assert(serverKey, `${name} is not told the key of the server`);
  return { cookie, serverKey, ...keyFor(event) };
}

/** By the key that the page told the device when it was paired; anything else counts as no answer. */
function answersIn(text, serverKey) {
  const { body, signature } = JSON.parse(text);
  const key = createPublicKey({ key: Buffer.from(serverKey, "base64url"), format: "der", type: "spki" });
  const isOfServer = verify(
    "sha256",
    Buffer.from(body),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  assert(isOfServer, "an answer that the server has not signed");
  return JSON.parse(body).answers;
}

function keyFor(eventId) {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    algorithm: "Ed25519",
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64url"),
    signed: ({ client, code, kind, at }) => {
      const text = [client, eventId, kind, at, code].join("\n");
      const signature = sign(null, Buffer.from(text), privateKey).toString("base64url");
      return { client, eventId, code, kind, at, signature };
    },
  };
}

/** Undefined when no whole answer came back. */
export async function ask(address, cookie, origin, form) {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { cookie, origin },
      body: new URLSearchParams(form),
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, cookie: answer.headers.get("set-cookie") ?? "", body: await answer.text() };
  } catch {
    return undefined;
  }
}
