/** The SAML metadata of this service, for the administrator of an identity provider. */
import type { Call } from "@platform/auth/request/call";
import { serviceMetadata } from "@platform/auth/saml/service";

export async function samlMetadata({ auth, query }: Call): Promise<Response> {
  const isDownload = query.get("download") === "true";
  return new Response(serviceMetadata(auth.settings, await auth.samlKey()), {
    headers: {
      "content-type": "application/samlmetadata+xml",
      "cache-control": "public, max-age=600",
      ...(isDownload ? { "content-disposition": 'attachment; filename="metadata.xml"' } : {}),
    },
  });
}
