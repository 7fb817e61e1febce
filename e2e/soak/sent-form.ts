/** Sends a form that was found, with other fields than it had or with its own. */
import { ask, type Answer } from "#e2e/http.ts";
import type { FormField, FormOnPage } from "./forms-on-page.ts";

export type Entry = [name: string, value: string | { fileName: string; content: Buffer }];

export type Sender = { url: string; cookie: string };

export async function sendEntries(
  { url, cookie }: Sender,
  action: string,
  entries: readonly Entry[],
  isMultipart: boolean,
) {
  const texts = entries as [string, string][];
  const [type, body] = isMultipart
    ? ["multipart/form-data; boundary=soak", partsOf(entries)]
    : ["application/x-www-form-urlencoded", Buffer.from(new URLSearchParams(texts).toString())];
  return sendBody({ url, cookie }, action, type, body);
}

export const sendBody = ({ url, cookie }: Sender, action: string, type: string, body: Buffer): Promise<Answer> =>
  ask(url + action, {
    method: "POST",
    headers: { accept: "text/html", cookie, origin: url, "content-type": type, "content-length": String(body.length) },
    body,
  });

export function partsOf(entries: readonly Entry[]): Buffer {
  const parts = entries.flatMap(([name, value]) => {
    const file = typeof value === "string" ? "" : `; filename="${value.fileName}"\r\nContent-Type: text/csv`;
    const head = `--soak\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), typeof value === "string" ? Buffer.from(value) : value.content, Buffer.from("\r\n")];
  });
  return Buffer.concat([...parts, Buffer.from("--soak--\r\n")]);
}

/** As somebody would fill it in who wants it to be carried out. */
export function filledIn({ fields }: FormOnPage): Entry[] {
  const seen = new Set<string>();
  return fields.flatMap((field): Entry[] => {
    const isChoice = field.type === "checkbox" || field.type === "radio";
    if (isChoice && seen.has(field.name)) return [];
    seen.add(field.name);
    return [[field.name, field.type === "file" ? aTable : field.value || typed(field)]];
  });
}

const aTable = { fileName: "workers.csv", content: Buffer.from("Name,Email\nAna,ana.soak@example.test\n") };

function typed({ name, type }: FormField): string {
  if (type === "hidden" || type === "select") return "";
  if (name === "iban") return "ES9121000418450200051332";
  if (type === "email" || /email/i.test(name)) return `soak-${name}@example.test`.toLowerCase();
  if (type === "date" || /day|until|from|On$/i.test(name)) return "2027-01-31";
  return type === "number"
    ? "2"
    : type === "checkbox" || type === "radio"
      ? "on"
      : type === "tel"
        ? ""
        : `Soak ${name}`;
}
