/** For whom and where the invented company works. */
import { inArray, or, sql } from "drizzle-orm";
import { fold } from "@product/domain/filters/fold";
import type { Country } from "@product/domain/people/workers";
import { zone } from "@product/domain/time/zone";
import { clients, venues, venueZones } from "@product/database/tables/company/master-data";
import type { Transaction } from "@product/database/write";
import type { Reader } from "./references.ts";

const idOf = (kind: string, number: number) =>
  `00000000-0000-4000-8000-0000000${kind}${String(number).padStart(3, "0")}`;

const demoClients = [
  "Oribay Live",
  "Tresmontes",
  "Finca Almadía",
  "Larkmoor Trust",
  "Vinalia",
  "Aldaba",
  "Nervión Coop",
].map((name, index) => ({
  id: idOf("c0", index + 1),
  name,
  contactName: "",
  // To this one go the codes by which it signs hours.
  contactEmail: `eventos@${fold(name).replaceAll(" ", "-")}.example`,
  purchaseOrderRequired: index === 1,
}));

const venue = (
  number: number,
  name: string,
  town: string,
  country: Country,
  gates: readonly string[],
  point: readonly [string, string],
) => ({
  id: idOf("d0", number),
  name,
  town,
  country,
  timeZone: zone(country === "ES" ? "Europe/Madrid" : "Europe/London"),
  latitude: point[0],
  longitude: point[1],
  geofenceMetres: 300,
  gates,
});

const demoVenues = [
  venue(
    1,
    "Parque Ribera",
    "Bilbao",
    "ES",
    ["Puerta A", "Puerta B", "Barra Norte", "Barra Sur"],
    ["43.26271", "-2.92528"],
  ),
  venue(2, "Palacio Alameda", "Madrid", "ES", ["Vestíbulo", "Sala 1", "Sala 2"], ["40.41678", "-3.70379"]),
  venue(3, "Finca Almadía", "San Sebastián", "ES", ["Salón", "Jardín"], ["43.31283", "-1.97499"]),
  venue(4, "Harbour Hall", "Bristol", "UK", ["Main bar", "Ballroom", "Cloakroom"], ["51.44938", "-2.59978"]),
  venue(5, "Recinto Ebro", "Logroño", "ES", ["Pabellón 1", "Acceso sur"], ["42.46272", "-2.44499"]),
  venue(6, "Casa Orellana", "Madrid", "ES", ["Comedor"], ["40.42028", "-3.69978"]),
  venue(7, "Auditorio Iturri", "Bilbao", "ES", ["Sala principal"], ["43.26703", "-2.94389"]),
] as const;

/** A record with the same id or name counts as present. */
export async function missingClients(reader: Reader) {
  const known = await namesIn(reader, clients, demoClients);
  return demoClients.filter(({ id, name }) => !known.has(id) && !known.has(fold(name)));
}

export async function missingVenues(reader: Reader) {
  const known = await namesIn(reader, venues, demoVenues);
  return demoVenues.filter(({ id, name }) => !known.has(id) && !known.has(fold(name)));
}

export async function loadDemoPlaces(tx: Transaction) {
  const [newClients, newVenues] = [await missingClients(tx), await missingVenues(tx)];
  if (newClients.length > 0) await tx.insert(clients).values(newClients);
  if (newVenues.length > 0)
    await tx.insert(venues).values(newVenues.map(({ gates: _theirs, ...venueRow }) => venueRow));
  const zones = newVenues.flatMap(({ id, gates }) =>
    gates.map((name, position) => ({ venueId: id, kind: "zone" as const, name, position })),
  );
  if (zones.length > 0) await tx.insert(venueZones).values(zones);
  return { client: newClients.map(({ id }) => id), venue: newVenues.map(({ id }) => id) };
}

async function namesIn(
  reader: Reader,
  table: typeof clients | typeof venues,
  wanted: readonly { id: string; name: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await reader
    .select({ id: table.id, name: sql<string>`app.fold(${table.name})` })
    .from(table)
    .where(
      or(
        inArray(
          table.id,
          wanted.map(({ id }) => id),
        ),
        inArray(
          sql`app.fold(${table.name})`,
          wanted.map(({ name }) => fold(name)),
        ),
      ),
    );
  return new Set(rows.flatMap(({ id, name }) => [id, name]));
}
