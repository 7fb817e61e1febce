import { describe, expect, it } from "vitest";
import { problemWith } from "./judge.ts";

const request = { method: "POST", target: "/auth/v1/signup", headers: [] as [string, string][], body: Buffer.alloc(0) };
const json = { "content-type": "application/json" };
const reply = { status: 200, headers: json, body: "{}", tookMs: 5, isSilent: false };
const known = JSON.stringify({ code: "bad_json", message: "no" });

describe("the judge of malformed requests", () => {
  it.each([
    [{ ...reply, isSilent: true }, "no answer"],
    [{ ...reply, tookMs: 6_000 }, "answered after 6000 ms"],
    [{ ...reply, status: 0 }, "closed without an answer"],
    [{ ...reply, status: 500, body: "oops" }, "500 oops"],
    [{ ...reply, status: 400, body: "" }, '400 says ""'],
    [{ ...reply, status: 400, headers: {} }, '400 says "{}"'],
    [{ ...reply, status: 400, body: '{"code":"made_up","message":"no"}' }, /^400 says/],
    [{ ...reply, status: 400, body: '{"code":"bad_json"}' }, /^400 says/],
    [{ ...reply, status: 302, headers: { location: "https://evil.example/" } }, /^302 leads away/],
  ])("finds fault with %j", (answer, problem) => expect(problemWith(request, answer)).toMatch(problem));

  it.each([
    reply,
    { ...reply, status: 400, body: known },
    { ...reply, status: 400, body: '{"code":400,"error_code":"bad_json","msg":"no"}' },
    { ...reply, status: 400, body: '{"error":"invalid request","error_description":"no"}' },
    { ...reply, status: 401, body: '{"message":"no","hint":"a key"}' },
    { ...reply, status: 404, headers: { "content-type": "text/plain;charset=UTF-8" }, body: "404 page not found" },
    { ...reply, status: 503, body: known },
    { ...reply, status: 303, headers: { location: "https://staff.example/#error=x" } },
  ])("is content with %j", (answer) => expect(problemWith(request, answer)).toBeUndefined());
});
