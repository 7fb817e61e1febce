import { expect, test } from "#e2e/fixtures.ts";
import { sendBadForms } from "#e2e/soak/bad-forms.ts";
import { loggedProblems } from "#e2e/soak/bad-requests.ts";

// Some of what is sent is carried out.
test.use({ appFor: "those who fill in forms badly" });

test("Bad fillings of every form are refused in words, at the field, in the reader's language", async ({ app }) => {
  test.slow();
  const before = app.output().length;
  const { problems, statuses, named } = await sendBadForms({ url: app.url, seed: "sample", perForm: 30 });
  expect(problems).toEqual([]);
  expect(loggedProblems(app.output().slice(before), { requests: new Map() })).toEqual([]);
  // Were all of them refused for one reason, nothing else would have been tried.
  expect(statuses[422]).toBeGreaterThan(100);
  expect(named).toBeGreaterThan(80);
});
