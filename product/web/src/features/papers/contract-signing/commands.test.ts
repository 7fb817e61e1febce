import { describe, expect } from "vitest";
import { sealsIn } from "@product/database/person-keys";
import { database } from "@product/database/client";
import { cancelEngagement, editEngagement } from "#features/papers/engagements/commands.server.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { here, hr, useSigning } from "#testing/papers/signing.ts";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { readContract, sendContract, signContract } from "./commands.server.ts";
import { contractJobs } from "./jobs.server.ts";
import { behindLink } from "./queries.server.ts";
import { signatureForm } from "./schema.ts";

const { query, someone, terms, contract } = useSigning();
const refusal = (code: string) => ({ refusals: [{ code }] });

/** The letter that the newest link of a worker goes out with, and the link's secret. */
async function letterTo(workerId: string, kind = "engagement.letter") {
  const { rows } = await query(
    "SELECT payload FROM app.job WHERE kind = $1 AND payload->>'workerId' = $2 ORDER BY id DESC LIMIT 1",
    [kind, workerId],
  );
  const letters: Letter[] = [];
  const jobs = contractJobs(async (letter) => void letters.push(letter), "https://site.test");
  await jobs[kind as "engagement.letter"](rows[0].payload);
  const url = letters[0]!.channel === "mail" ? letters[0]!.button!.url : letters[0]!.link!;
  return { letter: letters[0]!, token: url.split("/").at(-1)!, waiting: JSON.stringify(rows[0].payload) };
}
const signature = (typed: Record<string, unknown> = {}) =>
  signatureForm.parse({ name: "Ane Etxeberria Ruiz", agrees: true, ...typed });

