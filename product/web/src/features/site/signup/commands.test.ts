import { describe, expect, it } from "vitest";
import { startLimits } from "@product/domain/forms/limits";
import { usualForm } from "@product/domain/forms/usual-form";
import { useTwoEntities } from "#testing/two-entities.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { lastActs } from "#testing/world.ts";
import { saveAnswers, startApplication, submitApplication } from "./commands.server.ts";
import { behindResumeLink, behindStatusLink, canSignUp, openForm } from "./queries.server.ts";

const { query, entities } = useTwoEntities();
const begun = async (formId: string, change = {}) => {
  const { token } = await startApplication((await openForm(formId))!, await someAnswers(change), "es", "about");
  return token;
};
const lettersOf = async (formId: string) =>
  (
    await query(
      `SELECT 1 FROM app.job JOIN app.application a ON a.id::text = payload->>'applicationId'
       WHERE kind = 'application.letter' AND form_id = $1`,
      [formId],
    )
  ).rows;
const statesOf = async (formId: string) =>
  (
    await query("SELECT state, count(*)::int AS n FROM app.application WHERE form_id = $1 GROUP BY 1 ORDER BY 1", [
      formId,
    ])
  ).rows;

describe("the gate", () => {
  const day = 24 * 3600 * 1000;
  const inDays = (days: number) => new Date(Date.parse("2026-11-16T12:00:00Z") + days * 3650 * day);
  it.each([
    ["open", {}, true],
    ["with places left", { quota: 1 }, true],
    ["a draft", { state: "draft" }, false],
    ["closed", { state: "closed" }, false],
    ["archived", { state: "archived" }, false],
    ["not open yet", { opensAt: inDays(1) }, false],
    ["over", { closesAt: inDays(-1) }, false],
    ["for people who are here", { target: "follow-up" }, false],
  ] as const)("%s", async (_name, change, expected) => {
    const form = await anOpenForm(entities.ribera, change);
    expect([await canSignUp(form.id), await canSignUp(form.slug)]).toEqual([expected, expected]);
  });

  it.each([null, "", "nothing", "1".repeat(5000), "' OR 1=1 --", "00000000-0000-0000-0000-000000000000", "\u0000"])(
    "no form: %j",
    async (formId) => expect(await canSignUp(formId)).toBe(false),
  );

  it("is closed for a form that was never published, and for a full one", async () => {
    const form = await anOpenForm(entities.ribera, { quota: 1 });
    await submitApplication(await begun(form.id), true);
    expect(await canSignUp(form.id)).toBe(false);
    const unwritten = await anOpenForm(entities.ribera);
    await query("DELETE FROM app.form_version WHERE form_id = $1", [unwritten.id]);
    expect(await canSignUp(unwritten.id)).toBe(false);
  });
});

