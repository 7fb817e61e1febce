/** The product's own API. An unknown address gets a JSON 404. */
import { Hono, type Context } from "hono";
import { userRecord, type UserRecord } from "#features/access/account/user-record.server.ts";
import { namesOfPeopleHere } from "#features/ground/live/queries.server.ts";
import { neededToHear } from "#request/slices/live-kinds.ts";
import { liveKinds } from "#slices.ts";
import { canSignUp } from "#features/site/signup/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { createBucket } from "@platform/kernel/token-bucket";
import { englishOf } from "#request/failures.ts";
import { owesSecondFactor, type RequestSession } from "#request/session.ts";
import { errorBody } from "#server/middleware/error-answer.ts";
import { iconsOf } from "#server/pages/icons.ts";
import { switchLocale } from "#server/middleware/locale-redirect.ts";
import type { RouteRules } from "#server/middleware/route-rules.ts";
import type { Caller } from "./sessions/auth-service.ts";
import type { Identify } from "./sessions/identify-session.ts";
import { withCookies } from "./sessions/session-cookies-out.ts";

export type ApiOptions = {
  rules: RouteRules;
  secure: boolean;
  identify: Identify;
  callerOf: (c: Context) => Caller;
};

export const createApi = ({ rules, secure, identify, callerOf }: ApiOptions): Hono => {
  const mayAsk = createBucket(askedOfForms, clockNow);
  return new Hono()
    .get("/user", async (c) => {
      const { session, cookies } = await identify(c.req.raw, callerOf(c));
      return withCookies(c.json(await recordOf(session), 200, { "Cache-Control": "no-store" }), cookies);
    })
    .get("/live/people", async (c) => {
      const { actor, cookies } = await identify(c.req.raw, callerOf(c));
      const ids = (c.req.query("ids") ?? "").split(",").filter(Boolean);
      const people = await namesOfPeopleHere(actor, neededToHear(liveKinds, c.req.query("kind") ?? ""), ids);
      const answer = people
        ? c.json(people, 200, { "Cache-Control": "no-store" })
        : c.json(errorBody(403, englishOf("notPermitted", {})), 403, { "Cache-Control": "no-store" });
      return withCookies(answer, cookies);
    })
    .get("/can-signup", async (c) => {
      if (!mayAsk(callerOf(c).address))
        return c.json(errorBody(429, "Too Many Requests"), 429, { "Cache-Control": "no-store", "Retry-After": "10" });
      return c.json(await canSignUp(c.req.query("formId") ?? null), 200, { "Cache-Control": "no-store" });
    })
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
};

/** A venue's network puts hundreds of people behind one address; who tries names is slowed down. */
const askedOfForms = { count: 60, seconds: 60, burst: 300 };

/** Asked afresh of the service, so that it is what the browser's own client would be told. */
async function recordOf({ signedIn, client }: RequestSession): Promise<UserRecord | null> {
  if (!signedIn || owesSecondFactor(signedIn)) return null;
  const { data } = await client().auth.getUser();
  return data.user ? userRecord(data.user, signedIn.assurance, signedIn.sessionId) : null;
}
