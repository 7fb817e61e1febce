/** The headers around every document, and the two forms of its content security policy. */
import { createHash } from "node:crypto";

/** For pages made for one request: only scripts with this request's nonce, and what these load. */
export const policyWithNonce = (nonce: string): string => policy(`'nonce-${nonce}' 'strict-dynamic'`);

/** For pages kept in the cache, which everyone gets alike: our own files, and exactly the inline scripts that stand in the page. */
export const policyWithHashes = (html: string): string =>
  policy(
    [
      "'self'",
      ...inlineScripts(html).map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`),
    ].join(" "),
  );

export const documentHeaders = (secure: boolean): Record<string, string> => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  ...(secure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
});

const policy = (scripts: string) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    // The development server brings styles as elements and talks back through a socket.
    import.meta.env?.DEV ? "style-src 'self' 'unsafe-inline'; connect-src 'self' ws:" : "style-src 'self'",
    // React and Radix set style attributes; style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1]!,
  );
