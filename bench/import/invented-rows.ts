/** Invented workers in two files: as somebody would import them, and as the database's own COPY takes them. */
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";

export const copyColumns =
  "id, code, status, first_name, last_name, second_last_name, email, mobile, town, postcode, country, language, worker_type, legal_entity_id, tags, source";

const firstNames = ["Ana", "Íñigo", "María José", "Luis", "Nerea", "Oliver", "Chloé", "Ahmed", "Lucía", "Tomás"];
const lastNames = ["García", "López", "Peña", "Iturriaga", "Smith", "Núñez", "Etxeberria", "O'Neill", "Sanz", "Vidal"];
const towns = ["Bilbao", "A Coruña", "Madrid", "Leeds", "Gijón", "Vitoria-Gasteiz", "London", "Sevilla"];

/** Gives back the paths of both. The same rows each time, and nothing in memory but a few. */
export async function writeRows(folder: string, count: number, entityId: string) {
  const paths = { csv: join(folder, `workers-${count}.csv`), copy: join(folder, `workers-${count}.copy`) };
  const [csv, copy] = [createWriteStream(paths.csv), createWriteStream(paths.copy)];
  csv.write("Nombre;Apellidos;Segundo apellido;Correo;Móvil;Población;Código postal;Etiquetas\n");
  for (let n = 0; n < count; n += 1) {
    const of = <Item>(list: readonly Item[], by: number) => list[Math.floor(n / by) % list.length]!;
    const [first, last, second, town] = [of(firstNames, 1), of(lastNames, 10), of(lastNames, 100), of(towns, 7)];
    const [email, digits, post] = [`worker${n}@bench.test`, String(600_000_000 + n), String(10_000 + (n % 40_000))];
    csv.write(`${first};${last};${second};${email};${digits};${town};${post};night\n`);
    const id = `00000000-0000-4000-8000-${n.toString(16).padStart(12, "0")}`;
    const fields = [id, codeOf(n), "applied", first, last, second, email, `+34${digits}`, town, post];
    const isTaken = copy.write(
      `${[...fields, "ES", "es", "fixed_discontinuous", entityId, "{night}", "import"].join("\t")}\n`,
    );
    if (!isTaken) await once(copy, "drain");
  }
  csv.end();
  copy.end();
  await Promise.all([once(csv, "finish"), once(copy, "finish")]);
  return paths;
}

const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Scattered, as those that are drawn by chance. */
function codeOf(n: number): string {
  let [code, rest] = ["", (n * 7_368_787) % letters.length ** 5];
  for (let place = 0; place < 5; place += 1) {
    code += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return `W-${code}`;
}
