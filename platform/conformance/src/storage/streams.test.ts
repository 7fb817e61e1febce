/** Large files pass through: memory stays flat, and what is too large ends early. */
import { createConnection } from "node:net";
import { ReadableStream } from "node:stream/web";
import { beforeAll, describe, expect, it } from "vitest";
import { granted } from "./testing/outcomes.ts";
import { opaque, useStorage } from "./testing/storage-server.ts";

const mebibyte = 1024 * 1024;
const service = useStorage({ fileSizeLimit: 200 * mebibyte, patience: { idleSeconds: 3 } });
const headers = { apikey: opaque.secret, authorization: `Bearer ${opaque.secret}` };
beforeAll(async () => {
  await granted(service.server().createBucket("large"));
  await granted(service.server().createBucket("small", { public: false, fileSizeLimit: mebibyte }));
});

function sending(megabytes: number) {
  const state = { sent: 0 };
  const chunk = new Uint8Array(256 * 1024);
  const body = new ReadableStream({
    pull(c) {
      if (state.sent >= megabytes * mebibyte) return c.close();
      state.sent += chunk.length;
      c.enqueue(chunk);
    },
  });
  return { state, body };
}

/** How far the memory of this process, server and client together, rises while something is done. */
async function rising(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return (Math.max(most, process.memoryUsage().rss) - before) / mebibyte;
}

const upload = (path: string, body: ReadableStream, type = "application/octet-stream") =>
  fetch(`${service.url}/object/${path}`, {
    method: "POST",
    headers: { ...headers, "content-type": type },
    body,
    duplex: "half",
  } as RequestInit);

describe("large files", () => {
  it("200 MB into a bucket of 1 MB end quickly and cost no memory", async () => {
    const { state, body } = sending(200);
    const began = performance.now();
    const rise = await rising(async () => {
      // A client that is still sending may see the connection end instead of the answer.
      const answer = await upload("small/a", body)
        .then((response) => response.json() as Promise<{ code: string }>)
        .catch(() => ({ code: "EntityTooLarge" }));
      expect(answer.code).toBe("EntityTooLarge");
    });
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(state.sent).toBeLessThan(150 * mebibyte);
    expect(rise).toBeLessThan(100);
  });

  it("20 MB in one piece are refused in words that storage-js reads", async () => {
    const small = service.server().from("small");
    const large = new Uint8Array(20 * mebibyte);
    for (const body of [new Blob([large]), large]) {
      const { error } = await small.upload("d", body);
      expect(error).toMatchObject({ name: "StorageApiError", status: 400, statusCode: "413", code: "EntityTooLarge" });
    }
  });

  it("100 MB come and go as a stream", async () => {
    const there = async (name: string, megabytes: number) => {
      expect((await upload(`large/${name}`, sending(megabytes).body)).status).toBe(200);
      const response = await fetch(`${service.url}/object/large/${name}`, { headers });
      let received = 0;
      for await (const chunk of response.body!) received += chunk.length;
      expect(received).toBe(megabytes * mebibyte);
    };
    // Memory that the runtime takes once for itself is not counted.
    await there("warm-up", 30);
    const rise = await rising(() => there("b", 100));
    expect(rise).toBeLessThan(80);
  }, 60_000);

  it("a form of 60 MB is never held", async () => {
    const boundary = "the-boundary";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=""; filename="f"\r\n\r\n`;
    const parts = [new Blob([head]).stream(), sending(60).body, new Blob([`\r\n--${boundary}--\r\n`]).stream()];
    const body = ReadableStream.from(
      (async function* () {
        for (const part of parts) yield* part;
      })(),
    );
    const rise = await rising(async () => {
      const response = await upload("large/c", body, `multipart/form-data; boundary=${boundary}`);
      expect(response.status).toBe(200);
    });
    expect(rise).toBeLessThan(80);
  }, 60_000);
});

/** Says something by hand and waits for the end of the connection or of our patience. */
async function spoken(text: string, waitMs = 8_000): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = createConnection({ host: hostname, port: Number(port) });
  socket.write(text);
  let heard = "";
  socket.on("data", (data) => (heard += String(data)));
  socket.on("error", () => {});
  await Promise.race([
    new Promise((done) => socket.once("close", done)),
    new Promise((done) => setTimeout(done, waitMs)),
  ]);
  socket.destroy();
  return heard;
}

describe("clients that do not play fair", () => {
  const request = (path: string, length: string, body: string) =>
    `POST /storage/v1/object/${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${opaque.secret}\r\nAuthorization: Bearer ${opaque.secret}\r\n${length}\r\n\r\n${body}`;

  it("announce more than they send: they are not waited for, and nothing is kept", async () => {
    expect(await spoken(request("large/short", "Content-Length: 1000", "only this"))).toContain("408");
    const { data } = await service.server().from("large").list("", { search: "short" });
    expect(data).toEqual([]);
  });

  it("announce more than is allowed: they are told at once", async () => {
    const began = performance.now();
    expect(await spoken(request("small/big", "Content-Length: 99999999", ""), 1_500)).toContain("EntityTooLarge");
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it("write paths that lead elsewhere: they arrive nowhere", async () => {
    for (const path of [
      "large/../../etc/passwd",
      "large/..%2f..%2fetc",
      "large/a%5c..%5cb",
      "large/%00",
      "large/%2e%2e%2fx",
    ]) {
      const heard = await spoken(request(path, "Content-Length: 1", "x"), 300);
      expect(heard, path).not.toContain('"Key"');
    }
    const { data } = await service.server().from("large").list();
    expect(data!.map(({ name }) => name).filter((name) => !/^[bc]$|^warm-up$/.test(name))).toEqual([]);
  });
});
