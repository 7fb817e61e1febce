export type WorkerRow = {
  id: string;
  initials: string;
  name: string;
  code: string;
  light: "green" | "amber" | "red";
  reason: string;
  roles: string;
  town: string;
  phone: string;
  nextShift: string;
  hours: string;
  lastWorked: string;
};

/** Invented workers, the same in every run, as a query for the list of workers would give them. */
export const inventWorkers = (count: number): readonly WorkerRow[] =>
  Array.from({ length: count }, (_, n) => inventWorker(n));

function inventWorker(n: number): WorkerRow {
  const [givenName, family] = [pick(givenNames, n), `${pick(familyNames, n * 7)} ${pick(familyNames, n * 3 + 1)}`];
  const light = pick(["green", "green", "amber", "red"] as const, n);
  return {
    id: `0197f3a2-4c1e-7000-8000-${(0x5eed00 + n * 7919).toString(16).padStart(12, "0")}`,
    initials: `${givenName[0]}${family[0]}`,
    name: `${givenName} ${family}`,
    code: `W-${String(10_000 + n * 37)}`,
    light,
    reason: light === "green" ? "" : pick(reasons, n),
    roles: `${pick(roles, n)}, ${pick(roles, n + 3)}`,
    town: pick(towns, n * 5),
    phone: `+34 6${String(12_345_678 + n * 104_729).slice(0, 8)}`,
    nextShift: n % 5 === 0 ? "" : `${pick(days, n)} ${1 + (n % 28)} Mar, ${String(8 + (n % 12)).padStart(2, "0")}:30`,
    hours: `${(n * 13) % 41}:${pick(["00", "15", "30", "45"], n)}`,
    lastWorked: `${1 + ((n * 11) % 28)} Feb 2026`,
  };
}

function pick<Item>(list: readonly Item[], n: number): Item {
  return list[n % list.length]!;
}

const givenNames = ["Lucía", "Martín", "Sofía", "Hugo", "Aitana", "Niamh", "Óscar", "Íñigo", "Paula", "Tomás", "Zoë"];
const familyNames = ["García", "Núñez", "O'Brien", "Serrano", "Ibáñez", "Smith & Sons", "Ferrer", "Muñoz", "Vidal"];
const roles = ["Waiter", "Kitchen help", "Steward", "Barista", "Rigger", "Cloakroom", "Runner"];
const towns = ["Madrid", "Alcalá de Henares", "Barcelona", "L'Hospitalet", "Sevilla", "Leeds", "Getafe"];
const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const reasons = [
  "Food handling certificate ends on 12 March",
  "Identity document missing",
  "Less than 11 h of rest before the next shift",
  "Right to work ends in < 30 days",
];
