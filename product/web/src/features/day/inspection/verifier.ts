/** A program for whoever holds the archive: with Node alone it says whether anything in it was altered. */
export const verifier = String.raw`// node verify.mjs
// Checks this folder: every file against its hash, and every punch against the one before it.
// Comprueba esta carpeta: cada archivo con su hash y cada fichaje con el anterior.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (name) => readFileSync(join(import.meta.dirname, name));
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");
const faults = [];
const manifest = JSON.parse(read("manifest.json").toString());

for (const [name, hash] of Object.entries(manifest.files))
  if (sha256(read(name)) !== hash) faults.push(name + ": altered / alterado");

let before = manifest.chain.start;
let seq = manifest.chain.first - 1;
const links = read("punches.jsonl").toString().split("\n").filter(Boolean);
for (const line of links) {
  const punch = JSON.parse(line);
  seq += 1;
  if (punch.seq !== seq) faults.push("punch " + seq + ": missing / falta");
  seq = punch.seq;
  if (sha256(Buffer.from(before, "hex"), JSON.stringify(punch.fields)) !== punch.hash)
    faults.push("punch " + seq + ": does not fit the chain / no encaja en la cadena");
  before = punch.hash;
}
if (before !== manifest.chain.end || links.length !== manifest.chain.count)
  faults.push("chain: cut off / cadena cortada");

console.log(manifest.company + ", " + manifest.firstDay + " – " + manifest.lastDay);
console.log("Last link / último eslabón: " + manifest.chain.end);
console.log("Manifest / manifiesto: " + sha256(read("manifest.json")));
for (const fault of faults) console.log("✘ " + fault);
if (faults.length === 0) console.log("✔ " + links.length + " punches, nothing altered / fichajes, nada alterado");
process.exitCode = faults.length === 0 ? 0 : 1;
`;
