/** The server for browser tests: a cookie names who acts. Only the test build has this file as its entry. */
import type { ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { actAs } from "./act-as.e2e.ts";
import { clientFolderBeside, runProgram } from "./start.ts";

await runProgram({
  build: build as ServerBuild,
  clientFolder: clientFolderBeside(import.meta.dirname),
  identify: actAs,
});
