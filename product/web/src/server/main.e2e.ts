/** The server for browser tests: a cookie names who acts, mails can be read, and it tells how long it was held up. Only the test build has this file as its entry. */
import type { ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { actAs } from "./act-as.e2e.ts";
import { builtParts } from "#server/pages/built-parts.ts";
import { createDevMailbox } from "#server/mail/dev-mailbox.ts";
import { runProgram } from "./start.ts";
import { tellTurns } from "./turns.e2e.ts";

const parts = await builtParts(build as ServerBuild, import.meta.dirname);
await runProgram({ ...parts, identifyBy: actAs, readMessages: createDevMailbox, before: tellTurns() });
