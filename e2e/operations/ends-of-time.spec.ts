/** Days that no calendar of ours has, wherever an address or a form takes one: a page, or words at the field, and never an error of the server. */
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { everyPage, findForms, type FoundForm } from "#e2e/soak/found-forms.ts";
import { owner } from "#e2e/soak/reached-forms.ts";
import { loggedProblems } from "#e2e/soak/requests/bad-requests.ts";

// Some of what is sent is carried out.
test.use({ appFor: "those who ask about the ends of time" });

const oddDays = ["0001-01-01", "9999-12-31", "0000-00-00", "-1", "275760-09-13", "2026-02-30"];
const asksForDays =
  "from until to day on week month year since before after start end startsAt endsAt at date narrow first last".split(
    " ",
  );
const takesADay = /day|date|from|until|since|month|week|start|end|birth|expire|_at$|At$|On$|^(on|at)$/i;
const looksLikeADay = /\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}/;

/** What stands for a record in the map of routes, as the demonstration has it. */
const addressesOf = (paths: readonly string[], forms: readonly FoundForm[]) => [
  ...new Set([...paths, ...forms.map(({ page }) => page.replace(/[?#].*/, ""))]),
];

test("No address and no form of the product fails over a day at the ends of time", async ({ app }) => {
  test.slow();
  const before = app.output().length;
  const { cookie } = await owner(app.url);
  const paths = await everyPage();
  const forms = await findForms({ url: app.url, cookie, starts: paths, mostPages: paths.length + 150 });
  const addresses = [...addressesOf(paths, forms), "/api/can-signup", "/api/route-rules", "/api/live/names"];
  expect(addresses.length).toBeGreaterThan(150);
  const failed: string[] = [];
  const send = async (address: string, how: object = {}) => {
    const { status } = await ask(app.url + address, { headers: { accept: "text/html", cookie }, ...how });
    if (status >= 500) failed.push(`${status} ${address} ${JSON.stringify(how).slice(0, 300)}`);
    return status;
  };
  for (const address of addresses)
    for (const odd of oddDays) await send(`${address}?${new URLSearchParams(asksForDays.map((name) => [name, odd]))}`);
  const months = oddDays.flatMap((odd) => [odd, odd.slice(0, 7)]);
  for (const month of months)
    for (const of of ["/workerpass/hours", "/admin/workers/00000000-0000-4000-9000-000000000000/time"])
      await send(`${of}/${month}/pdf`);

  const statuses = new Set<number>();
  const withDays = forms.filter(({ fields }) => fields.some(isForADay));
  expect(withDays.length).toBeGreaterThan(20);
  for (const { action, fields, isMultipart } of withDays)
    for (const odd of isMultipart ? [] : oddDays) {
      const filled = fields.map((field) => [field.name, isForADay(field) ? dayFor(field, odd) : field.value || "x"]);
      const body = new URLSearchParams(filled.filter(([name]) => name !== "submission-key")).toString();
      const headers = { accept: "text/html", cookie, origin: app.url, "content-type": urlencoded };
      statuses.add(await send(action, { method: "POST", headers, body }));
    }
  expect(failed).toEqual([]);
  const logged = loggedProblems(app.output().slice(before), { requests: new Map() });
  // The official client warns of how a session is read, which is no line of the log.
  expect(logged.filter((line) => line.startsWith("logged: {"))).toEqual([]);
  expect([...statuses]).toContain(422);
});

const urlencoded = "application/x-www-form-urlencoded";

const isForADay = ({ name, value }: FoundForm["fields"][number]) => takesADay.test(name) || looksLikeADay.test(value);

/** A field for a day and a time keeps its time. */
const dayFor = ({ name, value }: FoundForm["fields"][number], odd: string) =>
  value.includes("T") || name.endsWith("At") ? `${odd}T10:00` : odd;
