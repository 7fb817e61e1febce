import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.identityProviders,
  intro: {
    en: "People can sign in with an account that they have elsewhere (OpenID), such as Google or Microsoft.",
    es: "Se puede entrar con una cuenta que ya se tiene en otro sitio (OpenID), por ejemplo de Google o Microsoft.",
  },
  inUse: { en: "Provider in use", es: "Proveedor en uso" },
  inUseWhy: {
    en: "Only people who have been invited as staff come in this way. It is set in the configuration of the installation and cannot be changed here.",
    es: "Así solo entran las personas invitadas como personal. Se define en la configuración de la instalación y no se puede cambiar aquí.",
  },
  none: { en: "No identity provider is configured.", es: "No hay ningún proveedor de identidad configurado." },
  provider: words.provider,
  name: { en: "Name in addresses", es: "Nombre en las direcciones" },
  issuer: { en: "Issuer", es: "Emisor" },
  state: words.state,
  "state:answers": { en: "Answers", es: "Responde" },
  "state:silent": { en: "Does not answer", es: "No responde" },
  "state:other": { en: "Another issuer answers", es: "Responde otro emisor" },
  "state:none": { en: "Not checked", es: "Sin comprobar" },
  "stateText:answers": {
    en: "Checked just now: the provider's discovery document is there.",
    es: "Comprobado ahora mismo: el documento de descubrimiento del proveedor está disponible.",
  },
  "stateText:silent": {
    en: "Its discovery document cannot be read, so nobody can sign in with it. Check OPENID_ISSUER and whether this server may reach it.",
    es: "No se puede leer su documento de descubrimiento, así que nadie puede entrar con él. Revisa OPENID_ISSUER y si este servidor puede acceder a esa dirección.",
  },
  "stateText:other": {
    en: "The discovery document names another issuer, so nobody can sign in with it. Enter in OPENID_ISSUER exactly what the document says.",
    es: "El documento de descubrimiento indica otro emisor, así que nadie puede entrar con él. Pon en OPENID_ISSUER exactamente lo que dice el documento.",
  },
  "stateText:none": {
    en: "GitHub has no discovery document that could be checked.",
    es: "GitHub no tiene un documento de descubrimiento que se pueda comprobar.",
  },
  callback: { en: "Callback address", es: "Dirección de retorno" },
  callbackWhy: {
    en: "Register this address at the provider, exactly as it stands here.",
    es: "Registra esta dirección en el proveedor, tal como aparece aquí.",
  },
  copy: words.copy,
  copied: words.copied,
  add: { en: "How to set up a provider", es: "Cómo configurar un proveedor" },
  addWhy: {
    en: "For whoever runs the installation. There can be one provider at a time.",
    es: "Para quien administra la instalación. Solo puede haber un proveedor a la vez.",
  },
  "step:register": {
    en: "Register an application at the provider, with the callback address above.",
    es: "Registra una aplicación en el proveedor con la dirección de retorno de arriba.",
  },
  "step:name": {
    en: "Set OPENID_NAME and OPENID_ISSUER as in the table. For any other provider, choose a short name and use the issuer that it gives you.",
    es: "Define OPENID_NAME y OPENID_ISSUER como en la tabla. Para cualquier otro proveedor, elige un nombre corto y usa el emisor que te indique.",
  },
  "step:secret": {
    en: "Set OPENID_CLIENT_ID and OPENID_CLIENT_SECRET to what the provider shows you.",
    es: "Define OPENID_CLIENT_ID y OPENID_CLIENT_SECRET con lo que te muestre el proveedor.",
  },
  "step:restart": {
    en: "Restart the application. The state above shows whether the provider answers.",
    es: "Reinicia la aplicación. El estado de arriba muestra si el proveedor responde.",
  },
  hosted: {
    en: "The authentication service of this installation is a hosted one: the provider has to be set up there, too.",
    es: "El servicio de autenticación de esta instalación es externo: el proveedor también se tiene que configurar allí.",
  },
  known: { en: "Known providers", es: "Proveedores conocidos" },
  where: { en: "Where to register", es: "Dónde se registra" },
  "where:google": { en: "Google Cloud console, Clients", es: "Consola de Google Cloud, Clientes" },
  "where:azure": {
    en: "Microsoft Entra admin center, App registrations. TENANT is your tenant ID.",
    es: "Centro de administración de Microsoft Entra, Registros de aplicaciones. TENANT es el ID de tu inquilino.",
  },
  "where:apple": {
    en: "Apple Developer, Services IDs. The secret is a token that you sign; Apple accepts it for six months at most.",
    es: "Apple Developer, Services IDs. El secreto es un token que firmas tú; Apple lo acepta seis meses como máximo.",
  },
  "where:github": {
    en: "GitHub, Developer settings, OAuth apps",
    es: "GitHub, Developer settings, OAuth apps",
  },
  saml: {
    en: "Set up the company's own directory (SAML)",
    es: "Configurar el directorio de la propia empresa (SAML)",
  },
} as const satisfies Messages;
