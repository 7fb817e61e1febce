import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import { Button } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { formFields, type FormField } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SaveBar } from "#features/ground/forms/share/save-bar.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import { atFields, typedIn } from "./record-reply.ts";

/** A record as its form shows it: texts, boxes to tick, several of a list, and the version they were read at, nought for a new one. */
export type RecordValues<
  Text extends string = string,
  Box extends string = never,
  List extends string = never,
> = Record<Text, string> & Record<Box, boolean> & Record<List, readonly string[]> & { version: number };

/** The values with which the fields of a record are drawn. */
export type RecordFields<Text extends string, Box extends string = never, List extends string = never> = {
  fields: Record<Text, FormField>;
  isTicked: (name: Box) => boolean;
  lists: Record<List, ListField>;
};
export type ListField = FormField & { chosen: readonly string[] };

type RecordScreenProps<Text extends string, Box extends string, List extends string> = {
  /** Without it, what stands above says what the record is. */
  title?: string;
  description: string;
  values: RecordValues<Text, Box, List>;
  /** The names of its texts in the order of the form, for the list of faults. */
  texts: readonly Text[];
  /** The same of those fields of which several can be chosen. */
  lists?: readonly List[];
  labelOf: (name: Text | List) => string;
  submissionKey: string;
  reply: FormReply | undefined;
  isReadOnly?: boolean;
  isArchived?: boolean;
  mayArchive?: boolean;
  isSaved?: boolean;
  /** The history of the record, for readers who may know it. */
  history?: ReactNode;
  children: (form: RecordFields<Text, Box, List>) => ReactNode;
  /** Other content that belongs to the record, below its form. */
  below?: ReactNode;
};

const formId = "record";

/** The page of one record that a company sets up once, new or kept: its form, the save bar, and the way to archive it. */
export function RecordScreen<Text extends string, Box extends string = never, List extends string = never>({
  isReadOnly = false,
  isArchived = false,
  mayArchive = false,
  isSaved = false,
  ...props
}: RecordScreenProps<Text, Box, List>) {
  const t = useTranslations("master-data");
  const { title, description, values, texts } = props;
  const isUnsaved = useUnsaved(formId, values);
  const reply = atFields(props.reply);
  const typed = typedIn(reply);
  const fields = formFields(formId, texts, values, typed);
  const lists = listFields(props.lists ?? [], values, typed);
  const isTicked = (name: Box) => (typed ? typed.result.initialValue?.[name] === "on" : values[name]);
  return (
    <>
      {title !== undefined && (
        <>
          <PageTitle>{title}</PageTitle>
          <PageHeader
            title={
              isArchived ? (
                <>
                  {title} <Badge>{t("archived")}</Badge>
                </>
              ) : (
                title
              )
            }
            description={description}
          />
        </>
      )}
      <fieldset disabled={isReadOnly || isArchived} className="contents">
        <Form
          key={values.version}
          method="post"
          id={formId}
          noValidate={useNoValidate()}
          className="flex max-w-3xl flex-col gap-5 pb-8"
        >
          <Rejection
            reply={reply}
            fields={[
              ...texts.map((name) => ({ ...fields[name], label: props.labelOf(name) })),
              ...(props.lists ?? []).map((name) => ({ ...lists[name], label: props.labelOf(name) })),
            ]}
          />
          <SubmissionKey value={props.submissionKey} />
          <input type="hidden" name="version" value={values.version} />
          {props.children({ fields, isTicked, lists })}
        </Form>
      </fieldset>
      {props.below}
      {mayArchive && <Archiving isArchived={isArchived} />}
      {props.history && <div className="max-w-3xl pb-8">{props.history}</div>}
      {!isReadOnly && !isArchived && (
        <SaveBar
          formId={formId}
          isUnsaved={isUnsaved}
          saved={isSaved ? t("saved") : undefined}
          canDiscard={typed === undefined}
        />
      )}
      <UnsavedGuard when={isUnsaved} />
    </>
  );
}

function listFields<List extends string>(
  names: readonly List[],
  saved: Readonly<Record<List, readonly string[]>>,
  typed: FormReply | undefined,
): Record<List, ListField> {
  const empty = Object.fromEntries(names.map((name) => [name, ""])) as Record<List, string>;
  const fields = formFields(formId, names, empty, typed);
  const chosen = (name: List) => (typed ? [typed.result.initialValue?.[name] ?? []].flat() : saved[name]) as string[];
  return Object.fromEntries(names.map((name) => [name, { ...fields[name], chosen: chosen(name) }])) as never;
}

function Archiving({ isArchived }: { isArchived: boolean }) {
  const t = useTranslations("master-data");
  return (
    <section className="flex max-w-3xl flex-col gap-4 border-t border-line pt-5 pb-8">
      <div>
        <h2 className="text-sm font-semibold">{t("archive")}</h2>
        <p className="mt-0.5 max-w-[64ch] text-compact text-pretty text-fg-2">{t("archiveWhy")}</p>
      </div>
      <Form method="post" action="?do">
        <Button look={isArchived ? "quiet" : "danger"} name="actionName" value={isArchived ? "restore" : "archive"}>
          {isArchived ? t("restore") : t("archive")}
        </Button>
      </Form>
    </section>
  );
}
