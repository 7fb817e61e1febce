/** The steps of the forms of the builder; the address they are sent to names the step. */
import type { z } from "zod";
import type { Actor } from "@product/domain/actor";
import { publishDraft } from "#features/site/forms/commands.server.ts";
import { publishing } from "#features/site/forms/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import {
  addFieldTo,
  addPageTo,
  editField,
  editFieldTexts,
  editPage,
  editPageTexts,
  moveFieldIn,
  movePageIn,
  placeFieldIn,
  removeFieldFrom,
  removePageFrom,
  type Shown,
} from "./commands.server.ts";
import {
  fieldAction,
  fieldMove,
  fieldPlace,
  fieldTexts,
  newField,
  pageAction,
  pageMove,
  pageStep,
  pageTexts,
  wholeField,
} from "./schema.ts";

export function buildStep(sent: Sent, id: string) {
  const onward = (shown: Shown, request: Request) => {
    const { pathname, searchParams } = pageAddress(request);
    const search = new URLSearchParams(Object.entries(shown).filter(([, key]) => key) as [string, string][]);
    return `${inLocale(`/admin/signup-forms/${id}`, localeOf(pathname))}?${search}#${searchParams.get("do")}`;
  };
  const step = <Schema extends z.ZodObject>(
    needs: "form.create" | "form.edit",
    schema: Schema,
    command: (actor: Actor, formId: string, input: z.output<Schema>) => Promise<Shown>,
  ) => formAction(needs, schema, (actor, input) => command(actor, id, input), onward);
  return runNamedAction(
    {
      "add-page": step("form.create", pageStep, addPageTo),
      "remove-page": step("form.create", pageAction, removePageFrom),
      "move-page": step("form.create", pageMove, movePageIn),
      "edit-page": step("form.create", pageTexts, editPage),
      "add-field": step("form.create", newField, addFieldTo),
      "remove-field": step("form.create", fieldAction, removeFieldFrom),
      "move-field": step("form.create", fieldMove, moveFieldIn),
      "place-field": step("form.create", fieldPlace, placeFieldIn),
      "edit-field": step("form.create", wholeField, editField),
      "word-page": step("form.edit", pageTexts, editPageTexts),
      "word-field": step("form.edit", fieldTexts, editFieldTexts),
      publish: formAction(
        "form.publish",
        publishing,
        async (actor, input) => {
          await publishDraft(actor, id, input);
          return {};
        },
        onward,
      ),
    },
    sent,
  );
}
