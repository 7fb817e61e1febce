/** The page for when the database is away or its disk is full. It needs nothing: no database, no script, no stylesheet. */
import { createHash } from "node:crypto";
import type { Locale } from "@product/domain/locales";
import { inLocale, isoOf } from "#i18n/locale.ts";
import { productName } from "#i18n/page-title.tsx";
import { messages as requestMessages } from "#request/messages.ts";
import { messages } from "#shell/messages.ts";

export const unavailable = (locale: Locale, headers: Record<string, string>, why: Why = "away"): Response =>
  new Response(pageIn(locale, why), {
    status: statuses[why],
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src '${styleHash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
      "Cache-Control": "no-store",
      "Retry-After": "5",
    },
  });

type Why = "away" | "full";
const statuses = { away: 503, full: 507 };

const style =
  ":root{color-scheme:light dark}body{font:16px/24px system-ui,sans-serif;max-width:28rem;margin:20vh auto;padding:0 1.5rem;background:light-dark(#fff,#0d131e);color:light-dark(#0f172a,#e8edf4)}h1{font-size:48px;line-height:52px;letter-spacing:-.036em;margin:.5rem 0}p{margin:0}a{color:light-dark(#15803d,#5bd68c)}";
const styleHash = `sha256-${createHash("sha256").update(style).digest("base64")}`;

const pageIn = (locale: Locale, why: Why) => `<!doctype html>
<html lang="${isoOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${messages.error[locale]} ${statuses[why]} - ${productName}</title><style>${style}</style></head>
<body><main><p>${messages.error[locale]}</p><h1>${statuses[why]}</h1><p>${requestMessages[`failure:${why}`][locale]}</p><p><a href="${inLocale("/", locale)}">${messages.returnHome[locale]}</a></p></main></body></html>
`;