describe("an application", () => {
  it("is written page by page, closed with its own key, and sent once however often it is sent", async () => {
    const form = await anOpenForm(entities.ribera);
    const token = await begun(form.id, { signature: "" });
    await expect(submitApplication(token, true)).rejects.toMatchObject({
      refusals: [{ code: "application.unsound", n: 1 }],
    });
    const { answers } = (await behindResumeLink(token))!;
    await saveAnswers(token, { signature: `Ane ${String(answers["last_name"])}` }, "en", "send");
    const { rows } = await query("SELECT answers_sealed, language FROM app.application WHERE form_id = $1", [form.id]);
    expect(rows[0].language).toBe("en");
    expect(rows[0].answers_sealed.toString("latin1")).not.toContain("Goikoetxea");
    const sent = await Promise.all([1, 2, 3].map(() => submitApplication(token, true)));
    expect(new Set(sent.map(({ status }) => status)).size).toBe(1);
    expect(await statesOf(form.id)).toEqual([{ state: "submitted", n: 1 }]);
    const compared = await query(
      `SELECT 1 FROM app.job JOIN app.application a ON a.id::text = payload->>'applicationId'
       WHERE kind = 'application.compare' AND form_id = $1`,
      [form.id],
    );
    expect(compared.rows).toHaveLength(1);
    expect((await behindStatusLink(sent[0]!.status!))!.application.state).toBe("submitted");
    await expect(saveAnswers(token, { first_name: "Another" }, "en", "about")).rejects.toMatchObject({
      refusals: [{ code: "application.link-gone" }],
    });
    expect((await lastActs())[0]).toMatchObject({ act: "application.submit", actorKind: "worker" });
  });

  it("waits for its mail where nothing tells a person from a program", async () => {
    const form = await anOpenForm(entities.ribera);
    const token = await begun(form.id);
    expect(await submitApplication(token, false)).toEqual({});
    expect(await statesOf(form.id)).toEqual([{ state: "started", n: 1 }]);
    expect(await submitApplication(token, true)).toHaveProperty("status");
  });

  it("stays on the version it began with", async () => {
    const form = await anOpenForm(entities.ribera);
    const token = await begun(form.id);
    const version = { number: 2, definition: usualForm("UK"), formId: form.id };
    await query("INSERT INTO app.form_version (form_id, number, definition, published_at) VALUES ($1, 2, $2, now())", [
      version.formId,
      JSON.stringify(version.definition),
    ]);
    expect((await behindResumeLink(token))!.version.number).toBe(1);
    expect((await openForm(form.id))!.version.number).toBe(2);
    await expect(query("UPDATE app.form_version SET definition = '{}' WHERE form_id = $1", [form.id])).rejects.toThrow(
      "does not change",
    );
  });

  it("is begun no more often than a venue begins, and fills nobody's mailbox", async () => {
    const form = (await openForm((await anOpenForm(entities.ribera)).id))!;
    const startFrom = async (address: string, change = {}) =>
      startApplication(form, await someAnswers(change), "es", "about", address);
    for (let n = 0; n < startLimits.perNetwork; n += 1)
      await startFrom("2001:db8:0:7::1", { email: "one@signup.test" });
    expect(await lettersOf(form.form.id)).toHaveLength(startLimits.lettersPerContact);
    await expect(startFrom("2001:db8:0:7::99")).rejects.toMatchObject({
      refusals: [{ code: "application.too-many-started" }],
    });
    await expect(startFrom("2001:db8:0:8::1")).resolves.toHaveProperty("token");
  });

  it("is begun and written about no more often by those who begin at the same time", async () => {
    const form = (await openForm((await anOpenForm(entities.ribera)).id))!;
    const answers = await someAnswers({ email: "at.once@signup.test" });
    const starts = await Promise.allSettled(
      Array.from({ length: startLimits.perNetwork + 20 }, () =>
        startApplication(form, answers, "es", "about", "2001:db8:0:9::1"),
      ),
    );
    expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(startLimits.perNetwork);
    expect(await lettersOf(form.form.id)).toHaveLength(startLimits.lettersPerContact);
  });

  it("takes no more text than a person writes", async () => {
    const form = await anOpenForm(entities.ribera);
    await expect(begun(form.id, { experience: "a".repeat(10_000_000) })).rejects.toMatchObject({
      refusals: [{ code: "form.too-large" }],
    });
  });
});

/** An applicant who finds every connection taken is told to come again, and does. */
const submitted = (token: string): Promise<unknown> =>
  submitApplication(token, true).catch((error: Error) => {
    if (String(error.cause ?? error).includes("timeout exceeded")) return submitted(token);
    throw error;
  });

it("of 200 who send at once for ten places, ten get one and the others keep what they wrote", async () => {
  const form = await anOpenForm(entities.ribera, { quota: 10 });
  const tokens: string[] = [];
  for (let n = 0; n < 200; n += 1) tokens.push(await begun(form.id));
  const sent = await Promise.allSettled(tokens.map(submitted));
  const refused = sent.filter((each) => each.status === "rejected");
  expect(new Set(refused.map(({ reason }) => reason.refusals?.[0].code))).toEqual(new Set(["form.filled-up"]));
  expect(await statesOf(form.id)).toEqual([
    { state: "started", n: 190 },
    { state: "submitted", n: 10 },
  ]);
}, 60_000);
