import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { fetchOutside, NotOutside } from "./fetch-outside.ts";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function serving(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => (server.closeAllConnections(), server.close()));
  return (server.address() as AddressInfo).port;
}

/** A name server of the test's own, which counts how often it is asked. */
function names(table: Record<string, string[]>) {
  const resolvedHosts: string[] = [];
  const resolve = async (host: string) => {
    resolvedHosts.push(host);
    return (table[host] ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
  return { resolvedHosts, resolve };
}

describe("an address that somebody typed", () => {
  it.each([
    ..."http://127.0.0.1 http://localhost http://[::1] http://0.0.0.0 http://127.1 http://2130706433".split(" "),
    ..."http://0x7f000001 http://[::ffff:127.0.0.1] http://169.254.169.254/latest http://[64:ff9b::7f00:1]".split(" "),
  ])("is not asked on this machine: %s", async (address) => {
    let isAsked = false;
    const port = await serving((_, response) => void ((isAsked = true), response.end()));
    const url = new URL(address);
    url.port = String(port);
    await expect(fetchOutside(url, { allowedHosts: [] })).rejects.toThrow(NotOutside);
    expect(isAsked).toBe(false);
  });

  it.each(["file:///etc/passwd", "ftp://example.org/x", "http://user:password@example.org/"])(
    "is not asked where it is %s",
    (address) => expect(fetchOutside(address, { allowedHosts: ["example.org"] })).rejects.toThrow(NotOutside),
  );

  it("is not asked where any of what its name stands for is private", async () => {
    const { resolve } = names({ "mixed.example": ["8.8.8.8", "10.0.0.1"], "nothing.example": [] });
    for (const host of ["mixed.example", "nothing.example"])
      await expect(fetchOutside(`http://${host}/`, { allowedHosts: [], resolve })).rejects.toThrow(NotOutside);
  });

  it("is connected to as it was looked up, once, whatever the name stands for a moment later", async () => {
    const port = await serving(({ headers }, response) => response.end(headers.host));
    const { resolvedHosts, resolve } = names({ "idp.example": ["127.0.0.1"] });
    const answer = await fetchOutside(`http://idp.example:${port}/metadata`, {
      allowedHosts: [`idp.example:${port}`],
      resolve,
    });
    expect([answer.status, await answer.text()]).toEqual([200, `idp.example:${port}`]);
    expect(resolvedHosts).toEqual(["idp.example"]);
  });

  it("is asked on a network of one's own where the installation allows its host, and no other port", async () => {
    const port = await serving(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      response.writeHead(201, { "x-type": request.headers["content-type"] }).end(Buffer.concat(chunks));
    });
    const url = `http://127.0.0.1:${port}/`;
    const body = new URLSearchParams({ a: "b c" });
    for (const allowedHosts of [["127.0.0.1"], [`127.0.0.1:${port}`]]) {
      const answer = await fetchOutside(url, { method: "POST", body, allowedHosts });
      expect([answer.status, await answer.text()]).toEqual([201, "a=b+c"]);
      expect(answer.headers.get("x-type")).toMatch(/^application\/x-www-form-urlencoded/);
    }
    await expect(fetchOutside(url, { allowedHosts: [`127.0.0.1:${port + 1}`] })).rejects.toThrow(NotOutside);
  });
});

describe("what it answers", () => {
  const here = { allowedHosts: ["127.0.0.1"] };

  it("may lead on where redirects are followed, and each is judged like the first, without what proves who asks", async () => {
    const secret = await serving((_, response) => response.end("a secret"));
    const end = await serving(({ headers }, response) => response.end(headers.authorization ?? "nobody"));
    const begin = await serving(({ url }, response) =>
      response
        .writeHead(302, { location: url === "/in" ? `http://localhost:${secret}/` : `http://127.0.0.1:${end}/` })
        .end(),
    );
    const asking = { ...here, headers: { authorization: "Bearer x" } };
    expect((await fetchOutside(`http://127.0.0.1:${begin}/out`, asking)).status, "not followed").toBe(302);
    const followed = await fetchOutside(`http://127.0.0.1:${begin}/out`, { ...asking, mostRedirects: 1 });
    expect(await followed.text()).toBe("nobody");
    await expect(fetchOutside(`http://127.0.0.1:${begin}/in`, { ...asking, mostRedirects: 1 })).rejects.toThrow(
      NotOutside,
    );
    const round = await serving((_, response) => response.writeHead(302, { location: "/" }).end());
    expect((await fetchOutside(`http://127.0.0.1:${round}/`, { ...here, mostRedirects: 3 })).status).toBe(302);
  });

  it("is read no further than it may be long, and waited for no longer than a while", async () => {
    const endless = await serving((_, response) => {
      const more = () => response.write("x".repeat(10_000), () => response.destroyed || setImmediate(more));
      more();
    });
    await expect(fetchOutside(`http://127.0.0.1:${endless}/`, { ...here, largest: 50_000 })).rejects.toThrow(
      /50000 bytes/,
    );
    const silent = await serving((_, response) => void response.writeHead(200).write("x"));
    await expect(fetchOutside(`http://127.0.0.1:${silent}/`, { ...here, patienceMs: 200 })).rejects.toThrow(
      /abort|time/i,
    );
    const resolve = () => new Promise<never>(() => {});
    await expect(fetchOutside("http://slow.example/", { ...here, patienceMs: 200, resolve })).rejects.toThrow(
      /abort|time/i,
    );
  });
});
