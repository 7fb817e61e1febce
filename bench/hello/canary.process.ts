/** The bare platform: what it costs tells how undisturbed the machine is, not how good our code is. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const server = createServer((_request, response) => response.end("Hello"));
server.listen(0, "127.0.0.1", () => console.log(`Ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`));
