/** Multipart forms with parts that are missing, endless, or of the wrong kind. */
import { setHeader, type Draft } from "./draft.ts";
import { fillForm, homeForm, type Site } from "./endpoints.ts";
import type { Random } from "#e2e/soak/random.ts";

export function oddMultipart(draft: Draft, random: Random, site: Site): void {
  const boundary = random.pick(["b", "-".repeat(70), "x".repeat(300), "a b", 'b"', ""]);
  const fields = homeForm(site, random);
  const parts = fields.map(([name, value]) => part(boundary, `form-data; name="${name}"`, value));
  const at = random.below(parts.length);
  const whole = () => [...parts, `--${boundary}--\r\n`].join("");
  const body = random.pick([
    whole,
    () => parts.join(""),
    () => whole().slice(0, random.below(whole().length)),
    () => whole().replace(/\r\n\r\n/, "\r\n"),
    () => whole().replaceAll("\r\n", "\n"),
    () => whole().replaceAll(boundary, "other"),
    () => ((parts[at] = part(boundary, random.pick(dispositions), "x")), whole()),
    () => (
      (parts[at] = part(boundary, 'form-data; name="titleEn"; filename="a.exe"\r\nContent-Type: x', "MZ\0")),
      whole()
    ),
    () => ((parts[at] = part(boundary, 'form-data; name="leadEn"', "a\0b".repeat(random.below(50)))), whole()),
    () => ((parts[at] = part(boundary, 'form-data; name="leadEn"', "x".repeat(random.below(300_000)))), whole()),
    () =>
      Array.from({ length: random.below(3_000) }, (_, n) => part(boundary, `form-data; name="f${n}"`, "")).join("") +
      whole(),
    () => `${part(boundary, `form-data; name="a"\r\n${"x: y\r\n".repeat(random.below(5_000))}`, "1")}${whole()}`,
    () => `--${boundary}--\r\n`,
    () => "",
  ])();
  fillForm(draft, site, fields);
  setHeader(draft, "content-type", `multipart/form-data; boundary=${boundary}`);
  draft.body = Buffer.from(body, random.pick(["utf8", "latin1"]));
}

const part = (boundary: string, disposition: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;

const dispositions = [
  "form-data",
  "form-data; name",
  'form-data; name="',
  'form-data; name=""',
  'form-data; name="__proto__"',
  'form-data; name="titleEn"; filename=""',
  'form-data; name="titleEn"; filename="../../x"',
  "form-data; name*=utf-8''%ff",
  'attachment; name="titleEn"',
  "",
  'form-data; name="a\0b"',
  `form-data; name="${"n".repeat(20_000)}"`,
];
