/** A form as it is built: pages with fields, each in both languages, with what it is for and why it may be asked. */
import type { Locale } from "@product/domain/locales";
import type { WorkerField } from "@product/domain/people/worker-record";
import { typeFacts, type FieldType } from "./field-types.ts";

export type BothLanguages = Readonly<Record<Locale, string>>;

/** The sensitivity of an answer, in the classes of a worker's own fields: it decides who may read it. */
export const sensitivities = ["basic", "contact", "identity", "pay", "health"] as const;
export type Sensitivity = (typeof sensitivities)[number];

/** Why it may be asked; health needs one of the last two (GDPR art. 9.2). */
export const formBases = ["contract", "law", "consent", "employment-law", "explicit-consent"] as const;
export type FormBasis = (typeof formBases)[number];
export const healthBases = ["employment-law", "explicit-consent"] as const satisfies FormBasis[];

/** Shown only when an earlier answer is, or has in it, what is named; or when something is true of who answers. */
export type Condition =
  | { field: string; is: "equals" | "contains"; value: string }
  | { fact: "minor" | "needs-permit" };

export type Choice = { key: string; label: BothLanguages };

export type FormField = {
  /** The name of the answer; it stays the same however the texts change. */
  key: string;
  type: FieldType;
  label: BothLanguages;
  help?: BothLanguages;
  required: boolean;
  condition?: Condition;
  mapsTo?: WorkerField;
  sensitivity: Sensitivity;
  basis: FormBasis;
  /** For one or several choices. */
  choices?: readonly Choice[];
  /** For a text: maximum length. For a number: minimum and maximum. */
  longest?: number;
  smallest?: number;
  largest?: number;
  /**
   * For a document: the key of its kind. For roles and qualifications: the ids that may be chosen; all where none is
   * named.
   */
  documentType?: string;
  offered?: readonly string[];
  /** For a consent: its text. Another text is another version. */
  consent?: { version: number; text: BothLanguages };
};

export type FormPage = {
  key: string;
  title: BothLanguages;
  /** A sentence of why. */
  why: BothLanguages;
  condition?: Condition;
  fields: readonly FormField[];
};

export type FormDefinition = { pages: readonly FormPage[] };

/** Answers as typed, by the names of inputs. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** The names under which the answers to a field are sent. */
export const inputNames = ({ key, type }: Pick<FormField, "key" | "type">): string[] =>
  typeFacts[type].inputs.map((part) => inputName(key, part));

export const inputName = (key: string, part: string): string => (part === "" ? key : `${key}.${part}`);

export const textOf = (answers: Answers, name: string): string => {
  const answer = answers[name];
  return typeof answer === "string" ? answer.trim() : (answer?.join(", ") ?? "");
};

export const listOf = (answers: Answers, name: string): readonly string[] => {
  const answer = answers[name];
  if (typeof answer === "string") return answer === "" ? [] : [answer];
  return answer ?? [];
};

/** The detail of a worker that a field asks for. */
export const workerFieldOf = ({ type, mapsTo }: Pick<FormField, "type" | "mapsTo">): WorkerField | undefined =>
  mapsTo ?? (typeFacts[type].isImplied ? typeFacts[type].mapsTo[0] : undefined);

export const fieldsOf = ({ pages }: FormDefinition): FormField[] => pages.flatMap(({ fields }) => fields);
