/** The server asks other machines through one function, which keeps what somebody typed away from this machine and its network. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { repository } from "#tooling/testing/lint-tree.ts";

/** Whatever opens a connection of its own. */
const waysOut =
  /(?<![.\w])fetch\(|\bglobalThis\.fetch\b|XMLHttpRequest|new WebSocket\(|new EventSource\(|from "(?:node:)?(?:https?|net|tls|dgram|undici|http2|axios|got)(?:\/[^"]*)?"/;

const whoConnects = /\b(request|get|connect|createConnection|Agent|Socket|Dispatcher|fetch)\b/;

/** Those that do, and to whom: nobody types these addresses in the product. */
const known: Readonly<Record<string, string>> = {
  "platform/kernel/src/fetch-outside.ts": "the one way out",
  "platform/storage/src/bytes/s3/client.ts": "the file store of the configuration, with bodies too large to hold",
  "platform/storage/src/objects/clamd.ts": "the virus scanner of the configuration",
  "product/web/src/server/sessions/auth-service.ts": "the hosted services of the configuration, without redirects",
  "product/web/src/server/operations/health/mail.ts": "the mail server of the configuration",
};

/** Code that runs in a browser, whose requests come from the reader's own network. */
const inBrowsers =
  /\.tsx$|\.client\.ts$|^product\/web\/src\/shell\/|^product\/web\/src\/features\/(day\/gate\/offline\/(synchronise|thumbnails)|day\/pass\/punches\/phone-punches|ground\/live\/names|ground\/photo\/share\/send-file|planning\/rota\/grid\/use-more-people|site\/signup\/can-sign-up|access\/login\/passkey-question)\.ts$/;

const files = globSync("{product,platform}/*/{src,*.ts}/**/*.{ts,tsx}", {
  cwd: repository,
  exclude: [
    "**/*.test.*",
    "**/testing/**",
    "**/node_modules/**",
    "**/build*/**",
    "platform/conformance/**",
    "**/*.e2e.ts",
  ],
});

it("the server opens no connection past the wall", () => {
  expect(files.length).toBeGreaterThan(1500);
  const found = files.filter((file) => !inBrowsers.test(file) && opens(readFileSync(`${repository}/${file}`, "utf8")));
  expect(found.toSorted()).toEqual(Object.keys(known).toSorted());
});

it("such a connection would be seen", () => {
  for (const line of [
    'const answer = await fetch(url, { method: "POST" });',
    'import { request } from "node:https";',
    'import { connect as open } from "node:tls";',
    'import { fetch as ask } from "undici";',
    "new WebSocket(address)",
  ])
    expect(opens(line), line).toBe(true);
  for (const line of [
    "await services.fetch(request);",
    'import { isIPv6 } from "node:net";',
    'import type { IncomingMessage } from "node:http";',
    'import { createServer } from "node:http";',
    "fetchOutside(url, asked)",
  ])
    expect(opens(line), line).toBe(false);
});

/** Listening, and the shapes of requests, are no way out. */
function opens(text: string): boolean {
  const lines = text.split("\n").filter((line) => waysOut.test(line) && !/^\s*(\/\/|\*|\/\*\*)/.test(line));
  return lines.some((line) => {
    if (!line.includes(" from ")) return true;
    if (line.startsWith("import type ")) return false;
    return whoConnects.test(line.replace(/ from .*/, "").replace(/\btype \w+/g, "")) || line.includes("undici");
  });
}
