/** Every service may be called from another origin: the key and the bearer decide, never a cookie. */
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

export const openToOtherOrigins: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "OPTIONS") return preflight(c, next);
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

const preflight = cors({
  origin: "*",
  allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"],
  allowHeaders: [
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
  ],
  exposeHeaders: exposed,
  maxAge: 3600,
});
