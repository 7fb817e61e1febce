/** The least that Node can do with files over HTTP. Below `/kept/` uploads are hashed and flushed, as ours are. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";

const root = join(process.env["FILES"]!, "plain");
await mkdir(root, { recursive: true });

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = join(root, basename(request.url!));
  if (request.method === "GET") {
    response.setHeader("content-length", (await stat(file)).size);
    return pipeline(createReadStream(file), response);
  }
  if (!request.url!.startsWith("/kept/")) await pipeline(request, createWriteStream(file));
  else {
    const hash = createHash("md5");
    request.on("data", (chunk: Buffer) => hash.update(chunk));
    await pipeline(request, createWriteStream(file, { flush: true }));
    response.setHeader("etag", hash.digest("hex"));
  }
  response.end();
}

const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
server.listen(0, "127.0.0.1", () => console.log(`Ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`));
