/** Phones that hold devices at gates, as they send what they kept. */
import { webcrypto } from "node:crypto";
import { greetingText } from "@product/domain/day/gate-answers";
import { scanText, type Queued } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import type { useTestDatabase } from "@product/database/testing/test-database";
import { addDevice } from "#features/day/check-in/commands.server.ts";
import { pairDevice } from "#features/day/gate/commands.server.ts";
import { action } from "#features/day/gate/scans.route.ts";
import { clockNow } from "#request/clock.ts";
import { who } from "./who.ts";

const office = who(["device.create", "event.edit"]);

/** Where nothing is to fail. */
export const unexpected = (error: unknown): never => {
  throw error;
};

/** They scan `worker`, five minutes before noon unless it is said when. */
export function usePhones(query: ReturnType<typeof useTestDatabase>["query"], worker: { id: string }) {
  /** A phone: its key stays, whichever devices it has been. */
  async function aPhone() {
    const keys = (await webcrypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as webcrypto.CryptoKeyPair;
    const publicKey = Buffer.from(await webcrypto.subtle.exportKey("spki", keys.publicKey)).toString("base64url");
    /** Errors that the server reported. */
    const reported: unknown[] = [];
    const context = { get: () => ({ report: (error: unknown) => void reported.push(error) }) };
    async function scan(eventId: string, more: Partial<Queued> = {}): Promise<Queued> {
      const { rows } = await query("SELECT code FROM app.worker WHERE id = $1", [worker.id]);
      const newScan = {
        client: crypto.randomUUID(),
        eventId,
        code: rows[0].code as string,
        kind: "in" as const,
        ...more,
      };
      const signedAt = more.at ?? (Date.parse("2027-06-18T11:55:00Z") as Instant);
      const text = new TextEncoder().encode(scanText({ ...newScan, at: signedAt }));
      const signature = Buffer.from(await webcrypto.subtle.sign("Ed25519", keys.privateKey, text)).toString(
        "base64url",
      );
      return { ...newScan, at: signedAt, signature: more.signature ?? signature };
    }
    const ask = async (
      token: string,
      scans: readonly Queued[],
      more: Record<string, string> = {},
      headers: Record<string, string> = { "Gate-Key": publicKey },
    ) => {
      const body = new URLSearchParams({ algorithm: "Ed25519", publicKey, scans: JSON.stringify(scans), ...more });
      const request = new Request("https://x.test/gate/scans", {
        method: "POST",
        body,
        headers: { Cookie: `gate=${token}`, ...headers },
      });
      return (await action({ request, context } as never)) as Response;
    };
    /** As devices did that were told nothing signed. */
    const send = async (token: string, ...scans: Queued[]) =>
      ((await (await ask(token, scans)).json()) as { is: string }[]).map(({ is }) => is);
    /** With nothing to send, and by itself: signed, as pages do. */
    const greet = async (waiting: number, at = clockNow().getTime()) => {
      const text = new TextEncoder().encode(greetingText({ at: at as Instant, waiting }));
      const greeting = Buffer.from(await webcrypto.subtle.sign("Ed25519", keys.privateKey, text)).toString("base64url");
      await ask("", [], { waiting: String(waiting), at: String(at), greeting });
    };
    return { publicKey, scan, ask, send, greet, reported };
  }

  /** Paired, and heard once: from then on its key is known. */
  async function deviceAt(eventId: string, phone: Awaited<ReturnType<typeof aPhone>>, gate = "") {
    const { pin, deviceId } = await addDevice(office, eventId, { name: "Gate", gate, profile: "steward" });
    const token = await pairDevice(pin);
    await phone.send(token);
    return { deviceId, token };
  }

  return { aPhone, deviceAt };
}
