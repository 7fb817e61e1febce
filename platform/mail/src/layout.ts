/** One mail in its two bodies, from the same values: HTML that also reads in dark mode and aloud, and its plain twin. */
import { escaped } from "./escape-html.ts";
import { markOf, unmarked, type Secrets } from "./secrets.ts";

export type MailContent = {
  brand: string;
  /** Stands for the name where pictures are shown; where not, the name stands for it. */
  logoUrl?: string | undefined;
  /** Colour of the button, which has white text: `#rrggbb`. */
  colour?: string | undefined;
  heading: string;
  /** Plain text, one entry per paragraph. */
  paragraphs: string[];
  /** Where it leads stands in neither body: whatever the address, it is among the secrets. */
  button?: { label: string; url: string } | undefined;
  /** A number to type in, shown large; likewise. */
  code?: string | undefined;
  footer: string;
  language: string;
};

export function layOut({ button, code, ...mail }: MailContent): { html: string; text: string; secrets: Secrets } {
  const secrets = { ...(button && { link: linkFrom(button.url) }), ...(code !== undefined && { code: oneLine(code) }) };
  const content: Content = {
    ...mail,
    brand: unmarked(mail.brand),
    heading: unmarked(mail.heading),
    paragraphs: mail.paragraphs.map(unmarked),
    footer: unmarked(mail.footer),
    button: button && unmarked(button.label),
    hasCode: code !== undefined,
  };
  return { html: htmlLayout(content), text: textLayout(content), secrets };
}

type Content = Omit<MailContent, "button" | "code"> & { button: string | undefined; hasCode: boolean };

function htmlLayout(content: Content): string {
  const { heading, paragraphs, button, hasCode, footer, language, colour = "#18181b" } = content;
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#18181b">${escaped(heading)}</h1>`,
    ...paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px;color:#18181b">${escaped(text)}</p>`),
    hasCode ? codeBox : "",
    button === undefined ? "" : linkButton(button, colour),
  ];
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(heading)}</title>
<style>${darkMode}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f4f4f5">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f4f5">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:left">
<tr><td class="ink" style="padding:0 8px 16px;font-weight:600;color:#18181b">${head(content)}</td></tr>
<tr><td class="card" style="padding:32px 28px 16px;border-radius:12px;background-color:#ffffff">
${body.filter((part) => part !== "").join("\n")}
</td></tr>
<tr><td class="faint" style="padding:16px 8px;font-size:13px;color:#52525b">${escaped(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function textLayout({ brand, heading, paragraphs, button, hasCode, footer }: Content): string {
  const parts = [brand, heading, ...paragraphs, ...(hasCode ? [markOf("code")] : [])].map(oneLine);
  const link = button === undefined ? [] : [`${oneLine(button)}:\n${markOf("link")}`];
  return `${[...parts, ...link].join("\n\n")}\n\n-- \n${oneLine(footer)}\n`;
}

const darkMode = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background-color:#18181b!important}.card{background-color:#27272a!important}
.ink{color:#fafafa!important}.faint,.faint a{color:#d4d4d8!important}.code{background-color:#3f3f46!important;color:#fafafa!important}
.button{background-color:#fafafa!important;color:#18181b!important}}`;

// Digits apart, so that they are read and compared one by one.
const codeBox = `<p class="code" style="margin:0 0 16px;padding:16px;border-radius:8px;background-color:#f4f4f5;color:#18181b;font-family:ui-monospace,Consolas,monospace;font-size:28px;line-height:1.2;letter-spacing:6px;text-align:center">${markOf("code")}</p>`;

// A logo is made for white: in a dark mail it keeps a piece of it.
const head = ({ brand, logoUrl }: Content) =>
  logoUrl === undefined
    ? escaped(brand)
    : `<img src="${escaped(linkFrom(logoUrl))}" alt="${escaped(brand)}" height="32" style="height:32px;max-width:240px;padding:4px 6px;border-radius:6px;background-color:#ffffff">`;

// The address stands below once more: some readers show no buttons, and it says where the button leads.
const linkButton = (label: string, colour: string) =>
  `<p style="margin:0 0 16px"><a class="button" href="${markOf("link")}" style="display:inline-block;padding:12px 20px;border-radius:8px;background-color:${escaped(colour)};color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p class="faint" style="margin:0 0 16px;font-size:13px;color:#52525b;word-break:break-all"><a href="${markOf("link")}" style="color:#52525b">${markOf("link")}</a></p>`;

function linkFrom(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`a mail may not link to ${protocol}`);
  return href;
}

// A value may not make paragraphs of its own; HTML joins its lines too.
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
