/** A subject is one thing to measure, in short turns, again and again. */
import type { Load } from "./measuring/load.ts";
import { cpuTimeDuring } from "./measuring/measure.ts";
import type { Turn } from "./measuring/rounds.ts";
import { startServer, type ServerProcess } from "./measuring/server-process.ts";

export type Subject = { warmUp: () => Promise<unknown>; measure: Turn };

/** The means from which subjects are made. Every process they start is stopped with `running`, the last one first. */
export type Workshop = { load: Load; running: AsyncDisposableStack; folder: string; say: (line: string) => void };

export async function startIn(
  { running, folder }: Workshop,
  script: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = await startServer(script, { folder, settings });
  running.defer(server.stop);
  return server;
}

/** The same request again and again. A request may do its work several times, where once would be too short. */
export function requestSubject<Name extends string>(
  { load }: Pick<Workshop, "load">,
  name: Name,
  request: {
    server: ServerProcess;
    path: string;
    encoding?: string;
    headers?: Record<string, string>;
    requests: number;
    times?: number;
  },
): Subject {
  const { server, path, encoding = "identity", headers = {}, requests, times = 1 } = request;
  const errand = { url: `${server.url}${path}`, headers: { ...headers, "accept-encoding": encoding }, requests };
  return {
    warmUp: () => load.send({ ...errand, requests: requests * warmUps }),
    measure: async () => {
      const spent = await cpuTimeDuring(() => load.send(errand), { server: server.pid });
      return { [name]: spent.server / requests / times };
    },
  };
}

const warmUps = 15;
