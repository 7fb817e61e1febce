/** The SAML metadata of this service, for the administrator of an identity provider. */
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { serviceMetadata } from "@platform/auth/saml/service";

export async function samlMetadata({ auth, query }: AuthRequest): Promise<Response> {
  const isDownload = query.get("download") === "true";
  return new Response(serviceMetadata(auth.settings, await auth.samlKey()), {
    headers: {
      "content-type": "application/samlmetadata+xml",
      "cache-control": "public, max-age=600",
      ...(isDownload ? { "content-disposition": 'attachment; filename="metadata.xml"' } : {}),
    },
  });
}
