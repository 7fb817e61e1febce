/** Birth dates and numbers for the invented workers: right in form, and given out to nobody. */
import { remainder } from "@product/domain/identifiers/checked";
import { checkIban } from "@product/domain/identifiers/iban";
import { checkNaf } from "@product/domain/identifiers/social-security";
import { checkSpanishId } from "@product/domain/identifiers/spanish-id";
import type { IdentityNumber } from "@product/domain/people/identity-numbers";
import type { SpokenLanguage } from "@product/domain/people/languages";
import type { WorkerRecord } from "@product/domain/people/worker-record";
import type { Country } from "@product/domain/people/workers";

type Numbers = Pick<
  WorkerRecord,
  "birthDate" | "nationality" | "identities" | "naf" | "iban" | "accountHolder" | "languages"
>;

/** The same for the same place in the list. */
export function inventNumbers(index: number, country: Country): Numbers {
  const isPaid = index % 16 !== 3;
  const isForeign = index % 9 === 5;
  return {
    birthDate: birthDate(index),
    nationality: country === "UK" ? (isForeign ? "BR" : "GB") : isForeign ? "MA" : "ES",
    identities: [country === "UK" ? nino(index) : spanishNumber(index, isForeign)],
    naf: country === "ES" ? naf(index) : null,
    iban: isPaid ? iban(country, index) : null,
    accountHolder: null,
    languages: languages(index, country),
  };
}

function birthDate(index: number): string {
  const step = (index * 7919) % 13_000;
  return new Date(Date.UTC(1972, 0, 15) + step * 86_400_000).toISOString().slice(0, 10);
}

// Numbers from 99 million on, and foreigners' from X99 and Y9, have not been reached. There are a million of each.
function spanishNumber(index: number, isForeign: boolean): IdentityNumber {
  const foreign =
    index < 100_000 ? `X99${String(index).padStart(5, "0")}` : `Y9${String(index % aMillion).padStart(6, "0")}`;
  const digits = isForeign ? foreign : String(99_000_000 + ((index * 37) % aMillion));
  const { problem } = checkSpanishId(`${digits}I`);
  const letter = problem?.code === "id.letter" ? problem.expected : "";
  return { type: isForeign ? "NIE" : "DNI", value: digits + letter, country: "ES", expiresOn: expiry(index) };
}

const aMillion = 1_000_000;

const expiry = (index: number) => `${2027 + (index % 8)}-0${1 + (index % 9)}-1${index % 10}`;

const nino = (index: number): IdentityNumber => ({
  type: "NINO",
  value: `ZY${String((900_000 + index) % aMillion).padStart(6, "0")}${"ABCD"[index % 4]}`,
  country: "GB",
  expiresOn: null,
});

function naf(index: number): string {
  const number = `48${99_000_000 + ((index * 13) % aMillion)}`;
  const { problem } = checkNaf(`${number}00`);
  return number + (problem?.code === "naf.digits" ? problem.expected : "00");
}

// No bank has the number 9999, nor the letters ZZZZ.
function iban(country: Country, index: number): string {
  const account = String(index).padStart(10, "0");
  if (country === "UK") return withDigits("GB", `ZZZZ000000${account.slice(2)}`);
  // Exactly one of the hundred possible pairs of check digits is right.
  for (let digits = 0; ; digits += 1) {
    const whole = withDigits("ES", `99990000${String(digits).padStart(2, "0")}${account}`);
    if (!checkIban(whole).problem) return whole;
  }
}

function withDigits(letters: string, body: string): string {
  const numeric = `${body}${letters}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `${letters}${String(98 - remainder(numeric, 97)).padStart(2, "0")}${body}`;
}

function languages(index: number, country: Country): SpokenLanguage[] {
  const own = country === "UK" ? "en" : "es";
  const other = (["B1", "B2", "C1"] as const)[index % 3]!;
  return [
    { language: own, level: "native" },
    ...(index % 2 === 0 ? [{ language: own === "en" ? "es" : "en", level: other }] : []),
  ];
}
