/** Every service may be called from another origin: the key and the bearer decide, never a cookie. */
import { cors } from "hono/cors";

export const openToOtherOrigins = cors({
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
    "x-http-method-override",
    "if-none-match",
    "range",
    "redirect_to",
  ],
  exposeHeaders: ["X-Total-Count", "Link", "X-Supabase-Api-Version", "x-sb-error-code"],
  maxAge: 3600,
});
