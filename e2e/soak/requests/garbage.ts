/** Bytes of another protocol, or of none. */
import type { Draft } from "./draft.ts";
import type { Random } from "#e2e/soak/random.ts";

export function garbage(draft: Draft, random: Random): void {
  draft.mayWait = true;
  draft.raw = random.pick([
    () => random.bytes(1 + random.below(3_000)),
    () => Buffer.from("\r\n".repeat(1 + random.below(5_000))),
    () => Buffer.from("\0".repeat(1 + random.below(5_000))),
    () => Buffer.from("1603010200010001fc0303", "hex"),
    () => Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0", "latin1"),
    () => Buffer.from("SSH-2.0-OpenSSH_9.9\r\n"),
    () => Buffer.from("050100", "hex"),
    () => Buffer.from(`GET / HTTP/1.1\r\n${"x".repeat(random.below(50_000))}`),
    () => Buffer.from("HTTP/1.1 200 OK\r\n\r\n"),
    () => Buffer.from("GET\n\n"),
    () => Buffer.from("G"),
  ])();
}
