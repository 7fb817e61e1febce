/** The targets of the bad requests, and the honest request of each. */
import { ask } from "#e2e/http.ts";
import { setHeader, type Draft } from "./draft.ts";
import type { Random } from "#e2e/soak/random.ts";

export type Endpoint = { name: string; method: string; target: string; asEditor?: boolean; sendsForm?: boolean };

export async function findEndpoints(url: string): Promise<Endpoint[]> {
  const asset = /\/assets\/[^"' ]+\.js/.exec((await ask(url)).body.toString())?.[0];
  if (!asset) throw new Error("the front page names no script");
  const get = (target: string, more: Partial<Endpoint> = {}) => ({ name: target, method: "GET", target, ...more });
  return [
    get("/"),
    get("/es"),
    get("/healthz"),
    get("/readyz"),
    get("/metrics"),
    get("/admin/content/home", { asEditor: true }),
    { name: "POST", method: "POST", target: "/admin/content/home", asEditor: true, sendsForm: true },
    get("/admin/content/home.data", { asEditor: true }),
    get("/__manifest?p=%2F&version=1", { name: "/__manifest" }),
    get(asset, { name: "an asset" }),
    get("/no/such/page"),
  ];
}

/** Where to send, and the version of the home page that a form must name to be carried out. */
export type Site = { url: string; version: string };

export function honestDraft({ method, target, asEditor, sendsForm }: Endpoint, site: Site, random: Random): Draft {
  const draft: Draft = {
    method,
    target,
    version: "HTTP/1.1",
    headers: [
      ["host", new URL(site.url).host],
      ["connection", "close"],
    ],
    body: Buffer.alloc(0),
    framing: "length",
    mayWait: false,
    ending: "whole",
    raw: undefined,
  };
  if (asEditor) setHeader(draft, "cookie", "act-as=editor");
  if (sendsForm) fillForm(draft, site, homeForm(site, random));
  return draft;
}

export type Field = [name: string, value: string];

export const homeForm = ({ version }: Site, random: Random): Field[] => [
  ["titleEn", "Work at events"],
  ["titleEs", "Trabaja en eventos"],
  ["leadEn", "Good shifts"],
  ["leadEs", "Buenos turnos"],
  ["version", version],
  ["submission-key", `00000000-0000-4000-8000-${random.bytes(6).toString("hex")}`],
];

export function fillForm(draft: Draft, { url }: Site, fields: Field[]): void {
  setHeader(draft, "origin", url);
  setHeader(draft, "content-type", "application/x-www-form-urlencoded");
  draft.body = Buffer.from(new URLSearchParams(fields).toString());
}
