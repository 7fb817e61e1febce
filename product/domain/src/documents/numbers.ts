/** The number on a document: what is wrong with it, and which of a person's own numbers it should be. */
import { checkPassport, checkSpanishNumber, type IdentityType } from "@product/domain/people/identity-numbers";
import { faultOf, type WorkerFault } from "@product/domain/people/worker-faults";

export const documentNumberLength = 40;

/** The number of the record that a kind shows, where it shows one. */
export const identityOf: Readonly<Record<string, readonly IdentityType[]>> = {
  dni: ["DNI"],
  nie: ["NIE"],
  "eu-registration": ["NIE"],
  passport: ["PASSPORT"],
};

/** The fault of a number, where its kind has a rule. */
export function numberFault(kind: string, number: string): WorkerFault | undefined {
  const judged =
    kind === "dni" || kind === "nie" || kind === "eu-registration"
      ? faultOf(checkSpanishNumber(number))
      : kind === "passport"
        ? faultOf(checkPassport(number))
        : undefined;
  return judged?.isDoubt ? undefined : judged?.fault;
}
