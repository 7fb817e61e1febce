/** The headers around every document, and the two forms of its content security policy. */
import { createHash } from "node:crypto";

export type Policies = { withNonce(nonce: string): string; withHashes(html: string): string };

/** `hosts` are the other sites that the operator chose to load scripts from: a consent provider, the tag manager. */
export const createPolicies = (hosts: readonly string[]): Policies => ({
  /** For pages made for one request: only scripts with this request's nonce, and what these load. */
  withNonce: (nonce) => policy(`'nonce-${nonce}' 'strict-dynamic'`, hosts),
  /** For pages kept in the cache, which everyone gets alike: our own files, and exactly the inline scripts that stand in the page. */
  withHashes: (html) => policy(["'self'", ...inlineScripts(html).map(hashOf), ...hosts].join(" "), hosts),
});

export const documentHeaders = (secure: boolean): Record<string, string> => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  ...(secure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
});

const policy = (scripts: string, hosts: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    `connect-src ${["'self'", ...hosts, ...(isDevelopment ? ["ws:"] : [])].join(" ")}`,
    `style-src ${["'self'", ...elsewhereStyles(hosts)].join(" ")}`,
    // React and Radix set style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", "data:", "blob:", ...hosts].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Style elements are forbidden. Scripts of another site bring their looks as such elements, and a policy cannot tell
 * whose an element is: who names another site allows them, as the development server does.
 */
const elsewhereStyles = (hosts: readonly string[]) =>
  hosts.length > 0 || isDevelopment ? ["'unsafe-inline'", ...hosts] : [];

const isDevelopment = import.meta.env?.DEV === true;

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1]!,
  );
