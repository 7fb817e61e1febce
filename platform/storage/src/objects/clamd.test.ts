import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clamdScan } from "./clamd.ts";
import type { Scan } from "./scan.ts";

// The test file that every virus scanner reports though it is harmless, put together here so that no scanner reports
// this file.
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** As much of the daemon as the protocol has: one command, counted pieces, one answer. */
const daemon = createServer((socket) => void serve(socket).catch(() => socket.destroy()));

async function serve(socket: Socket): Promise<void> {
  let came = Buffer.alloc(0);
  let content = Buffer.alloc(0);
  for await (const part of socket as AsyncIterable<Buffer>) {
    came = Buffer.concat([came, part]);
    const command = "zINSTREAM\0";
    if (content.length === 0 && came.subarray(0, command.length).toString() === command)
      came = came.subarray(command.length);
    while (came.length >= 4 && came.length >= 4 + came.readUInt32BE()) {
      const length = came.readUInt32BE();
      if (length === 0) return void socket.end(`${verdict(content.toString())}\0`);
      content = Buffer.concat([content, came.subarray(4, 4 + length)]);
      if (content.length > 500_000) return void socket.end("INSTREAM size limit exceeded. ERROR\0");
      came = came.subarray(4 + length);
    }
  }
}

const verdict = (text: string) => (text.includes(eicar) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK");

let scan: Scan;
beforeAll(async () => {
  daemon.listen(0, "127.0.0.1");
  await once(daemon, "listening");
  scan = clamdScan({ host: "127.0.0.1", port: (daemon.address() as AddressInfo).port });
});
afterAll(() => void daemon.close());

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
const file = (bytes: AsyncIterable<Uint8Array>) => ({ bucket: "b", name: "n", mimetype: "text/plain", size: 1, bytes });

it("a clean file passes, an infected one does not, wherever its pieces were cut", async () => {
  expect(await scan(file(pieces("nothing ", "", "to see")))).toEqual({ isClean: true });
  expect(await scan(file(pieces("before ", eicar.slice(0, 20), eicar.slice(20))))).toEqual({ isClean: false });
  expect(await scan(file(pieces()))).toEqual({ isClean: true });
});

it("what the daemon did not look at is not clean", async () => {
  const large = pieces(...Array.from({ length: 40 }, () => "x".repeat(20_000)));
  await expect(scan(file(large))).rejects.toThrow(/size limit exceeded|EPIPE|ECONNRESET/);
});

it("a daemon that is away is an error, not an all-clear", async () => {
  await expect(clamdScan({ host: "127.0.0.1", port: 1 })(file(pieces("x")))).rejects.toThrow("ECONNREFUSED");
});
