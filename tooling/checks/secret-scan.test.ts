import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { scan } from "./secret-scan.ts";

// Put together here, so that this file does not trip the scan itself.
const joined = (...parts: string[]) => parts.join("");
const random = "q7Vf2LmX9zR4tKpW8sYb";
const planted: [kind: string, source: string][] = [
  ["private key", joined("-----BEGIN RSA ", "PRIVATE KEY-----")],
  ["private key", joined("-----BEGIN ", "PRIVATE KEY-----")],
  ["AWS access key", joined("AK", "IAIOSFODNN7EXAMPLE")],
  ["JWT", joined("eyJhbGciOiJIUzI1NiJ9", ".eyJzdWIiOiIxMjM0NTY3ODkwIn0", ".dozjgNryP4J3jVmNHl0w5N")],
  ["Supabase secret key", joined("sb_", "secret_", random)],
  ["GitHub token", joined("gh", "p_", "abcdefghijklmnopqrstuvwxyz0123456789")],
  ["npm token", joined("npm", "_abcdefghijklmnopqrstuvwxyz0123456789")],
  ["Slack token", joined("xo", "xb-1234567890-abc")],
  ["password in a URL", joined("postgres://app:", random, "@db.example.com/app")],
  ["assigned secret", joined("const api", `Key = "${random}";`)],
  ["assigned secret", joined("SECRET", `_KEY=${random}`)],
  ["assigned secret", joined('{ "pass', `word": "${random}" }`)],
];

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "secret-scan-"))));
afterEach(() => rmSync(root, { recursive: true }));

describe("the secret scan", () => {
  it.each(planted)("finds a planted %s and does not print it", (kind, source) => {
    writeFileSync(join(root, "a.ts"), `// first line\n${source}\n`);
    const findings = scan(root, []);
    expect(findings).toEqual([expect.stringContaining(`a.ts:2 ${kind}`)]);
    expect(findings.join()).not.toContain(source);
  });

  it("leaves ordinary code alone", () => {
    const code = [
      'const password = form.get("password");',
      'const token = "short";',
      'tokenMessage: { en: "This link was used 2 times already", es: "…" }',
      "const secret = randomBytes(32).toString('hex');",
      'passwordHint = "aaaaaaaaaaaaaaaaaaaa1";',
      "postgres://app:${password}@db/app",
    ];
    writeFileSync(join(root, "a.ts"), code.join("\n"));
    expect(scan(root, [])).toEqual([]);
  });

  it("allows a documented fixture by value, or in one file", () => {
    const [, source] = planted.at(-1) as [string, string];
    writeFileSync(join(root, "a.json"), source);
    expect(scan(root, [{ value: random, because: "test" }])).toEqual([]);
    expect(scan(root, [{ file: "a.json", because: "test" }])).toEqual([]);
    expect(scan(root, [{ file: "b.json", because: "test" }])).toHaveLength(1);
    expect(scan(root, [{ because: "an allowance for everything is none" }])).toHaveLength(1);
  });

  it("looks at files that git does not yet track and skips those it ignores", () => {
    const [, source] = planted[0] as [string, string];
    execFileSync("git", ["init", "-q"], { cwd: root });
    mkdirSync(join(root, "data"));
    writeFileSync(join(root, ".gitignore"), "data/\n");
    writeFileSync(join(root, "data/key.pem"), source);
    writeFileSync(join(root, "key.pem"), source);
    expect(scan(root, [])).toEqual([expect.stringContaining("key.pem:1 private key")]);
  });

  it("does not call an empty folder clean", () => expect(scan(root, [])).toHaveLength(1));
});
