import { parentPort, workerData } from "node:worker_threads";
import { compareSync } from "bcryptjs";

const { password, hash } = workerData as { password: string; hash: string };
// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(compareSync(password, hash));
