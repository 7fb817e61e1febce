import { expect, test } from "vitest";
import { redactPath } from "./redact-path.ts";

test("a path that carries a secret is logged without it", () =>
  expect(
    [
      "/evidence/s3cret",
      "/es/keep/s3cret",
      "/es/contract/s3cret/copy.pdf",
      "/es/signup/resume/s3cret",
      "/calendar/s3cret.ics",
      "/admin/workers/list",
    ].map(redactPath),
  ).toEqual([
    "/evidence/[token]",
    "/es/keep/[token]",
    "/es/contract/[token]/copy.pdf",
    "/es/signup/resume/[token]",
    "/calendar/[token]",
    "/admin/workers/list",
  ]));
