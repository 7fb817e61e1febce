/** The same provider with a page, for who comes with a browser: they choose who they are, and are sent back by a form. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSamlProvider, readQuestion, type SamlPerson, type SamlTwist } from "./saml-provider.ts";

export async function startSamlServer() {
  const state = { people: [] as (SamlPerson & { name: string })[], twist: {} as SamlTwist };
  let provider: ReturnType<typeof createSamlProvider> | undefined;
  const server = createServer(async (request, response) => {
    const url = `http://127.0.0.1${request.url}`;
    // Some browsers ask for an icon of their own accord.
    if (new URL(url).pathname !== "/sso") return response.writeHead(404).end();
    const issuer = new URL(url).searchParams.get("of") ?? "";
    const { id, relayState, service } = readQuestion(url, await (await fetch(issuer)).text());
    const forms = state.people.map((person) => {
      const xml = provider!.response(service, person, { inResponseTo: id, ...state.twist });
      return `<form method="post" action="${service.acs}"><input type="hidden" name="SAMLResponse" value="${Buffer.from(xml).toString("base64")}">
        <input type="hidden" name="RelayState" value="${relayState}"><button>Continue as ${person.name}</button></form>`;
    });
    response.setHeader("content-type", "text/html").end(`<h1>Sign in at Acme</h1>${forms.join("")}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    /** The metadata of the provider, made once it knows the service that it answers. */
    metadataFor(serviceMetadataUrl: string): string {
      const signInUrl = `${origin}/sso?of=${encodeURIComponent(serviceMetadataUrl)}`;
      provider = createSamlProvider(() => new Date(), { entityId: `${origin}/metadata`, signInUrl });
      return provider.metadata();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
