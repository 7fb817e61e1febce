/** The server for browser tests: a cookie names who acts, mails can be read, its clock can be moved, and it tells how long it was held up. Only the test build has this file as its entry. */
import type { ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { actAs } from "./act-as.e2e.ts";
import { builtParts } from "#server/pages/built-parts.ts";
import { createDevMailbox } from "#server/mail/dev-mailbox.ts";
import { runProgram } from "./start.ts";
import { movableClock } from "./clock.e2e.ts";
import { tellTurns } from "./turns.e2e.ts";

const [clock, turns] = [movableClock(), tellTurns()];
const parts = await builtParts(build as ServerBuild, import.meta.dirname);
await runProgram({
  ...parts,
  identifyBy: actAs,
  readMessages: createDevMailbox,
  before: (request, response, next) => clock(request, response, () => turns(request, response, next)),
});
