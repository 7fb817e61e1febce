import type { ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { builtParts } from "#server/pages/built-parts.ts";
import { runProgram } from "./start.ts";

await runProgram(await builtParts(build as ServerBuild, import.meta.dirname));
