import { expect, it } from "vitest";
import { peopleWith } from "./people.ts";

it("people refresh with their own token, show their own and sign in as themselves", () =>
  expect(peopleWith([{ access_token: "a0", refresh_token: "r0" }])).toEqual({
    refreshing: [{ body: '{"refresh_token":"r0"}', refreshes: true }],
    asking: [{ headers: { authorization: "Bearer a0" } }],
    signingIn: [{ body: '{"email":"person-0@example.org","password":"an invented password 0"}' }],
  }));
