/** Editors who keep changing the home page, and remember exactly what they were told. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { steadyWork } from "./steady-work.mjs";

/** Several at once, so that at any moment some write is under way. */
export function startEditors(address, editors = 4) {
  const { journal, url, isLeaving, within, begin, controls } = steadyWork(address, "writes");
  for (let n = 0; n < editors; n += 1) begin(work);
  return controls;

  async function work() {
    while (!isLeaving()) {
      const form = await within(60_000, () => newForm(url()), "the form cannot be read");
      await settle(form);
    }
  }

  // After an answer that leaves it open whether the form was carried out, the same form is sent again, as a browser would.
  async function settle(form) {
    const failures = [];
    const answered = async () => {
      const status = await send(url(), form);
      failures.push(status ?? "nothing");
      if (status === 303) journal.acknowledged.push(entry(form));
      if (status === 422) journal.refused.push(entry(form));
      assert([303, 422, 503, undefined].includes(status), `a form was answered with ${status}`);
      return status === 303 || status === 422;
    };
    await within(
      60_000,
      answered,
      () => `a form was answered with ${failures.length} × ${failures.at(-1)} in a minute`,
    );
    if (failures.length > 1) journal.uncertain += 1;
  }
}

const entry = (form) => ({ key: form["submission-key"], version: form.version + 1, title: form.titleEn });
const asEditor = { cookie: "act-as=editor" };
const formAddress = "/admin/content/home";

async function newForm(url) {
  const answer = await ask(url + formAddress, { headers: asEditor });
  const field = answer?.status === 200 && /<input[^>]*name="version"[^>]*>/.exec(answer.body)?.[0];
  const version = field && Number(/value="(\d+)"/.exec(field)?.[1]);
  if (!version) return undefined;
  const key = randomUUID();
  return {
    titleEn: `Title ${key}`,
    titleEs: `Título ${key}`,
    leadEn: key,
    leadEs: key,
    version,
    "submission-key": key,
  };
}

async function send(url, form) {
  const answer = await ask(url + formAddress, {
    method: "POST",
    headers: { ...asEditor, origin: url },
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  return answer?.status;
}

/** Undefined when no whole answer came back. */
async function ask(address, options) {
  try {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(20_000) });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return undefined;
  }
}
