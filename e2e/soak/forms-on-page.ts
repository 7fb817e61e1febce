/** The forms and links of a page, read from its HTML. */
import { unescaped } from "#e2e/html.ts";

export type FormField = { name: string; value: string; type: string };

export type FormOnPage = {
  /** Where it stands. */
  page: string;
  /** Where it is sent to, with what it does. */
  action: string;
  isMultipart: boolean;
  fields: FormField[];
};

const site = "http://site";

/** Forms that are sent; one with several buttons for several addresses is several forms. */
export function formsIn(html: string, page: string): FormOnPage[] {
  return wholeForms(html).flatMap(({ method, actions, isMultipart, fields }) =>
    method === "post" ? actions.map((action) => ({ page, action: pathOf(action, page), isMultipart, fields })) : [],
  );
}

/** Addresses that forms ask for by GET, with what stands in them and one of each list chosen. */
export function questionsIn(html: string, page: string): string[] {
  return wholeForms(html).flatMap(({ method, actions, fields }) => {
    if (method === "post") return [];
    const once = new Map(fields.map(({ name, value }) => [name, value]));
    return actions.map((action) => `${pathOf(action, page).split("?")[0]}?${new URLSearchParams([...once])}`);
  });
}

/** Pages of this site that are linked to, also from within a mail. */
export function linksIn(html: string, page: string, url: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].flatMap(([, href]) => {
    const link = new URL(unescaped(href!), site + page);
    const isHere = link.origin === site || link.origin === new URL(url).origin;
    const isPage = !/\.(csv|xlsx|pdf|json|js)$|^\/(assets|es|api|storage)(\/|$)/.test(link.pathname);
    return isHere && isPage ? [link.pathname + link.search] : [];
  });
}

function wholeForms(html: string) {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head = "", inside = ""]) => {
    const tags = [...inside.matchAll(fieldTags), ...elsewhere(html, attribute(head, "id"))];
    const fields = tags.flatMap(([tag, , options = ""]) => {
      const name = attribute(tag.slice(0, tag.indexOf(">") + 1), "name");
      return name ? [{ name, value: valueOf(tag, options), type: typeOf(tag) }] : [];
    });
    const others = [...inside.matchAll(/<button\b[^>]*\bformaction="([^"]+)"/gi)].map(([, other]) => unescaped(other!));
    return {
      method: attribute(head, "method")?.toLowerCase() ?? "get",
      actions: [attribute(head, "action") ?? "", ...others],
      isMultipart: attribute(head, "enctype") === "multipart/form-data" || fields.some(({ type }) => type === "file"),
      fields,
    };
  });
}

const fieldTags = /<(input|textarea|select)\b[^>]*>(?:(?<=<select[^>]*>)([\s\S]*?)<\/select>)?/g;

/** The value of the field; for a list, its first option that is not empty. */
const valueOf = (tag: string, options: string) =>
  tag.startsWith("<select")
    ? unescaped(/<option\b[^>]*\bvalue="([^"]+)"/.exec(options)?.[1] ?? "")
    : (attribute(tag, "value") ?? "");

/** Fields that stand somewhere else on the page and name their form. */
const elsewhere = (html: string, id: string | undefined) =>
  id ? [...html.matchAll(fieldTags)].filter(([tag]) => attribute(tag, "form") === id) : [];

/** An empty action is the page itself, with its question. */
function pathOf(action: string, page: string): string {
  const { pathname, search } = new URL(action === "" ? page : action, site + page);
  return pathname + search;
}

const typeOf = (tag: string) =>
  tag.startsWith("<input") ? (attribute(tag, "type") ?? "text") : /^<(\w+)/.exec(tag)![1]!;

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(` ${tag}`)?.[1];
  return value === undefined ? undefined : unescaped(value);
}
