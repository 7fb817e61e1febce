import { Form, Link } from "react-router";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { Refusals, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { PageTitle } from "#i18n/page-title.tsx";
import type { FormReply } from "#request/forms/form-action.ts";

type ChangeDoneProps = {
  changed: number;
  leftOut: Partial<Record<string, number>>;
  undoneCount: number | null;
  mayUndo: boolean;
  submissionKey: string;
  reply: FormReply | undefined;
  backTo: string;
  /** The words that only the kind of record has. */
  words: {
    title: string;
    back: string;
    undo: string;
    done: (n: number) => string;
    undone: (n: number) => string;
    undoneLeft: (n: number) => string;
    leftOut: (reason: string) => string;
  };
};

/** The number of records that were changed, and the way to take the change back. */
export function ChangeDone({ changed, leftOut, undoneCount, mayUndo, submissionKey, ...screen }: ChangeDoneProps) {
  const { reply, backTo, words } = screen;
  const staying = changed - (undoneCount ?? 0);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        actions={
          <Link to={backTo} className={buttonClass("quiet")}>
            {words.back}
          </Link>
        }
      />
      <div className="flex max-w-2xl flex-col gap-4 pb-8">
        {reply && <Refusals reply={reply} />}
        {undoneCount === null ? (
          <Callout tone="ok">{words.done(changed)}</Callout>
        ) : (
          <Callout tone="info">
            <p>{words.undone(undoneCount)}</p>
            {staying > 0 && <p>{words.undoneLeft(staying)}</p>}
          </Callout>
        )}
        {undoneCount === null && (
          <ul className="flex flex-col gap-1 text-compact text-fg-2">
            {Object.entries(leftOut).map(([reason, count]) => (
              <li key={reason}>
                {words.leftOut(reason)} <span className="num text-fg-3">({count})</span>
              </li>
            ))}
          </ul>
        )}
        {mayUndo && (
          <Form method="post">
            <SubmissionKey value={submissionKey} />
            <Button type="submit" look="quiet" size="form" name="actionName" value="undo">
              {words.undo}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
