import { describe, expect } from "vitest";
import type { Actor } from "@product/domain/actor";
import { proofCodeOf } from "@product/database/workers/pass-proofs";
import { itIs } from "#testing/clock.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { lastActs, test } from "#testing/world.ts";
import { isProven, proveByCode, sendProofCode } from "./proof.server.ts";

const { query, ready } = useReadyWorker();
const holder = async () => {
  const { rows } = await query("SELECT legal_entity_id FROM app.worker WHERE id = $1", [ready.id]);
  return { workerId: ready.id, legalEntityId: rows[0].legal_entity_id as string };
};
const codeNow = async () => {
  const { rows } = await query("SELECT number FROM app.pass_proof WHERE worker_id = $1", [ready.id]);
  return proofCodeOf(ready.id, rows[0].number as number);
};
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const nobody: Actor = { kind: "nobody" };
const withCookie = (cookie: string) =>
  new Request("https://site.test/workerpass/hours", { headers: { Cookie: cookie.split(";")[0]! } });

describe("whoever has the link of a pass", () => {
  test("is taken for its holder for half an hour after a code that only its holder gets, and nobody else is by it", async () => {
    itIs("2027-06-01T09:00:00Z");
    const passHolder = await holder();
    expect(await isProven(withCookie("a=b"), nobody, passHolder)).toBe(false);
    await sendProofCode(passHolder);
    const code = await codeNow();
    const cookie = await proveByCode(passHolder, code, true);
    const byThem = { actorKind: "worker", actorId: ready.id };
    expect(await lastActs(2)).toMatchObject([
      { act: "pass.prove", ...byThem },
      { act: "pass.send-code", ...byThem },
    ]);
    expect(cookie).toMatch(/^pass-proof=.*; HttpOnly; SameSite=Lax; Secure$/);
    expect(await isProven(withCookie(cookie!), nobody, passHolder)).toBe(true);
    expect(await isProven(withCookie(cookie!), nobody, { ...passHolder, workerId: crypto.randomUUID() })).toBe(false);
    expect(await isProven(withCookie(cookie!.replace(/.;/, "x;")), nobody, passHolder)).toBe(false);
    expect(await proveByCode(passHolder, code, true), "a code is good once").toBeUndefined();
    itIs("2027-06-01T09:31:00Z");
    expect(await isProven(withCookie(cookie!), nobody, passHolder)).toBe(false);
  });

  test("has five tries and a quarter of an hour, and no more than ten codes a day", async () => {
    itIs("2027-06-02T09:00:00Z");
    const passHolder = await holder();
    await sendProofCode(passHolder);
    await expect(sendProofCode(passHolder)).rejects.toThrow("pass.code-later");
    const code = await codeNow();
    for (let n = 0; n < 5; n++) expect(await proveByCode(passHolder, wrong(code), false)).toBeUndefined();
    expect(await proveByCode(passHolder, code, false), "after five wrong ones").toBeUndefined();
    for (let n = 1; n < 10; n++) {
      itIs(`2027-06-02T10:${String(n * 2).padStart(2, "0")}:00Z`);
      await sendProofCode(passHolder);
    }
    itIs("2027-06-02T12:00:00Z");
    await expect(sendProofCode(passHolder)).rejects.toThrow("pass.code-later");
    itIs("2027-06-03T12:00:00Z");
    await sendProofCode(passHolder);
    const late = await codeNow();
    itIs("2027-06-03T12:15:01Z");
    expect(await proveByCode(passHolder, late, false)).toBeUndefined();
  });
});
