/** The least that `ws` can do: the same bytes, made once for each message, to every socket. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { payload } from "./message.ts";

const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const server = createServer((_request, response) => {
  const message = Buffer.from(JSON.stringify(payload));
  for (const socket of sockets.clients) if (socket.readyState === socket.OPEN) socket.send(message, { binary: true });
  response.end();
});
server.on("upgrade", (request, socket, head) =>
  sockets.handleUpgrade(request, socket, head, (opened) => opened.on("error", () => {})),
);
server.listen(0, "127.0.0.1", () => console.log(`Ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`));
