/**
 * Faults in answers, by the name of the input. Pure and linear in the size of the answers, so that the page and the
 * server give the same result; a worker's details are judged as everywhere else.
 */
import { availabilityCell, fullName, typedFrom } from "./worker-from.ts";
import { dayParts } from "./field-types.ts";
import { guardianLengths, guardianRelations } from "@product/domain/people/guardians";
import { weekdays } from "@product/domain/people/availability";
import { isOwnName, linesFrom, signatureNameLength } from "@product/domain/papers/signatures";
import type { TooYoung } from "@product/domain/people/working-age";
import { typedDay, typedLastDay } from "@product/domain/time/typed-day";
import type { WorkerFault } from "@product/domain/people/worker-faults";
import { checkWorker, type TypedWorker, type WorkerField } from "@product/domain/people/worker-record";
import {
  inputName,
  inputNames,
  listOf,
  textOf,
  workerFieldOf,
  type Answers,
  type FormField,
  type FormPage,
} from "./definition.ts";
import { answerLimits } from "./limits.ts";
import type { FormPlace } from "./shown.ts";
import { tooYoungBy, type PlaceOfWork } from "./too-young.ts";

export type AnswerFault =
  | WorkerFault
  | { fault: "number" | "confirmTruth" | "agreeNeeded" | "chooseOne" }
  | { fault: "ownName" | "guardianName"; name: string }
  | UnderAgeFault
  | { fault: "tooSmall"; min: number }
  | { fault: "tooLarge" | "tooMany"; max: number };
export type UnderAgeFault = { fault: "underAge" } & TooYoung;
export type AnswerFaults = Readonly<Record<string, AnswerFault>>;

/** The choices that the form can offer, and the fields that have files. */
export type AnswerContext = PlaceOfWork & {
  offered: { roles: ReadonlySet<string>; qualifications: ReadonlySet<string> };
  withFiles: ReadonlySet<string>;
};

/** Judges only the given pages; a caller that saves one page gives that one. */
export function answerFaults(
  pages: readonly FormPage[],
  answers: Answers,
  context: AnswerContext,
  everyPage: readonly FormPage[] = pages,
): AnswerFaults {
  const fields = pages.flatMap((page) => page.fields);
  const typed = typedFrom(
    everyPage.flatMap((page) => page.fields),
    answers,
  );
  const worker = workerFaults(typed, context);
  const found: Record<string, AnswerFault> = {};
  for (const field of fields) {
    for (const name of inputNames(field)) {
      const fault =
        ownFault(field, name, answers, context, typed) ??
        detailFault(field, name, worker) ??
        ageFault(field, answers, context);
      if (fault) found[name] = fault;
    }
    if (isFileMissing(field, context)) found[field.key] = { fault: "required" };
  }
  return found;
}

/** A form may ask the name on another page: what it does not ask is not missing here. */
function workerFaults(typed: TypedWorker, { country, today }: FormPlace) {
  const { faults } = checkWorker({ firstName: "-", email: "a@example.org", ...withoutEmpty(typed), country }, today);
  return faults;
}

const withoutEmpty = (typed: TypedWorker): TypedWorker =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));

function detailFault(
  field: FormField,
  name: string,
  faults: Partial<Record<WorkerField, WorkerFault>>,
): WorkerFault | undefined {
  if (field.type === "address") return faults[name.slice(field.key.length + 1) as WorkerField];
  const detail = workerFieldOf(field);
  return detail && faults[detail];
}

function ageFault(field: FormField, answers: Answers, context: AnswerContext): UnderAgeFault | undefined {
  const found = tooYoungBy(field, answers, context);
  return found && { fault: "underAge", ...found };
}

const isFileMissing = ({ type, key, required }: FormField, { withFiles }: AnswerContext) =>
  required && (type === "document" || type === "photo") && !withFiles.has(key);

function ownFault(
  field: FormField,
  name: string,
  answers: Answers,
  context: AnswerContext,
  typed: TypedWorker,
): AnswerFault | undefined {
  const text = textOf(answers, name);
  if (text === "") return isNeeded(field, name) ? missing(field, typed) : undefined;
  const judge = judges[field.type];
  return judge?.(field, name, answers, context, typed);
}

