/** Every service may be called from another origin: the key and the bearer decide, never a cookie. */
import type { MiddlewareHandler } from "hono";

export const openToOtherOrigins: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "OPTIONS") return preflight(c.req.header("access-control-request-headers"));
  await next();
  // On the answer that is there: headers set before it would make Hono copy the answer, and its body into a stream.
  c.res.headers.set("Access-Control-Allow-Origin", "*");
  c.res.headers.set("Access-Control-Expose-Headers", exposed.join(","));
};

const exposed = [
  "X-Total-Count",
  "Link",
  "X-Supabase-Api-Version",
  "x-sb-error-code",
  // A resumable upload in a browser goes on from what these say.
  "Location",
  "Upload-Offset",
  "Upload-Length",
  "Upload-Expires",
  "Upload-Metadata",
  "Tus-Resumable",
  "Tus-Version",
  "Tus-Extension",
  "Tus-Max-Size",
  "Tus-Complete",
  "Content-Range",
  "Content-Disposition",
  "ETag",
];

const allowed = [
  "authorization",
  "apikey",
  "content-type",
  "accept",
  "x-client-info",
  "x-supabase-api-version",
  "x-jwt-aud",
  "x-upsert",
  "x-metadata",
  "cache-control",
  "x-signature",
  "tus-resumable",
  "upload-length",
  "upload-offset",
  "upload-metadata",
  "upload-expires",
  "upload-defer-length",
  "x-http-method-override",
  "if-none-match",
  "range",
  "x-robots-tag",
  "content-encoding",
  "redirect_to",
  "x-retry-count",
  "traceparent",
  "tracestate",
  "baggage",
];

/** Clients grow headers of their own, such as those of a trace: what is asked for is allowed, since no cookie ever counts. */
function preflight(requestedHeaders: string | undefined): Response {
  const names = (requestedHeaders ?? "").split(",").map((name) => name.trim().toLowerCase());
  const more = names.filter((name) => /^[a-z0-9!#$%&'*+.^_`|~-]{1,100}$/.test(name) && !allowed.includes(name));
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS",
      "Access-Control-Allow-Headers": [...allowed, ...more].join(","),
      "Access-Control-Expose-Headers": exposed.join(","),
      "Access-Control-Max-Age": "3600",
      Vary: "Access-Control-Request-Headers",
    },
  });
}
