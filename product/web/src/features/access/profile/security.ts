import type { ProofWanted } from "#features/access/account/share/proof.ts";
import type { Part } from "./parts.ts";

/** Properties that every section about signing in needs. */
export type SecurityProps = {
  proof: ProofWanted;
  done: Part | undefined;
  /** Changes when that was done: the form that did it starts anew, closed and empty. */
  stampOf: (part: Part) => string;
  /** Where a form goes that wants a code first, to come back to the section. */
  codeAction: (section: string) => string;
  /** A code was sent for this section. */
  isAt: (section: string) => boolean;
};
