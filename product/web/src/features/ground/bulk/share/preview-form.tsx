import { Form } from "react-router";
import { Button } from "@product/ui/controls/button";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";

type PreviewFormProps = {
  action: { kind: string; value: string };
  preview: { shown: string; proposal: string };
  from: string;
  submissionKey: string;
  words: { apply: string; help: string };
};

/** The button that does what was previewed, with the identity of what was read. */
export const PreviewForm = ({ action, preview, from, submissionKey, words }: PreviewFormProps) => (
  <Form method="post" className="flex flex-col gap-2 border-t border-line pt-4">
    <SubmissionKey value={submissionKey} />
    <input type="hidden" name="kind" value={action.kind} />
    <input type="hidden" name="value" value={action.value} />
    <input type="hidden" name="shown" value={preview.shown} />
    <input type="hidden" name="proposal" value={preview.proposal} />
    <input type="hidden" name="from" value={from} />
    <Button type="submit" size="form" className="self-start max-sm:w-full">
      {words.apply}
    </Button>
    <p className="text-help text-fg-3">{words.help}</p>
  </Form>
);
