/** The product's own calls. What has no answer here is a JSON 404. */
import { Hono } from "hono";
import { englishOf } from "#request/failures.ts";
import { errorBody } from "./error-answer.ts";
import { iconsOf } from "./icons.ts";
import { switchLocale } from "./locale-redirect.ts";
import type { RouteRules } from "./route-rules.ts";

export const createApi = ({ rules, secure }: { rules: RouteRules; secure: boolean }): Hono =>
  new Hono()
    .get("/user", (c) => c.json(null, 200, { "Cache-Control": "no-store" }))
    .get("/can-signup", (c) => c.json(false, 200, { "Cache-Control": "no-store" }))
    .get("/route-rules", async (c) => {
      const redirect = await rules.redirectFor(c.req.query("path") ?? "");
      return c.json(redirect ? { redirect } : {}, 200, { "Cache-Control": "no-store" });
    })
    .get("/locale/:locale", switchLocale(secure))
    .get("/_nuxt_icon/:file", async (c) => {
      const set = /^([a-z0-9-]+)\.json$/.exec(c.req.param("file"))?.[1];
      const icons = set && (await iconsOf(set, (c.req.query("icons") ?? "").split(",").filter(Boolean)));
      if (!icons) return c.json(errorBody(404, "Icon set not found"), 404);
      return c.json(icons, 200, { "Cache-Control": "public, max-age=604800" });
    })
    .all("*", (c) => {
      const message = englishOf("pageNotFound", { path: c.req.path });
      return c.json(errorBody(404, message), 404, { "Cache-Control": "no-store" });
    });
