import { expect, test } from "#e2e/fixtures.ts";
import { attackForms } from "#e2e/soak/attacked-forms.ts";
import { formsToType, sendBadForms } from "#e2e/soak/bad-forms.ts";
import { loggedProblems } from "#e2e/soak/requests/bad-requests.ts";
import { answerHostile, beginDraft } from "#e2e/soak/hostile-answers.ts";
import { findForms } from "#e2e/soak/found-forms.ts";
import { owner, visitor } from "#e2e/soak/reached-forms.ts";

// Some of what is sent is carried out.
test.use({ appFor: "those who fill in forms badly" });

test("Bad fillings of every form are refused in words, at the field, in the reader's language", async ({ app }) => {
  test.slow();
  const before = app.output().length;
  const forms = await formsToType(app.url, false);
  expect(forms.length).toBeGreaterThan(15);
  const { problems, statuses, named } = await sendBadForms({ url: app.url, seed: "sample", forms, perForm: 8 });
  expect(problems).toEqual([]);
  expect(loggedProblems(app.output().slice(before), { requests: new Map() })).toEqual([]);
  // Were all of them refused for one reason, nothing else would have been tried.
  expect(statuses[422]).toBeGreaterThan(100);
  expect(named).toBeGreaterThan(80);
});

test("A form attacked with repeated fields, or all in one piece, holds nobody up", async ({ app }) => {
  test.slow();
  const before = app.output().length;
  const [stranger, someone] = [visitor(app.url), await owner(app.url)];
  const open = await findForms({ ...stranger, starts: ["/login", "/login/forgot"], mostPages: 2 });
  const pages = ["/admin/workers/import", "/admin/workers/create", "/admin/settings/branding"];
  const guarded = await findForms({ ...someone, starts: pages, mostPages: pages.length });
  const { problems, statuses } = await attackForms([
    ...open.map((target) => ({ target, sender: stranger })),
    ...guarded.map((target) => ({ target, sender: someone })),
  ]);
  expect(problems).toEqual([]);
  expect(loggedProblems(app.output().slice(before), { requests: new Map() })).toEqual([]);
  // Were all of them refused for one reason, nothing else would have been tried.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(["303", "400", "413", "422"]));
});

test("Hostile texts in the public form come back as words", async ({ app }) => {
  const draft = await beginDraft(app.url, "camareros-bilbao");
  const { problems, sent } = await answerHostile(app.url, draft, { seed: "sample", from: 0, to: 60 });
  expect(problems).toEqual([]);
  expect(sent).toBe(60);
});
