/** Days that no calendar of ours has, wherever an address or a form takes one: a page, or words at the field, and never an error of the server. */
import { expect, test } from "#e2e/fixtures.ts";
import { askForDays } from "#e2e/soak/odd-days.ts";
import { owner } from "#e2e/soak/reached-forms.ts";
import { loggedProblems } from "#e2e/soak/requests/bad-requests.ts";

// Some of what is sent is carried out.
test.use({ appFor: "those who ask about the ends of time" });

test("No address and no form of the product fails over a day at the ends of time", async ({ app }) => {
  test.slow();
  const before = app.output().length;
  // All the others in `odd-days.soak.ts`.
  const outcome = await askForDays(await owner(app.url), ["0001-01-01", "275760-09-13"]);
  expect(outcome.failed).toEqual([]);
  expect([outcome.addresses > 150, outcome.forms > 20, outcome.statuses.has(422)]).toEqual([true, true, true]);
  const logged = loggedProblems(app.output().slice(before), { requests: new Map() });
  // The official client warns of how a session is read, which is no line of the log.
  expect(logged.filter((line) => line.startsWith("logged: {"))).toEqual([]);
});
