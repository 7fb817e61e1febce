import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.clients,
  intro: { en: "The companies you provide staff to.", es: "Las empresas a las que prestáis personal." },
  newOne: words.newClient,
  noneTitle: { en: "No clients yet", es: "Todavía no hay clientes" },
  noneText: {
    en: "Every event belongs to a client, so add the first one.",
    es: "Cada evento es de un cliente: añade el primero.",
  },
  name: words.name,
  nameHelp: { en: "As your colleagues know them.", es: "Como lo conoce tu equipo." },
  taxId: words.taxNumber,
  taxIdHelp: { en: "For invoices.", es: "Para las facturas." },
  contact: words.contact,
  contactName: words.contactPerson,
  contactNameHelp: { en: "Who to call about an event.", es: "A quien se llama por un evento." },
  contactEmail: words.email,
  contactEmailHelp: { en: "Such as name@example.com.", es: "Como nombre@example.com." },
  contactPhone: words.phone,
  contactPhoneHelp: {
    en: "Spanish and British numbers can be entered without the country code.",
    es: "Los números españoles y británicos se pueden escribir sin prefijo.",
  },
  purchaseOrderRequired: words.purchaseOrderRequired,
  purchaseOrderHelp: {
    en: "This client's events need a purchase order number before hours can be invoiced.",
    es: "Los eventos de este cliente necesitan su número de pedido antes de facturar horas.",
  },
  notes: words.notes,
  notesHelp: {
    en: "Visible to everyone with access to this client. Do not write about individual workers.",
    es: "Las ve quien tenga acceso a este cliente. No escribas sobre trabajadores concretos.",
  },
} as const satisfies Messages;
