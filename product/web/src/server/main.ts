import type { ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { clientFolderBeside, runProgram } from "./start.ts";

// Sessions come with signing in; until then everyone is a visitor.
await runProgram({
  build: build as ServerBuild,
  clientFolder: clientFolderBeside(import.meta.dirname),
  identify: async () => ({ kind: "nobody" }),
});
