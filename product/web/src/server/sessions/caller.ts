import type { Context } from "hono";
import { deviceCookie } from "@platform/auth/limits/known-devices";
import { localeOf } from "#i18n/locale.ts";
import type { Config } from "#server/config.ts";
import { seenFromOutside } from "#server/middleware/outside.ts";
import type { Caller } from "./auth-service.ts";
import { cookieNamed } from "./session-cookie.ts";

/** Whom the service is asked for: the visitor, not this server. */
export const callerOf = (c: Context, config: Config): Caller => ({
  address: seenFromOutside(c, config).address,
  userAgent: c.req.header("user-agent") ?? "",
  // Mails speak the language of the page they were asked for on.
  language: localeOf(c.req.path),
  device: cookieNamed(deviceCookie, c.req.header("cookie")),
});
