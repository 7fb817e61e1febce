import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "identity-provider.known": {
    en: "This identity provider has been added already.",
    es: "Este proveedor de identidad ya está añadido.",
  },
  "identity-provider.domain-taken": {
    en: "One of these domains belongs to another identity provider. Remove it there first.",
    es: "Uno de esos dominios ya pertenece a otro proveedor de identidad. Quítalo antes de allí.",
  },
  "identity-provider.unreachable": {
    en: "Nothing could be read at that address. Check it, or paste the XML.",
    es: "No se ha podido leer nada en esa dirección. Revísala o pega el XML.",
  },
  "identity-provider.unreadable": {
    en: "These are not the metadata of an identity provider with a signing certificate and a sign-in address.",
    es: "No son los metadatos de un proveedor de identidad con certificado de firma y dirección de acceso.",
  },
} as const satisfies RefusalSentences;
