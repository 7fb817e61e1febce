/** The headers around every document, and the two forms of its content security policy. */
import { createHash } from "node:crypto";

export type Policies = {
  withNonce(nonce: string, html?: string, framedBy?: readonly string[]): string;
  withHashes(html: string): string;
};

/** Other sites that the operator chose: those whose scripts run in our pages, those only asked, and who checks for people. */
export type OtherSites = { scripts: readonly string[]; contacted: readonly string[]; captcha: readonly string[] };

export const noOtherSites: OtherSites = { scripts: [], contacted: [], captcha: [] };

export const createPolicies = (others: OtherSites): Policies => ({
  /** For pages made for one request: only scripts with this request's nonce, and what these load. */
  withNonce: (nonce, html = "", framedBy = []) => policy(`'nonce-${nonce}' 'strict-dynamic'`, others, html, framedBy),
  /** For pages kept in the cache, which everyone gets alike: our own files, and exactly the inline scripts that stand in the page. */
  withHashes: (html) =>
    policy(["'self'", ...inlineScripts(html).map(hashOf), ...others.scripts].join(" "), others, html),
});

export const documentHeaders = (secure: boolean): Record<string, string> => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  ...(secure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
});

function policy(
  allowed: string,
  { scripts, contacted, captcha }: OtherSites,
  html: string,
  framedBy: readonly string[] = [],
): string {
  // The check for people, its frame and its looks are let in only where the page has a place for it.
  const check = captcha.length > 0 && html.includes(" data-captcha=") ? captcha : [];
  return [
    "default-src 'self'",
    `script-src ${allowed}`,
    "worker-src 'self'",
    `connect-src ${["'self'", ...scripts, ...contacted, ...check, ...(isDevelopment ? ["ws:"] : [])].join(" ")}`,
    ...(check.length > 0 ? [`frame-src ${["'self'", ...check].join(" ")}`] : []),
    `style-src ${["'self'", ...check, ...otherStyles(html)].join(" ")}`,
    // React and Radix set style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", "data:", "blob:", ...scripts].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(" ") : "'none'"}`,
  ].join("; ");
}

/**
 * Style elements are forbidden, but for the development server and for a consent provider, whose script stands in the
 * page: it brings its looks as such elements, and a policy cannot tell whose an element is.
 */
function otherStyles(html: string): string[] {
  const provider = /<script[^>]* src="(https:\/\/[^/"]+)/.exec(html.slice(0, html.indexOf("</head>")))?.[1];
  return [...(provider || isDevelopment ? ["'unsafe-inline'"] : []), ...(provider ? [provider] : [])];
}

const isDevelopment = import.meta.env?.DEV === true;

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1]!,
  );
