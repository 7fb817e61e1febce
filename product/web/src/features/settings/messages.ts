import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Settings", es: "Configuración" },
  intro: {
    en: "What your company sets up once, and what runs in the background.",
    es: "Lo que tu empresa configura una vez y lo que funciona por detrás.",
  },
  parts: { en: "Parts", es: "Apartados" },
  entities: { en: "Legal entities", es: "Empresas" },
  entitiesText: { en: "Who employs people, and in which country.", es: "Quién emplea a las personas y en qué país." },
  roles: { en: "Roles", es: "Puestos" },
  rolesText: { en: "What people do at an event.", es: "Lo que hace la gente en un evento." },
  clients: { en: "Clients", es: "Clientes" },
  clientsText: { en: "Who orders people for their events.", es: "Quienes encargan personal para sus eventos." },
  venues: { en: "Venues", es: "Recintos" },
  venuesText: { en: "Where events take place.", es: "Donde se celebran los eventos." },
  branding: { en: "Branding", es: "Marca" },
  brandingText: { en: "Name, logo, colour and mails.", es: "Nombre, logotipo, color y correos." },
  audit: { en: "Audit", es: "Auditoría" },
  auditText: { en: "Who did what, and when.", es: "Quién ha hecho qué y cuándo." },
  health: { en: "Health", es: "Estado del sistema" },
  healthText: { en: "How the installation is, and what to do.", es: "Cómo está la instalación y qué hacer." },
  mailbox: { en: "Mailbox", es: "Buzón" },
  mailboxText: { en: "Messages that were written to people.", es: "Los mensajes que se han escrito a la gente." },
} as const satisfies Messages;
