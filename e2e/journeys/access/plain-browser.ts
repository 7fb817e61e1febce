/**
 * A browser that runs no scripts and draws nothing: it reads a page as text and submits a form as rendered. It tests a
 * form a hundred times cheaper than Chromium, but cannot show what a page does by itself.
 */
import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";
import { unescaped } from "#e2e/html.ts";
import { test as base } from "#e2e/signed-in.ts";

/** By the names that the controls have in the form; true ticks what is there, and null unticks or leaves out. */
type Fields = Record<string, string | string[] | File | true | null>;

export type PlainBrowser = {
  /** Goes there and says how it was answered. */
  open: (address: string) => Promise<number>;
  /** Presses a button with what is typed into its form; of several, the first one from the part of that id or label on. */
  press: (button: string, typed?: Fields, part?: string) => Promise<number>;
  follow: (link: string) => Promise<number>;
  hasButton: (name: string) => boolean;
  /** Where it is, with what was asked there. */
  at: () => string;
  html: () => string;
  text: () => string;
};

export const test = base.extend<{ plain: PlainBrowser }>({
  // It shares its cookies with the pages of the test, so that it is signed in as they are.
  plain: async ({ context, app }, use) => use(plainBrowser(context.request, app.url)),
});

export function plainBrowser(request: APIRequestContext, origin: string): PlainBrowser {
  let html = "";
  let url = new URL(origin);
  const read = async (answer: APIResponse) => {
    html = await answer.text();
    url = new URL(answer.url());
    return answer.status();
  };
  const headers = { accept: "text/html" };
  const open = async (address: string) => read(await request.get(new URL(address, url).href, { headers }));
  return {
    open,
    async press(button, typed = {}, part = "") {
      const form = formWith(button, part ? html.slice(html.search(new RegExp(` (id|aria-label)="${part}"`))) : html);
      const action = new URL(form.pressed.attributes["formaction"] ?? form.attributes["action"] ?? url.href, url);
      const sent = filledIn(form, typed);
      if (form.attributes["method"] !== "post") return open(`${action.pathname}?${new URLSearchParams(pairs(sent))}`);
      const how = form.attributes["enctype"]?.startsWith("multipart")
        ? { multipart: sent }
        : { data: new URLSearchParams(pairs(sent)).toString() };
      const type = "data" in how ? { "content-type": "application/x-www-form-urlencoded" } : {};
      // The way it was answered on the way to another page is not looked at.
      return read(await request.post(action.href, { headers: { ...headers, ...type, origin: url.origin }, ...how }));
    },
    async follow(link) {
      const found = tags("a", html).find((each) => nameOf(each).includes(link));
      expect(found, `a link “${link}” on ${url.pathname}`).toBeDefined();
      return open(found!.attributes["href"]!);
    },
    hasButton: (name) => tags("button", html).some((button) => nameOf(button) === name),
    at: () => url.pathname + url.search,
    html: () => html,
    text: () => wordsOf(html),
  };
}

type Tag = { whole: string; attributes: Record<string, string>; inner: string };

/** React writes every attribute between double quotes, and no bare angle bracket into one. */
const tags = (name: string, html: string): Tag[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, "g"))].map(
    ([whole, attributes, inner]) => ({
      whole,
      attributes: attributesIn(attributes!),
      inner: inner!,
    }),
  );

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [
      name!.toLowerCase(),
      unescaped(value),
    ]),
  );

const nameOf = ({ attributes, inner }: Tag) => attributes["aria-label"] ?? wordsOf(inner);

function formWith(button: string, html: string): Tag & { pressed: Tag } {
  for (const form of tags("form", html)) {
    // A button may stand elsewhere and name its form.
    const isOfIt = ({ attributes, whole }: Tag) =>
      attributes["form"] ? attributes["form"] === form.attributes["id"] : form.inner.includes(whole);
    const pressed = tags("button", html).find((each) => nameOf(each) === button && isOfIt(each));
    if (pressed) return { ...form, pressed };
  }
  throw new Error(`No form has a button “${button}” in: ${wordsOf(html) || html}`);
}

/** The entries that a browser would submit: the form as rendered, with the typed values in their place. */
function filledIn({ inner, pressed }: ReturnType<typeof formWith>, typed: Fields): FormData {
  const sent = new FormData();
  const names = new Set<string>();
  for (const [, kind, attributes, content = ""] of inner.matchAll(controls)) {
    const { name, type, value, checked, disabled } = attributesIn(attributes!);
    if (!name || disabled !== undefined) continue;
    names.add(name);
    if (name in typed && typed[name] !== true) continue;
    if (kind === "select") sent.append(name, chosenIn(content));
    else if (kind === "textarea") sent.append(name, unescaped(content));
    else if (type === "file") sent.append(name, new File([], ""));
    else if (type !== "checkbox" && type !== "radio") sent.append(name, value ?? "");
    else if (checked !== undefined || typed[name]) sent.append(name, value ?? "on");
  }
  for (const [name, value] of Object.entries(typed)) {
    expect([...names], "fields of the form").toContain(name);
    if (value !== true) for (const each of [value ?? []].flat()) sent.append(name, each);
  }
  const { name, value } = pressed.attributes;
  if (name) sent.append(name, value ?? "");
  return sent;
}

// An input has no end, so that nothing lies in it.
const controls = /<(input|textarea|select)\b([^>]*)>(?:(?<=<input[^>]*>)|([\s\S]*?)<\/\1>)/g;

function chosenIn(content: string): string {
  const options = tags("option", content);
  const chosen = options.find(({ attributes }) => "selected" in attributes) ?? options[0];
  return chosen?.attributes["value"] ?? unescaped(chosen?.inner ?? "");
}

const pairs = (sent: FormData) => [...sent].map(([name, value]): [string, string] => [name, String(value)]);

/** As it is read: parts of a line stay together, and what only scripts read is left out. */
const wordsOf = (html: string): string =>
  unescaped(
    html
      .replaceAll(/<!--.*?-->|<(script|style|head|svg)\b[\s\S]*?<\/\1>/g, "")
      .replaceAll(/<\/?(?:a|abbr|b|bdi|code|em|i|small|span|strong|time)\b[^>]*>/g, "")
      .replaceAll(/<[^>]*>/g, " "),
  )
    .replaceAll(/\s+/g, " ")
    .trim();
