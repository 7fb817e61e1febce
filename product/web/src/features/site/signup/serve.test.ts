import { beforeAll, describe, expect, it } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { startApplication, submitApplication } from "./commands.server.ts";
import { isWorkFor, workFor } from "./proof-of-work.ts";
import type { PageReply } from "./reply.ts";
import { behindResumeLink, openForm } from "./queries.server.ts";
import { showFirstPage, showResumed, postFirstPage, postPage } from "./serve.server.ts";

const { url, query } = useTestDatabase();
const parts = useFiles(url);
let entity = "";
beforeAll(async () => {
  const { rows } = await query("INSERT INTO app.legal_entity (name, country) VALUES ('Ribera', 'ES') RETURNING id");
  entity = rows[0].id;
  await query("INSERT INTO app.role (key, name_en, name_es) VALUES ('waiter', 'Waiter', 'Camarero')");
});

const site = "https://staff.example";
type Fields = Record<string, string | Blob | readonly string[]>;
function post(path: string, fields: Fields): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value]) body.append(name, each as string);
  return new Request(`${site}${path}`, { method: "POST", body });
}
const first = (formId: string, fields: Fields) =>
  postFirstPage(post("/signup", fields), { formId, slotId: null }, "en");
const page = (token: string, key: string, fields: Fields) => {
  const path = `/signup/resume/${token}?page=${key}`;
  return postPage(post(path, fields), token, { files: () => parts.files, locale: "en", address: new URL(path, site) });
};
const replyOf = (answer: unknown) => (answer as { data: PageReply }).data;
const whereTo = (answer: unknown) => (answer as Response).headers.get("Location")!;
async function begun(change = {}) {
  const form = await anOpenForm(entity);
  return (await startApplication((await openForm(form.id))!, await someAnswers(change), "es", "identity")).token;
}

describe("the pages of a form", () => {
  it("begin with the first, in the reader's language, and lead on with a link of one's own", async () => {
    const { id } = await anOpenForm(entity);
    expect((await showFirstPage({ formId: id, slotId: null }, "es"))!.view.page).toMatchObject({
      key: "about",
      title: "Sobre ti",
    });
    expect(await showFirstPage({ formId: "nothing", slotId: null }, "es")).toBeUndefined();
    const faulty = await first(id, { first_name: "Ane", email: "not a mail" });
    expect(replyOf(faulty)).toMatchObject({
      typed: { first_name: "Ane", email: "not a mail" },
      faults: { last_name: { fault: "required" }, email: { fault: "email" } },
    });
    const { address: _address, ...answers } = (await someAnswers()) as Fields;
    const onward = whereTo(await first(id, answers));
    expect(onward).toMatch(/^\/signup\/resume\/[\w-]{43}\?page=identity$/);
    const token = onward.split("/")[3]!.split("?")[0]!;
    const there = (await showResumed(token, new URL(onward, site), "es"))!;
    expect(there.view).toMatchObject({ at: 1, page: { key: "identity", title: "Identidad" } });
  });

  it("save what is wrong too, ask what an answer brings out, and keep the answers in another language", async () => {
    const token = await begun({ document_kind: "", spanish_id: "" });
    expect(replyOf(await page(token, "identity", { document_kind: "dni" })).faults).toEqual({
      spanish_id: { fault: "required" },
    });
    expect((await behindResumeLink(token))!.answers).toMatchObject({ document_kind: "dni" });
    expect(whereTo(await page(token, "identity", { document_kind: "dni", spanish_id: "12345678Z" }))).toContain(
      "page=work",
    );
  });

  it("are sent when a person sends them, and by mail when that is not sure", async () => {
    const unproven = await begun();
    const last = {
      truth: "1",
      signature: String((await behindResumeLink(unproven))!.answers["signature"]),
      actionName: "send",
    };
    expect(whereTo(await page(unproven, "send", { ...last, work: "1" }))).toMatch(/\?mailed$/);
    const token = await begun();
    const signature = String((await behindResumeLink(token))!.answers["signature"]);
    await query("UPDATE app.application SET created_at = now() - interval '1 minute'");
    const work = await workFor(token);
    expect(await isWorkFor(token, String(Number(work) + 1e9))).toBe(false);
    const trapped = await page(token, "send", { ...last, signature, work, website: "https://spam.example" });
    expect(whereTo(trapped)).toMatch(/\?mailed$/);
    expect(whereTo(await page(token, "send", { ...last, signature, work }))).toMatch(
      /^\/signup\/status\/[\w-]{43}\?sent$/,
    );
  });

  it("say that the places were taken meanwhile, and keep what was written", async () => {
    const form = await anOpenForm(entity, { quota: 1 });
    const start = async () =>
      (await startApplication((await openForm(form.id))!, await someAnswers(), "es", "send")).token;
    const [early, second] = [await start(), await start()];
    await submitApplication(early, true);
    await query("UPDATE app.application SET created_at = now() - interval '1 minute'");
    const signature = String((await behindResumeLink(second))!.answers["signature"]);
    const late = await page(second, "send", { truth: "1", signature, actionName: "send", work: await workFor(second) });
    expect(late).toMatchObject({ init: { status: 422 } });
    expect(replyOf(late).refusals).toEqual([{ code: "form.filled-up" }]);
    expect(await behindResumeLink(second)).toMatchObject({ application: { state: "started" }, answers: { signature } });
  });

  it("take pictures and PDFs by what they are, and refuse what only says so", async () => {
    const token = await begun();
    const lying = new File(["<svg onload=alert(1)>"], "photo.png", { type: "image/png" });
    expect(replyOf(await page(token, "papers", { "photo.file": lying })).refusals).toHaveLength(1);
    expect((await behindResumeLink(token))!.files).toEqual([]);
    const photo = new File([blackPng(40, 40) as BlobPart], "photo.png", { type: "image/png" });
    expect(whereTo(await page(token, "papers", { "photo.file": photo }))).toContain("page=send");
    expect((await behindResumeLink(token))!.files).toMatchObject([{ field: "photo", position: 0 }]);
  });
});

describe("what nobody types", () => {
  it("thousands of fields and megabytes of text are refused before anything is made of them", async () => {
    const token = await begun();
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, "x"]));
    const bombs = [many, { experience: "a".repeat(10_000_000) }];
    for (const bomb of bombs) {
      const body = new URLSearchParams(bomb as Record<string, string>);
      const request = new Request(`${site}/x`, { method: "POST", body });
      const address = new URL(`/signup/resume/${token}?page=work`, site);
      await expect(postPage(request, token, { files: () => parts.files, locale: "en", address })).rejects.toMatchObject(
        {
          init: { status: expect.toSatisfy((status) => [400, 413].includes(status as number)) },
        },
      );
    }
    expect((await behindResumeLink(token))!.answers["experience"]).toBeUndefined();
  });

  it.each([
    "<script>alert(1)</script>",
    `"><img src=x onerror=alert(1)>`,
    "javascript:alert(1)",
    "{{constructor.constructor('alert(1)')()}}",
    "\u202Egnp.exe",
    "__proto__",
    "${7*7}",
    "'; DROP TABLE app.application; --",
  ])("is words like any other: %j", async (text) => {
    const token = await begun();
    await page(token, "work", { roles: (await behindResumeLink(token))!.answers["roles"]!, experience: text });
    expect((await behindResumeLink(token))!.answers["experience"]).toBe(text);
    const there = (await showResumed(token, new URL("/x?page=work", site), "en"))!;
    expect(there.view.answers["experience"]).toBe(text);
  });
});
