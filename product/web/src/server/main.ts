import type { ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { builtParts } from "./built-parts.ts";
import { runProgram } from "./start.ts";

// Sessions come with signing in; until then everyone is a visitor.
await runProgram({
  ...(await builtParts(build as ServerBuild, import.meta.dirname)),
  identify: async () => ({ kind: "nobody" }),
});
