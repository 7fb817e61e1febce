import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Company sign-in", es: "Acceso de empresa" },
  intro: {
    en: "Colleagues sign in with their company account (SAML), such as Microsoft Entra ID, Okta or Google Workspace.",
    es: "El personal entra con su cuenta de empresa (SAML), por ejemplo de Microsoft Entra ID, Okta o Google Workspace.",
  },
  ours: { en: "For whoever manages your company accounts", es: "Para quien gestiona las cuentas de tu empresa" },
  oursWhy: {
    en: "They enter these addresses in the company's identity provider.",
    es: "Tiene que introducir estas direcciones en el proveedor de identidad de la empresa.",
  },
  entityId: { en: "Entity ID and metadata", es: "ID de entidad y metadatos" },
  replyUrl: { en: "Reply address (ACS)", es: "Dirección de respuesta (ACS)" },
  copy: words.copy,
  copied: words.copied,
  providers: words.identityProviders,
  providersWhy: {
    en: "Whoever manages one of these can sign in as any colleague with an address in its domains.",
    es: "Quien gestiona uno de ellos puede entrar como cualquier persona con correo de sus dominios.",
  },
  provider: words.provider,
  domains: words.emailDomains,
  state: words.state,
  on: words.on,
  off: { en: "Off", es: "Desactivado" },
  actions: words.actions,
  turnOn: { en: "Turn on", es: "Activar" },
  turnOff: { en: "Turn off", es: "Desactivar" },
  turnOnOf: { en: "Turn on {domains}", es: "Activar {domains}" },
  turnOffOf: { en: "Turn off {domains}", es: "Desactivar {domains}" },
  remove: words.remove,
  removeOf: { en: "Remove {domains}", es: "Quitar {domains}" },
  none: { en: "No identity provider yet.", es: "Todavía no hay ningún proveedor de identidad." },
  removeAsk: { en: "Remove the provider for {domains}?", es: "¿Quitar el proveedor de {domains}?" },
  removeText: {
    en: "Colleagues keep their accounts and sign in with a password, a link or a passkey.",
    es: "Las personas conservan su cuenta y entran con contraseña, enlace o llave de acceso.",
  },
  cancel: words.cancel,
  add: { en: "Add an identity provider", es: "Añadir un proveedor de identidad" },
  addWhy: {
    en: "Only people who have been invited as staff come in this way.",
    es: "Así solo entran las personas invitadas como personal.",
  },
  domainsHelp: {
    en: "What comes after the @, such as yourcompany.com. Several with commas.",
    es: "Lo que va después de la @, por ejemplo tuempresa.es. Varios, separados por comas.",
  },
  metadata: { en: "Metadata of the provider", es: "Metadatos del proveedor" },
  metadataHelp: {
    en: "Their address (https://…), or the XML itself.",
    es: "Su dirección (https://…) o el propio XML.",
  },
  addNow: words.add,
  "done:added": {
    en: "Added. Colleagues of these domains can now sign in with their company account.",
    es: "Añadido. Las personas de esos dominios ya pueden entrar con su cuenta de empresa.",
  },
  "done:switched": words.saved,
  "done:removed": { en: "Removed.", es: "Quitado." },
  notOffered: {
    en: "The authentication service of this installation does not offer SAML.",
    es: "El servicio de autenticación de esta instalación no ofrece SAML.",
  },

  signInTitle: { en: "Sign in with your company account", es: "Entra con tu cuenta de empresa" },
  signInIntro: {
    en: "We take you to your company's sign-in page.",
    es: "Te llevamos a la página de acceso de tu empresa.",
  },
  goOn: words.continue,
  goOnTo: { en: "Continue to {domain}", es: "Continuar a {domain}" },
  onTheWay: {
    en: "Taking you to the sign-in page of {domain}…",
    es: "Te llevamos a la página de acceso de {domain}…",
  },
  back: { en: "Back to sign in", es: "Volver a la página de acceso" },
} as const satisfies Messages;
