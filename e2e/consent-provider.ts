/** A consent provider on a site of its own: a script, a stylesheet, a floating button and a style element, as they come. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { projectRoot } from "./server.ts";

export type ConsentProvider = { scriptUrl: string; close(): Promise<void> };

export async function startConsentProvider(): Promise<ConsentProvider> {
  const file = (name: string) => readFile(join(projectRoot, "e2e/tls", name));
  const tls = { cert: await file("localhost-cert.pem"), key: await file("localhost-key.pem") };
  const server = createServer(tls, (request, response) => {
    const isScript = request.url?.endsWith(".js");
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/css");
    response.end(isScript ? `(${provider})(${JSON.stringify(`https://${request.headers.host}`)})` : sheet);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    scriptUrl: `https://localhost:${port}/consent.js`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const sheet = ".their-button { background: rgb(1, 2, 3); color: rgb(255, 255, 255) }";

/** Runs in the page. */
function provider(origin: string): void {
  const answer = () => {
    Object.assign(window, { consentGiven: { measuring: document.cookie.includes("their-answer=yes") } });
    dispatchEvent(new Event("consent:change"));
  };
  const build = () => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${origin}/consent.css` });
    const style = document.createElement("style");
    style.textContent = ".their-button { position: fixed; top: 90px; right: 7px; display: block }";
    document.head.append(link, style);
    const button = document.createElement("button");
    Object.assign(button, { className: "their-button", textContent: "Their cookies" });
    button.dataset["consentButton"] = "";
    button.addEventListener("click", () => {
      document.cookie = "their-answer=yes; Path=/";
      answer();
    });
    document.body.append(button);
  };
  addEventListener("consent:open", () => (document.querySelector(".their-button")!.textContent = "Their choice"));
  answer();
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", build);
  else build();
}
