import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { loggedProblems, sendBadRequests } from "#e2e/soak/requests/bad-requests.ts";

// Some of these are honest in between, and change the home page.
test.use({ appFor: "those who send bad requests" });

const form = "/admin/content/home";
const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=b";

test("Bad requests harm neither the server nor honest visitors", async ({ app }) => {
  const before = app.output().length;
  const outcome = await sendBadRequests({ url: app.url, seed: "sample", perEndpoint: 150 });
  expect(outcome.problems).toEqual([]);
  expect(loggedProblems(app.output().slice(before), outcome)).toEqual([]);
  // Were all of them refused at the door, nothing behind it would have been tried.
  expect(Object.keys(outcome.statuses)).toEqual(expect.arrayContaining(["200", "303", "400", "404", "422", "431"]));
});

// Each of these was found by the soak, as a server error or as a server that thought about it for minutes.
for (const [what, type, body] of [
  ["a form of another type", "application/json", "{}"],
  ["a form of no type", "", "titleEn=x"],
  ["a form in parts without a boundary", "multipart/form-data", "--b--"],
  ["a form in parts that breaks off", multipart, '--b\r\nContent-Disposition: form-data; name="titleEn"\r\n\r\nWo'],
  ["a null byte in a text", urlencoded, "titleEn=a%00b&titleEs=b&leadEn=c&leadEs=d&version={version}"],
  ["an intent that is none", urlencoded, "titleEn=x&__intent__=00000000"],
  ["a name of a thousand levels", urlencoded, `titleEn${"[0]".repeat(5_000)}=x`],
  ["a name with a thousand dots", urlencoded, `${"a.".repeat(5_000)}b=x`],
  ["a place in a list that is a billion long", urlencoded, "titleEn[999999999]=x"],
] as const) {
  test(`The editor's form refuses ${what}, at once`, async ({ app }) => {
    const before = app.output().length;
    const headers = { cookie: "act-as=editor", origin: app.url };
    const page = (await ask(app.url + form, { headers })).body.toString();
    const version = /value="(\d+)"/.exec(/<input[^>]*name="version"[^>]*>/.exec(page)![0])![1]!;
    const answer = ask(app.url + form, {
      method: "POST",
      headers: { ...headers, "content-type": type },
      body: body.replace("{version}", version),
    });
    const late = pause(5_000, { status: "no answer" });
    expect([400, 413, 415, 422]).toContain((await Promise.race([answer, late])).status);
    expect(loggedProblems(app.output().slice(before), { requests: new Map() })).toEqual([]);
  });
}

test("A path that cannot be decoded is refused and not repeated in the log", async ({ app }) => {
  const before = app.output().length;
  for (const path of ["/%", "/es/%zz", "/no/%E0%A4%A", "/%FF.data"])
    expect((await ask(app.url + path)).status).toBe(400);
  expect(loggedProblems(app.output().slice(before), { requests: new Map() })).toEqual([]);
});

test("A client that leaves in the middle of its form is no error of ours", async ({ app }) => {
  const before = app.output().length;
  const { hostname, port, host, origin } = new URL(app.url);
  for (const framing of ["content-length: 100", "transfer-encoding: chunked"]) {
    const head = [`POST ${form} HTTP/1.1`, `host: ${host}`, `origin: ${origin}`, "cookie: act-as=editor", framing];
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(`${head.join("\r\n")}\r\ncontent-type: ${urlencoded}\r\n\r\n5\r\ntitle`);
    await pause(200);
    socket.resetAndDestroy();
  }
  await pause(500);
  expect(loggedProblems(app.output().slice(before), { requests: new Map() })).toEqual([]);
});