function missing(field: FormField, typed: TypedWorker): AnswerFault {
  switch (field.type) {
    case "consent":
      return unticked(field);
    case "signature":
      return typed.firstName ? { fault: "ownName", name: fullName(typed) } : { fault: "required" };
    case "roles":
    case "one-choice":
    case "several-choices":
    case "availability":
      return { fault: "chooseOne" };
    default:
      return { fault: "required" };
  }
}

/** The box of the usual form by which its answers are vouched for; any other asks for agreement to its own text. */
const unticked = ({ key }: FormField): AnswerFault => ({ fault: key === "truth" ? "confirmTruth" : "agreeNeeded" });

/** For a field with several inputs, only those without which the rest says nothing are needed. */
function isNeeded({ required, type, key }: FormField, name: string): boolean {
  if (!required || type === "document") return false;
  if (type === "signature") return name === key;
  return true;
}

type Judge = (
  field: FormField,
  name: string,
  answers: Answers,
  context: AnswerContext,
  typed: TypedWorker,
) => AnswerFault | undefined;

const noLonger =
  (most: number): Judge =>
  ({ longest = most }, name, answers) => {
    const max = Math.min(longest, most);
    return textOf(answers, name).length > max ? { fault: "tooLong", max } : undefined;
  };

const among =
  (known: (field: FormField, context: AnswerContext) => ReadonlySet<string>): Judge =>
  (field, name, answers, context) => {
    const chosen = listOf(answers, name);
    if (chosen.length > answerLimits.choices) return { fault: "tooMany", max: answerLimits.choices };
    const all = known(field, context);
    return chosen.every((each) => all.has(each)) ? undefined : { fault: "invalid" };
  };

const intersection = (all: ReadonlySet<string>, offered: readonly string[] | undefined) =>
  offered && offered.length > 0 ? new Set(offered.filter((each) => all.has(each))) : all;

const yesOrNo = new Set(["yes", "no"]);
const cells = new Set(weekdays.flatMap((day) => dayParts.map((part) => availabilityCell(day, part))));
const choicesOf = ({ choices = [] }: FormField) => new Set(choices.map(({ key }) => key));

const judges: Partial<Record<FormField["type"], Judge>> = {
  "short-text": noLonger(answerLimits.shortText),
  "long-text": noLonger(answerLimits.longText),
  number: ({ smallest, largest }, name, answers) => {
    const value = Number(textOf(answers, name).replace(",", "."));
    if (!Number.isFinite(value)) return { fault: "number" };
    if (smallest !== undefined && value < smallest) return { fault: "tooSmall", min: smallest };
    return largest !== undefined && value > largest ? { fault: "tooLarge", max: largest } : undefined;
  },
  date: (_field, name, answers) => (typedDay(textOf(answers, name)) ? undefined : { fault: "date" }),
  document: (_field, name, answers) => (typedLastDay(textOf(answers, name)) ? undefined : { fault: "date" }),
  "yes-no": among(() => yesOrNo),
  "one-choice": among(choicesOf),
  "several-choices": among(choicesOf),
  roles: among(({ offered }, context) => intersection(context.offered.roles, offered)),
  qualifications: among(({ offered }, context) => intersection(context.offered.qualifications, offered)),
  availability: among(() => cells),
  consent: (field, name, answers) =>
    textOf(answers, name) === String(field.consent?.version) ? undefined : unticked(field),
  signature: (field, name, answers, _context, typed) => {
    const text = textOf(answers, name);
    if (name !== field.key) return linesFrom(text) ? undefined : { fault: "invalid" };
    if (text.length > signatureNameLength) return { fault: "tooLong", max: signatureNameLength };
    const { firstName = "", lastName = "" } = typed;
    const isFine = firstName === "" || isOwnName(text, { firstName, lastName });
    return isFine ? undefined : { fault: "ownName", name: fullName(typed) };
  },
  guardian: (field, name, answers) => {
    const part = name.slice(field.key.length + 1);
    const text = textOf(answers, name);
    if (part === "relation") return guardianRelations.some((each) => each === text) ? undefined : { fault: "invalid" };
    const max = guardianLengths[part === "signed" ? "signedBy" : (part as "name" | "contact")];
    if (text.length > max) return { fault: "tooLong", max };
    const ownName = textOf(answers, inputName(field.key, "name"));
    return part !== "signed" || isOwnName(text, { firstName: ownName, lastName: "" })
      ? undefined
      : { fault: "guardianName", name: ownName };
  },
};
