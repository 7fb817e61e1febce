/** Gates that keep letting people in and out, with a net and without, and remember exactly what they were told. */
import assert from "node:assert/strict";
import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { steadyWork } from "./steady-work.mjs";

const inOneGo = 5;

/** `people` are divided among the gates, so that nobody is at two of them. */
export async function startGates(address, { event, people }, gates = 3) {
  const { journal, url, isLeaving, throwIfFailing, within, begin, controls } = steadyWork(address, "scans");
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

  async function work(device, mine) {
    for (let turn = 0; !isLeaving(); turn += 1) {
      throwIfFailing();
      const kind = turn % 2 === 0 ? "in" : "out";
      // Every other time they come and go where there is no net.
      const isOffline = turn % 4 > 1;
      for (let from = 0; from < mine.length; from += inOneGo) {
        const scans = mine.slice(from, from + inOneGo).map((code) => ({ client: randomUUID(), code, kind, at: 0 }));
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

  async function sendKept({ cookie, signed, algorithm, publicKey }, scans) {
    const waiting = scans.map((scan, n) => signed({ ...scan, at: Date.now() + n - scans.length }));
    const form = { algorithm, publicKey, scans: JSON.stringify(waiting) };
    let tries = 0;
    const answered = async () => {
      tries += 1;
      const answer = await ask(`${url()}/gate/scans`, cookie, url(), form);
      assert([200, 503, undefined].includes(answer?.status), `scans were answered with ${answer?.status}`);
      return answer?.status === 200 && JSON.parse(answer.body);
    };
    const answers = await within(60_000, answered, () => `${tries} times no answer to what waited`);
    const said = new Map(answers.map(({ client, is }) => [client, is]));
    for (const scan of scans) (said.get(scan.client) === "written" ? journal.acknowledged : journal.refused).push(scan);
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
  return { cookie, ...keyFor(event) };
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
async function ask(address, cookie, origin, form) {
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
