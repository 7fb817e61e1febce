/** Over the wire: who may not send a form is answered although nothing of it ever came. */
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { openToAll } from "@product/web/testing/open-to-all";
import { expect, test } from "#e2e/fixtures.ts";
import { actingRoutes } from "#e2e/soak/found-forms.ts";

const unknown = "00000000-0000-4000-8000-00000000dead";

/** Says that a form comes, and sends none of it. */
async function announce(url: string, path: string, framing: string): Promise<number | "waits for it"> {
  const { hostname, port, host, origin } = new URL(url);
  const head = [`POST ${path} HTTP/1.1`, `host: ${host}`, `origin: ${origin}`, framing, "connection: close"];
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`${head.join("\r\n")}\r\ncontent-type: application/x-www-form-urlencoded\r\n\r\n`);
  const answered = new Promise<number>((resolve, reject) => {
    socket.once("data", (bytes) => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes.toString("latin1"))?.[1])));
    socket.once("error", reject);
  });
  const answer = await Promise.race([answered, pause(20_000, "waits for it" as const, { ref: false })]);
  socket.destroy();
  return answer;
}

test("A stranger's form is answered before any of it has come, on every route", async ({ app }) => {
  test.slow();
  const guarded = (await actingRoutes()).filter(({ path }) => !openToAll.includes(path));
  const wrong: string[] = [];
  for (const { path } of guarded)
    for (const [ending, framing] of [
      ["", "content-length: 500000"],
      [".data", "content-length: 500000"],
      ["", "transfer-encoding: chunked"],
    ] as const) {
      const answer = await announce(app.url, path.replaceAll(/:\w+/g, unknown) + ending, framing);
      if (typeof answer !== "number" || answer >= 500) wrong.push(`${path}${ending} with ${framing}: ${answer}`);
    }
  expect(wrong).toEqual([]);
});
