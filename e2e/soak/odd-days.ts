/** Days that no calendar of ours has, in every address and every form that takes one. */
import { ask } from "#e2e/http.ts";
import { parameterNames } from "./attacked-addresses.ts";
import { everyPage, findForms, type FoundForm } from "./found-forms.ts";
import { randomFrom } from "./random.ts";
import type { Sender } from "./sent-form.ts";

export type AskedForDays = {
  addresses: number;
  forms: number;
  requests: number;
  statuses: Set<number>;
  failed: string[];
};

const takesADay =
  /day|date|from|until|since|month|week|start|end|birth|expire|_at$|At$|On$|^(on|at|to|first|last|before|after)$/i;
const looksLikeADay = /\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}/;
const besides = ["/api/can-signup", "/api/route-rules", "/api/live/names"];
const months = ["/workerpass/hours", "/admin/workers/00000000-0000-4000-9000-000000000000/time"];

/**
 * Days for every address and every form, some by chance where there are more than `daysOfEach`. `alone`: so many of their
 * parameters by themselves too, because the first of several that is refused hides the others.
 */
export async function askForDays(
  { url, cookie }: Sender,
  days: readonly string[],
  { daysOfEach = days.length, alone = 0, random = randomFrom("") } = {},
): Promise<AskedForDays> {
  const pages = await everyPage();
  const forms = await findForms({ url, cookie, starts: pages, mostPages: pages.length + 150 });
  const addresses = [...new Set([...pages, ...forms.map(({ page }) => page.replace(/[?#].*/, "")), ...besides])];
  const names = [...new Set([...(await parameterNames()), "until", "week", "month", "year", "to", "narrow"])];
  const failed: string[] = [];
  const statuses = new Set<number>();
  let requests = 0;
  const send = async (address: string, how: object = {}) => {
    requests += 1;
    const { status } = await ask(url + address, { headers: { accept: "text/html", cookie }, ...how });
    if (status >= 500) failed.push(`${status} ${address.slice(0, 200)} ${JSON.stringify(how).slice(0, 300)}`);
    return status;
  };
  const some = <Thing>(things: readonly Thing[], count: number): Thing[] =>
    things
      .map((thing) => ({ thing, at: count < things.length ? random.next() : 0 }))
      .toSorted((first, second) => first.at - second.at)
      .slice(0, count)
      .map(({ thing }) => thing);
  const namesOfDays = names.filter((name) => takesADay.test(name));
  for (const address of addresses) {
    for (const day of some(days, daysOfEach))
      await send(`${address}?${new URLSearchParams(names.map((name) => [name, day]))}`);
    for (const name of some(namesOfDays, alone))
      await send(`${address}?${new URLSearchParams({ [name]: random.pick(days) })}`);
  }
  for (const month of days.flatMap((day) => [day, day.slice(0, 7)]))
    for (const of of months) await send(`${of}/${encodeURIComponent(month)}/pdf`);
  const withDays = forms.filter(({ fields, isMultipart }) => !isMultipart && fields.some(isForADay));
  for (const { action, fields } of withDays)
    for (const day of some(days, daysOfEach)) {
      const filled = fields.map((field) => [field.name, isForADay(field) ? dayFor(field, day) : field.value || "x"]);
      const body = new URLSearchParams(filled.filter(([name]) => name !== "submission-key")).toString();
      const type = "application/x-www-form-urlencoded";
      const headers = { accept: "text/html", cookie, origin: url, "content-type": type };
      statuses.add(await send(action, { method: "POST", headers, body }));
    }
  return { addresses: addresses.length, forms: withDays.length, requests, statuses, failed };
}

const isForADay = ({ name, value }: FoundForm["fields"][number]) => takesADay.test(name) || looksLikeADay.test(value);

/** A field for a day and a time keeps its time. */
const dayFor = ({ name, value }: FoundForm["fields"][number], day: string) =>
  value.includes("T") || name.endsWith("At") ? `${day}T10:00` : day;
