/** The server for browser tests: a cookie names who acts, and what is mailed can be read. Only the test build has this file as its entry. */
import type { ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { actAs } from "./act-as.e2e.ts";
import { builtParts } from "./built-parts.ts";
import { createDevMailbox } from "./dev-mailbox.ts";
import { runProgram } from "./start.ts";

await runProgram({
  ...(await builtParts(build as ServerBuild, import.meta.dirname)),
  identifyBy: actAs,
  readMessages: createDevMailbox,
});
