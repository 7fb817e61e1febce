/** One open socket: messages in, frames out, and an end that comes exactly once. */
import { WebSocketServer, type WebSocket } from "ws";

/** One message, encoded once for however many sockets get it. */
export type Frame = { data: Buffer; binary: boolean };

export type Wire = {
  send(frame: Frame): void;
  /** Says goodbye and waits a little for the other side to do the same. */
  close(code: number, reason?: string): void;
  /** Ends at once, without a word. */
  terminate(): void;
  pause(): void;
  resume(): void;
};

export type WireOptions = {
  maxUnreadBytes: number;
  onMessage: (data: string | Buffer) => void;
  onClose: () => void;
  onOverflow: () => void;
};

/** Nothing is compressed: messages are small, and a compressor per socket costs more memory than it saves bytes. */
export const createUpgrades = (maxFrameBytes: number): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: maxFrameBytes,
  });

export function openWire(socket: WebSocket, options: WireOptions): Wire {
  // Messages that a slow reader leaves unread stay in our memory, so their size is limited.
  const isRead = (): boolean => {
    if (socket.bufferedAmount <= options.maxUnreadBytes) return true;
    options.onOverflow();
    socket.terminate();
    return false;
  };
  socket.on("message", (data: Buffer, isBinary) => options.onMessage(isBinary ? data : data.toString()));
  socket.on("ping", (data) => {
    if (isOpen(socket) && isRead()) socket.pong(data);
  });
  // A frame that breaks the protocol, or a line that breaks: the close that follows tells all that matters.
  socket.on("error", () => {});
  socket.once("close", options.onClose);
  return {
    send: ({ data, binary }) => {
      if (isOpen(socket) && isRead()) socket.send(data, { binary });
    },
    close: (code, reason) => {
      if (!isOpen(socket)) return;
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), goodbyeMs).unref();
    },
    terminate: () => socket.terminate(),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
  };
}

const isOpen = ({ readyState, OPEN }: WebSocket) => readyState === OPEN;
const goodbyeMs = 2_000;
