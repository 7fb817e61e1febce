import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { engagements } from "@product/database/tables/papers/engagement";
import { sha256Of } from "@product/database/workers/contract-links";
import { here, hr, useSigning } from "#testing/papers/signing.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { sendContract, signContract } from "./commands.server.ts";
import { behindLink, contractPreview } from "./queries.server.ts";
import { sealable } from "./sealed-text.server.ts";

const { query, entities, template, someone, contract } = useSigning();
const refusal = (code: string) => ({ refusals: [{ code }] });

describe("a contract", () => {
  test("is not sent while its text is a sample that no lawyer has read, in either language", async () => {
    const sampled = async (bodyEn: string, bodyEs: string) => {
      const { rows } = await query(
        "INSERT INTO app.contract_template (name, country, body_en, body_es) VALUES ($1, 'ES', $2, $3) RETURNING id",
        [`Sample ${bodyEn.length}`, bodyEn, bodyEs],
      );
      const workerId = await someone();
      return { workerId, engagementId: await contract(workerId, { templateId: rows[0].id }) };
    };
    for (const { workerId, engagementId } of [
      await sampled("Sample text, to be reviewed by a lawyer before it is used.", "Contrato"),
      await sampled("Contract", "# Contrato\n\nTexto de muestra, que debe revisar un abogado antes de usarse."),
    ]) {
      await expect(sendContract(hr, workerId, { engagementId, version: 1 })).rejects.toMatchObject(
        refusal("engagement.sample-text"),
      );
      const { rows } = await query("SELECT state, text_sealed FROM app.engagement WHERE id = $1", [engagementId]);
      expect(rows).toEqual([{ state: "draft", text_sealed: null }]);
    }
  });

  test("that was sent as a sample before that was refused is not signed any more", async () => {
    const workerId = await someone();
    const engagementId = await contract(workerId);
    await sendContract(hr, workerId, { engagementId, version: 1 });
    const token = "sent-before-it-was-refused";
    const text = sealable({ en: "Sample text, to be reviewed by a lawyer before it is used.", es: "Contrato" });
    const seal = (await sealsIn(database, [workerId])).get(workerId)!;
    await query("UPDATE app.engagement SET text_sealed = $2, text_sha256 = $3, token_hash = $4 WHERE id = $1", [
      engagementId,
      seal.close(text),
      sha256Of(text),
      sha256Of(token),
    ]);
    expect(await behindLink(token)).toBeUndefined();
    await expect(
      signContract(token, { name: "Ane Etxeberria Ruiz", agrees: true, drawing: "" }, here),
    ).rejects.toMatchObject(refusal("engagement.link-gone"));
  });

  test("is read in both languages before it is sent, and shows no more than the record does", async () => {
    const workerId = await someone({ address: "", town: "", postcode: "" });
    const engagementId = await contract(workerId);
    const seen = async (actor: typeof hr) => {
      const [kept] = await database.select().from(engagements).where(eq(engagements.id, engagementId));
      return contractPreview(actor, kept!, entities.ribera);
    };
    const { texts, missing, template: from } = await seen(hr);
    expect(from).toMatchObject({ id: template.id, isSample: false });
    expect(missing).toEqual(["worker.address"]);
    expect(texts!.en).toMatch(
      /Ane Etxeberria Ruiz, with identity number •••• \d{3}[A-Z] and address \[Worker's address\]/,
    );
    expect(texts!.es).toContain("[Dirección del trabajador]");
    expect(texts!.es).toContain("11,50");
    const clerk = await seen(who(["worker.view", "worker.edit"]));
    expect(clerk.texts!.en).toContain("identity number [Worker's identity number]");
    expect(clerk.texts!.es).toContain("[Salario base por hora]");
    expect(clerk.texts!.en + clerk.texts!.es).not.toMatch(/11[.,]50|\d{3}[A-Z]\b/);
  });
});
