/** Requests that an attacker sends to a form: far too many, far too long, far too large. */
import { actingRoutes, type ActingRoute, type FoundForm } from "./found-forms.ts";
import { partsOf, type Entry } from "./sent-form.ts";

export type Target = Pick<FoundForm, "route" | "action" | "fields">;
export type Attack = { name: string; type: string; body: Buffer };

const urlencoded = "application/x-www-form-urlencoded";
const inParts = "multipart/form-data; boundary=soak";
const megabyte = 1024 * 1024;
/** The number of times one name was repeated when the server stood still for a minute. */
const often = 60_000;
/** As often as it may be, so that it is read and judged. */
const asOftenAsMayBe = 480;

/** Found where they were not looked for by hand: each field of the form that can be typed or chosen is attacked. */
export function attacksOn({ fields }: Pick<Target, "fields">): Attack[] {
  const names = [...new Set(fields.map(({ name }) => name).filter((name) => name !== "submission-key"))];
  const all = names.length > 0 ? names : ["name"];
  const [first = "name"] = all;
  const others = (name: string) => fields.filter((field) => field.name !== name && field.type !== "file");
  const own = (name: string): [string, string][] => others(name).map((field) => [field.name, field.value]);
  const text = (entries: [string, string][]) => Buffer.from(new URLSearchParams(entries).toString());
  const everyField = (size: number): [string, string][] =>
    all.map((name) => [name, "a".repeat(Math.floor(size / all.length) - name.length - 2)]);
  return [
    { name: "one field 60,000 times", type: urlencoded, body: Buffer.from(`${first}=a&`.repeat(often)) },
    { name: "a field without a value 60,000 times", type: urlencoded, body: Buffer.from(`${first}&`.repeat(often)) },
    {
      name: "every field as often as may be",
      type: urlencoded,
      body: Buffer.from(all.map((name) => `${name}=a&`.repeat(Math.floor(2_000 / all.length) - 1)).join("")),
    },
    ...all.map((name) => ({
      name: `${name} as often as may be`,
      type: urlencoded,
      body: Buffer.concat([text(own(name)), Buffer.from(`&${name}=a`.repeat(asOftenAsMayBe))]),
    })),
    { name: "one field 20,000 times in parts", type: inParts, body: partsOf(repeated([first, "a"], 20_000)) },
    { name: "a megabyte in one field", type: urlencoded, body: Buffer.from(`${first}=${"a".repeat(megabyte - 200)}`) },
    { name: "a megabyte in all fields", type: urlencoded, body: text(everyField(megabyte - 200)) },
    { name: "a megabyte in one part", type: inParts, body: partsOf([[first, "a ".repeat(megabyte / 2 - 200)]]) },
    ...fields.filter(({ type }) => type === "file").flatMap(({ name }) => filesIn(name, own(name))),
  ];
}

/** In one piece, as large as any form takes it, and of what costs most to read. */
function filesIn(name: string, others: [string, string][]): Attack[] {
  const file = (size: number, text: string): Entry => [name, { fileName: "a.csv", content: Buffer.alloc(size, text) }];
  const attack = (what: string, ...entries: Entry[]) => ({
    name: what,
    type: inParts,
    body: partsOf([...others, ...entries]),
  });
  return [
    attack("48 MB of rows in one piece", file(48 * megabyte, "a\n")),
    attack("15 MB of rows in one piece", file(15 * megabyte, "a\n")),
    attack("a PDF of 19 MB", file(19 * megabyte, "%PDF-1.7\n")),
    attack("4 MB that look like boundaries", file(4 * megabyte, "\r\n--soa")),
    attack("600 files", ...repeated(file(10, "a"), 600)),
  ];
}

const repeated = <Thing>(thing: Thing, times: number) => Array.from({ length: times }, () => thing);

const unknown = "00000000-0000-4000-8000-00000000dead";

/** Routes whose form stands on no page that was reached: they are sent what others take, under an address that nobody gave out. */
export async function blindTargets(found: readonly FoundForm[]): Promise<(Target & ActingRoute)[]> {
  const reached = new Set(found.map(({ route }) => route));
  const fields = [...new Set(found.flatMap((form) => form.fields.map(({ name }) => name)))]
    .slice(0, 40)
    .map((name) => ({ name, value: "a", type: "text" }));
  return (await actingRoutes())
    .filter(({ path }) => !reached.has(path))
    .map((route) => ({ ...route, route: route.path, action: route.path.replaceAll(/:\w+/g, unknown), fields }));
}