describe("a contract", () => {
  test("is written out in both languages, closed, and sent in the worker's language", async () => {
    const workerId = await someone();
    const engagementId = await contract(workerId);
    await sendContract(hr, workerId, { engagementId, version: 1 });
    expect(await lastActs()).toMatchObject([{ act: "engagement.send", subjects: [`worker ${workerId}`] }]);
    const { letter, token, waiting } = await letterTo(workerId);
    expect(letter).toMatchObject({ channel: "mail", kind: "contract-to-sign", language: "es" });
    expect(letter.channel === "mail" && letter.button!.url).toBe(`https://site.test/es/contract/${token}`);
    expect(waiting).not.toContain(token);
    const { rows } = await query("SELECT * FROM app.engagement WHERE id = $1", [engagementId]);
    expect(JSON.stringify(rows[0])).not.toContain(token);
    expect(rows[0].text_sealed.toString("latin1")).not.toContain("Etxeberria");
    const link = await behindLink(token);
    expect(link).toMatchObject({ called: "Ane", entity: "Ribera", sha256: rows[0].text_sha256.toString("hex") });
    expect(link!.texts.es).toContain("fijo discontinuo");
    expect(link!.texts.es).toContain("11,50 € por hora".replace(" €", "\u00a0€"));
    expect(link!.texts.en).toMatch(/Ane Etxeberria Ruiz, with identity number \d{8}[A-Z] /);
    expect(link!.texts.en + link!.texts.es).not.toContain("{{");
  });

  test("goes by text message to who has no mail, and to nobody who cannot be reached", async () => {
    const workerId = await someone({ email: null, mobile: "+34600111222" });
    await sendContract(hr, workerId, { engagementId: await contract(workerId), version: 1 });
    const { letter } = await letterTo(workerId);
    expect(letter).toMatchObject({ channel: "sms", to: "+34600111222", text: expect.stringContaining("{link}") });
    const silent = await someone({ email: null, mobile: "+34910000000" });
    await expect(sendContract(hr, silent, { engagementId: await contract(silent), version: 1 })).rejects.toMatchObject(
      refusal("worker.unreachable"),
    );
  });

  test("shows its link, once, to who sends it and may read all of it, which is written down", async () => {
    const workerId = await someone();
    const engagementId = await contract(workerId);
    const form = crypto.randomUUID();
    const once = { ...hr, request: { id: form, submission: { key: form, inputHash: "x" } } };
    const link = await sendContract(once, workerId, { engagementId, version: 1 });
    const { token } = await letterTo(workerId);
    expect(link).toEqual({ path: `/contract/${token}`, language: "es", email: expect.any(String) });
    expect((await lastActs(2)).map(({ act }) => act)).toEqual(["engagement.send", "worker.see-link"]);
    expect(await sendContract(once, workerId, { engagementId, version: 1 })).toBeUndefined();
    expect(JSON.stringify((await query("SELECT answer FROM app.form_replay")).rows)).not.toContain(token);

    const clerk = { ...hr, grants: hr.grants.filter(({ permission }) => permission !== "pay.view") };
    expect(await sendContract(clerk, workerId, { engagementId, version: 2 })).toBeUndefined();
    expect(await lastActs()).toMatchObject([{ act: "engagement.send" }]);
    expect((await letterTo(workerId)).token).not.toBe(token);
  });

  test("is not sent without a template, or while something that it says is missing", async () => {
    const workerId = await someone({ identities: [], address: "", town: "", postcode: "" });
    const engagementId = await contract(workerId, { category: "" });
    await expect(sendContract(hr, workerId, { engagementId, version: 1 })).rejects.toMatchObject({
      refusals: [
        {
          code: "engagement.incomplete",
          n: 3,
          namesEs: "Documento de identidad del trabajador, Dirección del trabajador, Categoría",
        },
      ],
    });
    await editEngagement(hr, workerId, engagementId, terms({ templateId: undefined, version: 1 }));
    await expect(sendContract(hr, workerId, { engagementId, version: 2 })).rejects.toMatchObject(
      refusal("engagement.template-needed"),
    );
    expect((await query("SELECT state FROM app.engagement WHERE id = $1", [engagementId])).rows[0].state).toBe("draft");
  });

  test("is signed once, with name, language, time and address closed, and a copy for who signed", async () => {
    const workerId = await someone();
    const engagementId = await contract(workerId);
    await sendContract(hr, workerId, { engagementId, version: 1 });
    const { token } = await letterTo(workerId);
    const twice = await Promise.allSettled([
      signContract(token, signature({ drawing: "10,20 30,40" }), here),
      signContract(token, signature(), here),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(twice.find(({ status }) => status === "rejected")).toMatchObject({
      reason: refusal("engagement.signed-already"),
    });
    expect(await lastActs()).toMatchObject([{ act: "engagement.sign", actorKind: "worker" }]);
    const { rows } = await query("SELECT * FROM app.engagement WHERE id = $1", [engagementId]);
    expect(rows[0]).toMatchObject({ state: "signed" });
    const seal = (await sealsIn(database, [workerId])).get(workerId)!;
    expect(JSON.parse(seal.open(rows[0].signature_sealed))).toMatchObject({
      name: "Ane Etxeberria Ruiz",
      language: "es",
      address: "192.0.2.7",
      at: rows[0].signed_at.toISOString(),
    });
    expect(await behindLink(token)).toMatchObject({ signedAt: rows[0].signed_at });
    expect((await letterTo(workerId, "engagement.copy-letter")).token).toBe(token);
    await expect(sendContract(hr, workerId, { engagementId, version: 3 })).rejects.toMatchObject(
      refusal("engagement.signed"),
    );
  });

  test("opens nothing once it was changed, sent anew, cancelled or left too long", async () => {
    const workerId = await someone();
    const engagementId = await contract(workerId);
    const sent = async (version: number) => {
      await sendContract(hr, workerId, { engagementId, version });
      return (await letterTo(workerId)).token;
    };
    const isGone = async (token: string) => {
      expect(await behindLink(token)).toBeUndefined();
      await expect(signContract(token, signature(), here)).rejects.toMatchObject(refusal("engagement.link-gone"));
    };
    const first = await sent(1);
    const second = await sent(2);
    await isGone(first);
    await editEngagement(hr, workerId, engagementId, terms({ percentage: "60", version: 3 }));
    await isGone(second);
    const third = await sent(4);
    await query("UPDATE app.engagement SET token_expires_at = now() - interval '1 second' WHERE id = $1", [
      engagementId,
    ]);
    await isGone(third);
    const fourth = await sent(5);
    await cancelEngagement(hr, workerId, { engagementId, version: 6 });
    await isGone(fourth);
    await isGone("nobody-has-this");
  });

  test("is read in the office by who may see identity numbers, and pay where it tells a rate, with a reason", async () => {
    const workerId = await someone();
    const engagementId = await contract(workerId);
    await sendContract(hr, workerId, { engagementId, version: 1 });
    const { token } = await letterTo(workerId);
    await signContract(token, signature({ drawing: "10,20 30,40" }), here);
    const look = { engagementId, lookReason: "contract" as const };
    expect(await readContract(hr, workerId, look)).toMatchObject({
      signature: { name: "Ane Etxeberria Ruiz", path: "M10 20L30 40", address: "192.0.2.7" },
    });
    expect(await lastActs()).toMatchObject([{ act: "engagement.read", actorId: hr.id }]);
    for (const less of [
      ["worker.edit", "pay.view"],
      ["worker.edit", "identity.view"],
    ] as const)
      await expect(readContract(who([...less]), workerId, look)).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("has a form that takes lines and no pictures", () => {
    expect(signatureForm.safeParse({ name: " ", drawing: "data:image/png;base64,AAAA" }).error!.issues).toMatchObject([
      { path: ["name"] },
      { path: ["drawing"] },
    ]);
  });
});
