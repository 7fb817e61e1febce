/** The whole suite on a machine that has much else to do: what passes only by luck does not pass here. */
import { spawn } from "node:child_process";
import { run } from "./app.mjs";

/** `args` are those of `npm test`, for a part of the suite. */
export async function testingUnderLoad(place, loops, args) {
  const stop = startBusyLoops(loops);
  try {
    return summaryOf(await run(place, "npm", ["test", ...(args.length > 0 ? ["--", ...args] : [])])).at(-1);
  } catch (error) {
    throw new Error(summaryOf(error.message).join("\n"), { cause: error });
  } finally {
    stop();
  }
}

/** They end by themselves should nobody be left to stop them. */
function startBusyLoops(count) {
  const busy = `for (;;) if (process.ppid !== ${process.pid}) process.exit();`;
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ["-e", busy], { stdio: "ignore" }));
  return () => loops.forEach((loop) => loop.kill("SIGKILL"));
}

function summaryOf(output) {
  const lines = output.trimEnd().split("\n");
  const start = lines.indexOf("── summary");
  return start < 0 ? lines.slice(-25) : lines.slice(start);
}
