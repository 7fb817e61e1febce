/** The way between a browser and the app: as slow as a test wants it, or cut. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type SlowNetwork = {
  /** The app by way of it. */
  url: string;
  lose: () => void;
  /** Whole again, and as fast as can be. */
  find: () => void;
  stop: () => Promise<void>;
};

/** Uploads of the browser are slow; downloads come at once. */
export async function startSlowNetwork(appUrl: string, bytesPerSecond: number): Promise<SlowNetwork> {
  const target = new URL(appUrl);
  const sockets = new Set<Socket>();
  let state: "slow" | "lost" | "fast" = "slow";
  const server = createServer((browser) => {
    if (state === "lost") return void browser.resetAndDestroy();
    const app = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [browser, app],
      [app, browser],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    app.pipe(browser);
    browser.on("data", (bytes) => {
      app.write(bytes);
      if (state !== "slow") return;
      browser.pause();
      setTimeout(() => browser.resume(), (bytes.length / bytesPerSecond) * 1000);
    });
  });
  await new Promise<void>((listening) => server.listen(0, target.hostname, listening));
  const url = new URL(appUrl);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.origin,
    lose: () => {
      state = "lost";
      cut();
    },
    find: () => void (state = "fast"),
    stop: async () => {
      cut();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
