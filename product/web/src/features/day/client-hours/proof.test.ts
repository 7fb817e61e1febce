import { describe, expect } from "vitest";
import { clientCodeOf } from "@product/database/register/client-codes";
import { createLink } from "#features/planning/client-view/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { itIs } from "#testing/clock.ts";
import { planner } from "#testing/planning.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { lastActs, test } from "#testing/world.ts";
import { approveForClient } from "./commands.server.ts";
import { signerJobs } from "./jobs.server.ts";
import { clientProofIn, proveClient, sendClientCode, standingOfProof } from "./proof.server.ts";
import { signingsOf } from "./queries.server.ts";

const { query, worked } = useWorkedShifts();
const nobody = { kind: "nobody" } as const;
const refused = (code: string) => ({ refusals: [expect.objectContaining({ code })] });
const link = { note: "Harbour Group", names: "first", validDays: 60, showsFiles: false, asksHours: true } as const;

/** A link that asks for one line, of a client with this address in its record. */
async function askedClient(address: string) {
  const id = await worked(["in", "14:00"], ["out", "22:00"]);
  const { rows } = await query(
    "SELECT s.event_id FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE a.id = $1",
    [id],
  );
  const eventId = rows[0].event_id as string;
  const { rows: clients } = await query("INSERT INTO app.client (name, contact_email) VALUES ($1, $2) RETURNING id", [
    `Harbour ${crypto.randomUUID()}`,
    address,
  ]);
  const clientId = clients[0].id as string;
  await query("UPDATE app.event SET client_id = $2 WHERE id = $1", [eventId, clientId]);
  const createdLink = await createLink(planner, eventId, link);
  const form = { lines: [{ id, minutes: 450 }], signer: "Marta Ruiz", drawing: "" };
  const sign = (proof?: string) => approveForClient(nobody, createdLink.token, form, proof);
  const numberNow = async () =>
    (await query("SELECT number FROM app.client_code WHERE link_id = $1", [createdLink.id])).rows[0].number as number;
  const codeNow = async () => clientCodeOf({ linkId: createdLink.id, address }, await numberNow());
  return { ...createdLink, eventId, clientId, sign, codeNow };
}

const proofIn = (cookie: string | undefined) =>
  clientProofIn(new Request("https://site.test/", { headers: { Cookie: cookie!.split(";")[0]! } }));

async function sentTo(linkId: string): Promise<Letter[]> {
  const { rows } = await query(
    "DELETE FROM app.job WHERE kind = 'client-hours.code-letter' AND payload->>'linkId' = $1 RETURNING payload",
    [linkId],
  );
  const letters: Letter[] = [];
  for (const { payload } of rows)
    await signerJobs(async (letter) => void letters.push(letter))["client-hours.code-letter"](payload);
  return letters;
}

describe("a client signs by a link", () => {
  test("with a code that goes to the address in its own record, and not without", async () => {
    const { id, token, eventId, sign } = await askedClient("marta@harbour.test");
    await expect(sign(), "as whoever made the link could").rejects.toMatchObject(refused("client-code.prove-first"));
    await sendClientCode(token, "es");
    const letters = await sentTo(id);
    expect(letters).toMatchObject([{ channel: "mail", kind: "client-code", to: "marta@harbour.test", language: "es" }]);
    const { code } = letters[0]!;
    expect(code).toMatch(/^\d{6}$/);
    const { rows } = await query("SELECT c::text AS row FROM app.client_code c WHERE link_id = $1", [id]);
    expect(rows[0].row, "what lies there is a hash").not.toContain(code);
    const cookie = await proveClient(token, code!, true);
    expect(cookie).toMatch(/^client-proof=.*; HttpOnly; SameSite=Lax; Secure$/);
    expect(await proveClient(token, code!, true), "a code is good once").toBeUndefined();
    await sign(proofIn(cookie));
    expect(await signingsOf(eventId)).toMatchObject([{ signer: "Marta Ruiz", lines: 1 }]);
    const byThem = { actorKind: "client", actorId: id };
    expect(await lastActs(4)).toMatchObject([
      { act: "client-link.approve-hours", ...byThem },
      { act: "client-link.prove", ...byThem },
      { act: "client-link.prove", ...byThem },
      { act: "client-link.send-code", ...byThem },
    ]);
  });

  test("within half an hour of the code, by this link, and as long as the address is theirs", async () => {
    const [first, second] = [await askedClient("one@harbour.test"), await askedClient("one@harbour.test")];
    await sendClientCode(first.token, "en");
    const proof = proofIn(await proveClient(first.token, await first.codeNow(), false));
    const later = refused("client-code.prove-first");
    await expect(second.sign(proof)).rejects.toMatchObject(later);
    await expect(first.sign(`${proof}x`)).rejects.toMatchObject(later);
    await query("UPDATE app.client SET contact_email = 'two@harbour.test' WHERE id = $1", [first.clientId]);
    await expect(first.sign(proof)).rejects.toMatchObject(later);
    await query("UPDATE app.client SET contact_email = 'one@harbour.test' WHERE id = $1", [first.clientId]);
    const hour = new Date(clockNow().getTime() + 31 * 60_000).toISOString();
    itIs(hour);
    await expect(first.sign(proof)).rejects.toMatchObject(later);
  });

  test("not at all without an address, and the office is told when it makes the link", async () => {
    const { id, token, eventId, isUnsigned, sign } = await askedClient("");
    expect(isUnsigned).toBe(true);
    expect((await createLink(planner, eventId, { ...link, asksHours: false })).isUnsigned).toBe(false);
    await expect(sendClientCode(token, "en")).rejects.toMatchObject(refused("client-code.no-address"));
    await expect(sign("9999999999999.x")).rejects.toMatchObject(refused("client-code.no-address"));
    expect(await standingOfProof({ id, eventId }, undefined)).toEqual({ address: undefined, isProven: false });
    expect(await sentTo(id)).toEqual([]);
    expect((await askedClient("has@harbour.test")).isUnsigned).toBe(false);
  });
});

describe("a client's code", () => {
  const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
  const inMinutes = (minutes: number) => itIs(new Date(clockNow().getTime() + minutes * 60_000).toISOString());

  test("is good for a quarter of an hour and five tries", async () => {
    const { token, codeNow } = await askedClient("tries@harbour.test");
    await sendClientCode(token, "en");
    for (let n = 0; n < 5; n += 1) expect(await proveClient(token, wrong(await codeNow()), false)).toBeUndefined();
    expect(await proveClient(token, await codeNow(), false), "after five wrong ones").toBeUndefined();
    inMinutes(2);
    await sendClientCode(token, "en");
    inMinutes(16);
    expect(await proveClient(token, await codeNow(), false), "too late").toBeUndefined();
  });

  test("is sent once to those who ask at the same time, and the link ends with too many wrong ones", async () => {
    const { id, token, codeNow } = await askedClient("once@harbour.test");
    const asks = await Promise.allSettled(Array.from({ length: 6 }, () => sendClientCode(token, "en")));
    expect(asks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await sentTo(id)).toHaveLength(1);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 8 }, () => proveClient(token, "not it", false)));
      inMinutes(2);
      if (round < 4) await sendClientCode(token, "en");
    }
    await expect(sendClientCode(token, "en")).rejects.toMatchObject(refused("client-code.later"));
    expect(await proveClient(token, await codeNow(), false)).toBeUndefined();
  });
});
