/**
 * A CAPTCHA without another company: whoever asks works for a moment first. It holds up nobody who asks once, and costs who asks
 * a thousand times. The question is signed and not kept; what was answered is kept until it would have expired.
 */
import { createHash, createHmac, hkdfSync, randomUUID, timingSafeEqual } from "node:crypto";
import { secondsAfter, secondsOf, type Clock } from "@platform/kernel/clock";
import type { Database } from "@platform/kernel/sql";

export type ProofOfWork = {
  ask(): { challenge: string; difficulty: number; expires_at: number };
  /** Reasons for saying no, in the words of other providers; none when the work was done. */
  check(token: string): Promise<string[]>;
};

type Options = { db: Database; clock: Clock; secret: string; difficulty: number };

const liveSeconds = 300;
const longestNonce = 20;
const spend = `INSERT INTO auth.spent_proofs (id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`;

export function createProofOfWork({ db, clock, secret, difficulty }: Options): ProofOfWork {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "cuadrante proof of work", 32));
  const signatureOf = (question: string) => createHmac("sha256", key).update(question).digest("base64url");
  return {
    ask() {
      const expires_at = secondsOf(secondsAfter(clock(), liveSeconds));
      const question = `${randomUUID()}.${expires_at}.${difficulty}`;
      return { challenge: `${question}.${signatureOf(question)}`, difficulty, expires_at };
    },
    async check(token) {
      const [, question, id, expires, sentDifficulty, signature, nonce] =
        /^(([0-9a-f-]{36})\.(\d{1,12})\.(\d{1,2}))\.([\w-]{43}):(\d+)$/.exec(token) ?? [];
      if (!question || nonce!.length > longestNonce || !isSame(signature!, signatureOf(question)))
        return ["invalid-input-response"];
      if (Number(expires) <= secondsOf(clock())) return ["timeout-or-duplicate"];
      if (zeroBits(createHash("sha256").update(token).digest()) < Number(sentDifficulty))
        return ["invalid-input-response"];
      const first = await db.first(spend, [id, new Date(Number(expires) * 1000)]);
      return first ? [] : ["timeout-or-duplicate"];
    },
  };
}

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** How many zeros a hash begins with, in bits. */
export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first]!) - 24;
}
