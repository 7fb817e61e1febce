/** A network that can be made to fail, to stand between the app and its database. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type FaultProxy = {
  /** The database's address by way of the proxy. */
  url: string;
  /** Every packet arrives this much later. */
  delay(ms: number): void;
  /** Nothing listens any more: connections end, new ones are refused at once. */
  drop(): void;
  /** Connections are torn down in mid-sentence, new ones as soon as they open. */
  reset(): void;
  /** Everything is accepted and nothing ever arrives. */
  blackHole(): void;
  heal(): Promise<void>;
  stop(): Promise<void>;
};

export async function startFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let fault: "none" | "reset" | "black hole" = "none";
  let delayMs = 0;

  const server = createServer((client) => {
    remember(client);
    if (fault === "reset") return void client.resetAndDestroy();
    if (fault === "black hole") return void client.resume();
    const upstream = connect(Number(target.port), target.hostname);
    remember(upstream);
    carry(client, upstream);
    carry(upstream, client);
  });
  const remember = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  const carry = (from: Socket, to: Socket) => {
    from.on("data", (bytes) => {
      if (fault !== "black hole") setTimeout(() => to.writable && to.write(bytes), delayMs);
    });
    from.on("close", () => fault === "none" && to.destroy());
  };
  const open = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await open(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.port = String(port);
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  const close = () => new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));

  return {
    url: url.href,
    delay: (ms) => void (delayMs = ms),
    drop: () => {
      void close();
      destroyAll();
    },
    reset: () => {
      fault = "reset";
      sockets.forEach((socket) => socket.resetAndDestroy());
    },
    blackHole: () => void (fault = "black hole"),
    heal: async () => {
      // Connections that hung in the black hole stay lost, as after a real outage.
      destroyAll();
      fault = "none";
      delayMs = 0;
      if (!server.listening) await open(port);
    },
    stop: async () => {
      destroyAll();
      await close();
    },
  };
}
