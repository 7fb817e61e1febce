/** Which kinds of documents are asked of a worker at all, for any of their roles. */
import { fits } from "@product/domain/clearance/checks/documents";
import type { DocumentRule, Facts } from "@product/domain/clearance/facts";
import { ageOn } from "@product/domain/time/local-date";
import { isEuropean, worksFreely } from "@product/domain/papers/right-to-work";

export function askedKinds(
  types: readonly DocumentRule[],
  facts: Facts,
  roleIds: readonly string[],
  today: string,
): DocumentRule[] {
  const isMinor = facts.birthDate !== null && ageOn(today, facts.birthDate) < 18;
  const card = identityCard(types, facts);
  return types.filter((type) => {
    if (type.proves === "identity") return type === card;
    if (type.minorsOnly && !isMinor) return false;
    // A contract is made and signed here; its document is only kept.
    if (type.proves === "contract") return false;
    if (type.proves === "work_permit" && worksFreely(facts.country, facts.nationality)) return false;
    return [undefined, ...roleIds].some((roleId) => fits(type, facts, { mode: "browse", roleId }));
  });
}

/** One is enough: the one that they have, or else the one that most like them have. */
function identityCard(types: readonly DocumentRule[], { documents, country, nationality }: Facts) {
  const cards = types.filter(({ proves, countries }) => proves === "identity" && countries.includes(country));
  const heldCard = cards.find(({ id }) => documents.some(({ typeId }) => typeId === id));
  const usual = usualCard(country, nationality);
  return heldCard ?? cards.find(({ key }) => key === usual) ?? cards[0];
}

function usualCard(country: Facts["country"], nationality: string | null): string {
  if (country !== "ES") return "passport";
  if (nationality === null || nationality === "ES") return "dni";
  return isEuropean(nationality) ? "eu-id-card" : "nie";
}
