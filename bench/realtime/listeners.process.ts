/** Many open sockets in a process of their own: asks the server to tell, and says when every socket has heard. */
import { once } from "node:events";
import { WebSocket } from "ws";

export type Order =
  | { open: number; url: string; join: string | undefined }
  /** So many messages one after the other, each when everyone has heard the one before. */
  | { tell: number; url: string };

export type Report = { done: true } | { problem: string };

let sockets: WebSocket[] = [];
let heard = 0;
let onHeard = () => {};

process.on("message", (order: Order) => {
  const work = "open" in order ? openAll(order) : tellAll(order);
  work.then(
    () => process.send!({ done: true } satisfies Report),
    (error: Error) => process.send!({ problem: error.message } satisfies Report),
  );
});

async function openAll({ open, url, join }: Extract<Order, { open: number }>): Promise<void> {
  // A few at a time: a server's queue of new connections is short.
  while (sockets.length < open)
    sockets = [...sockets, ...(await Promise.all(Array.from({ length: 50 }, () => openOne(url, join))))];
}

async function openOne(url: string, join: string | undefined): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, "open");
  if (join !== undefined) {
    socket.send(join);
    await once(socket, "message");
  }
  socket.on("message", () => {
    heard += 1;
    onHeard();
  });
  return socket;
}

async function tellAll({ tell, url }: Extract<Order, { tell: number }>): Promise<void> {
  for (let round = 0; round < tell; round += 1) {
    heard = 0;
    const everyone = new Promise<void>((resolve) => {
      onHeard = () => heard === sockets.length && resolve();
    });
    await (await fetch(url)).arrayBuffer();
    await everyone;
  }
}
