/** Requests that no honest client sends, one endpoint at a time. */
import fc from "fast-check";
import type { Endpoint } from "@platform/auth/endpoints";
import { hostileBody } from "./hostile-body.ts";
import { hostileText } from "./hostile-values.ts";
import { plausible, type Cast } from "./plausible.ts";

export type HostileRequest = {
  method: string;
  target: string;
  headers: [string, string][];
  body: Buffer;
  /** Says more or less than it sends, if not nothing. */
  claimedLength?: string | undefined;
};

export function hostileRequest(endpoint: Endpoint, cast: Cast): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      method: usually(30, fc.constant(endpoint.method === "ALL" ? "POST" : endpoint.method), oddMethods),
      path: usually(8, fc.constant(null), oddPath),
      query: fc.array(fc.tuple(fc.nat(7), hostileText), { maxLength: 2 }),
      grant: usually(9, fc.constantFrom("password", "refresh_token", "pkce", "id_token", "web3"), hostileText),
      rawQuery: usually(
        25,
        fc.constant(""),
        fc.constantFrom("&%", "&=&=", "&a[b]=1", "&%FF=%C0", "&page=1&page=2", `&a=${"x".repeat(6_000)}`),
      ),
      bearer: usually(5, fc.constant(undefined), hostileText),
      apikey: usually(12, fc.constant(undefined), hostileText),
      headers: fc.array(oddHeader, { maxLength: 2 }),
      contentType: usually(4, fc.constant("application/json;charset=UTF-8"), oddTypes),
      claimedLength: usually(
        20,
        fc.constant(undefined),
        fc.constantFrom("0", "1", "5", "100000", "1048577", "-1", "abc", "1e3", "99999999999999999999"),
      ),
      body: hostileBody(plausible(endpoint, cast).body),
    })
    .map((odd) => {
      const honest = plausible(endpoint, cast);
      if (endpoint.path === "/token") honest.query.push(["grant_type", odd.grant]);
      else
        for (const [n, text] of odd.query)
          honest.query[n % Math.max(1, honest.query.length)] = [honest.query[n]?.[0] ?? "q", text];
      const query = honest.query.map((pair) => pair.map(encoded).join("=")).join("&");
      const path = odd.path === null ? honest.path : odd.path(honest.path);
      const hasBody = !["GET", "HEAD"].includes(odd.method) || odd.body.length % 7 === 0;
      return {
        method: odd.method,
        target: `/auth/v1${path}?${query}${odd.rawQuery}`,
        headers: [
          ["apikey", odd.apikey ?? honest.apikey],
          ["authorization", `Bearer ${odd.bearer ?? honest.bearer}`],
          ["content-type", odd.contentType],
          ...odd.headers,
        ],
        body: hasBody ? odd.body : Buffer.alloc(0),
        claimedLength: hasBody ? odd.claimedLength : undefined,
      };
    });
}

const usually = <Value, Odd>(weight: number, usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Odd>) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

// A lone half of a character has no encoding, so it goes as the bytes that a careless client would send.
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80");

const oddMethods = fc.constantFrom(
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "GET",
  "POST",
  "PROPFIND",
  "TRACE",
  "FOO",
  "get",
);

const oddTypes = fc.constantFrom(
  "",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/xml",
  "json",
  "application/json;;;",
  "x".repeat(3_000),
  "*/*",
);

const oddPath: fc.Arbitrary<(path: string) => string> = fc.constantFrom(
  ...[
    "/",
    "//",
    "/.",
    "/..",
    "/%",
    "/%zz",
    "/%E0%A4%A",
    "/%C0%AF",
    "%00",
    "%2e%2e",
    "/x/y/z",
    "/__proto__",
    "%0d%0aa:b",
  ].map((suffix) => (path: string) => path + suffix),
  (path: string) => path.toUpperCase(),
  (path: string) => `/.${path}`,
  (path: string) => `/${path}`,
  (path: string) => path.replaceAll("/", "%2f"),
  (path: string) => path.replaceAll("/", "/../auth/v1/"),
  (path: string) => path.replace(/[0-9a-f-]{36}/, "not-a-uuid"),
  (path: string) => path.replace(/[0-9a-f-]{36}/, "%00"),
  (path: string) => path.replace(/[0-9a-f-]{36}/, "%ED%A0%80"),
  (path: string) => path.replace(/[0-9a-f-]{36}/, "x".repeat(4_000)),
  (path: string) => path.replace(/[0-9a-f-]{36}/, (id) => id.toUpperCase()),
);

const oddHeader: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(
    fc.constantFrom("x-supabase-api-version", "x-jwt-aud", "redirect_to", "referer", "origin", "user-agent", "cookie"),
    hostileText,
  ),
  fc.constantFrom(
    ...(["", "a b", "[::1", "evil.example", "a:99999", "user@x", "%00", "x".repeat(2_000)].map((host) => [
      "host",
      host,
    ]) as [string, string][]),
    ...([
      ["expect", "100-continue"],
      ["expect", "200-ok"],
      ["connection", "upgrade"],
      ["upgrade", "websocket"],
      ["x-http-method-override", "DELETE"],
    ] as [string, string][]),
    ...([
      ["authorization", "Basic eDp5"],
      ["authorization", "Bearer"],
      ["authorization", `Bearer ${"x".repeat(10_000)}`],
      ["x-forwarded-for", "' OR 1=1"],
    ] as [string, string][]),
    ...([
      ["transfer-encoding", "chunked"],
      ["transfer-encoding", "identity"],
      ["content-length", "7"],
    ] as [string, string][]),
    ...([
      ["accept-language", "x".repeat(3_000)],
      ["accept", "text/html"],
      ["content-encoding", "gzip"],
      ["a".repeat(500), "x"],
      ["bad name", "x"],
    ] as [string, string][]),
  ),
);
