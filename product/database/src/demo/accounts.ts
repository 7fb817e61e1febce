/** The people of demo mode. Their ids are fixed so that demo data can refer to them before anyone has signed in. */
export const demoPassword = "cuadrante-demo-2026";

export const demoAccounts = [
  {
    role: "owner",
    language: "es",
    id: "00000000-0000-4000-8000-000000000001",
    email: "owner@demo.cuadrante.test",
    name: "Olalla Requena",
  },
  {
    role: "hr",
    language: "es",
    id: "00000000-0000-4000-8000-000000000002",
    email: "hr@demo.cuadrante.test",
    name: "Hugo Rivas",
  },
  {
    role: "planner",
    language: "es",
    id: "00000000-0000-4000-8000-000000000003",
    email: "planner@demo.cuadrante.test",
    name: "Paula Nieto",
  },
  {
    role: "finance",
    language: "en",
    id: "00000000-0000-4000-8000-000000000004",
    email: "finance@demo.cuadrante.test",
    name: "Fiona Doyle",
  },
  {
    role: "editor",
    language: "es",
    id: "00000000-0000-4000-8000-000000000005",
    email: "editor@demo.cuadrante.test",
    name: "Edurne Ibarra",
  },
  {
    role: "gate",
    language: "en",
    id: "00000000-0000-4000-8000-000000000006",
    email: "gate@demo.cuadrante.test",
    name: "Gareth Pugh",
  },
  {
    role: "worker",
    language: "es",
    id: "00000000-0000-4000-8000-000000000007",
    email: "worker@demo.cuadrante.test",
    name: "Maialen Etxeberria",
  },
] as const;

export type DemoRole = (typeof demoAccounts)[number]["role"];
