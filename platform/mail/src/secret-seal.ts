/** Closes the secrets of a message into one column of its row, and puts them back where the words have their marks. */
import type { Seal } from "@platform/kernel/sealing";
import { escaped } from "./escape-html.ts";
import { withSecrets, type Secrets } from "./secrets.ts";

/** Keeps the key apart from those of other uses. */
export const messageSecrets = "secrets of messages";

type Closed = { text: string; html: string | null; secrets: Buffer | null };

export type SecretSeal = {
  close(secrets: Secrets | undefined): Buffer | undefined;
  /** Throws where something was taken away that the words speak of. */
  open<Row extends Closed>(row: Row): { whole: Omit<Row, "secrets">; secrets: Secrets };
};

export const secretSeal = (seal: Seal): SecretSeal => ({
  close: (secrets = {}) => (Object.keys(secrets).length > 0 ? seal.close(JSON.stringify(secrets)) : undefined),
  open: ({ secrets: sealed, ...row }) => {
    const secrets = sealed ? (JSON.parse(seal.open(sealed)) as Secrets) : {};
    const html = row.html === null ? null : withSecrets(row.html, secrets, escaped);
    return { whole: { ...row, text: withSecrets(row.text, secrets), html }, secrets };
  },
});
