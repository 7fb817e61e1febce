/** The text of a contract as it was sent, and what was signed, closed with the worker's key. */
import { z } from "zod";

const texts = z.object({ en: z.string(), es: z.string() });
export type ContractTexts = z.output<typeof texts>;

const signatures = z.object({
  name: z.string(),
  drawing: z.string(),
  language: z.enum(["en", "es"]),
  at: z.string(),
  address: z.string(),
});
export type Signature = z.output<typeof signatures>;

/** Both languages in one text, so that one hash tells of both. */
export const sealable = ({ en, es }: ContractTexts): string => JSON.stringify({ en, es });
export const textsIn = (opened: string): ContractTexts => texts.parse(JSON.parse(opened));
export const signatureIn = (opened: string): Signature => signatures.parse(JSON.parse(opened));
