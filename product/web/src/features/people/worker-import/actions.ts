/** The actions on the page of one import, by the word in its address. */
import { z } from "zod";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { pageNotFound } from "#request/failures.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { askForCommit, askForUndo, discardImport, fixCell, prepareImport } from "./commands.server.ts";
import { listOfImport } from "./import-list.server.ts";
import { messages } from "./messages.ts";
import { actionForm, fixForm, planForm, wordsForm } from "./schema.ts";
import { explainWords } from "./words.server.ts";
import { requirePermission } from "#request/who-may.ts";

export function importAction(sent: Sent, importId: string) {
  requirePermission(sent.context, "worker.create");
  const { pathname } = new URL(sent.request.url);
  const { data: id } = z.uuid().safeParse(importId);
  if (!id) throw pageNotFound(pathname);
  const here = (path = `/${id}`) => inLocale(`/admin/workers/import${path}`, localeOf(pathname));
  const actions = {
    plan: formAction(
      "worker.create",
      planForm,
      (actor, form) => prepareImport(actor, id, form),
      () => here(),
    ),
    fix: formAction(
      "worker.create",
      fixForm,
      (actor, form) => fixCell(actor, id, form),
      (_, request) => here(afterIn(request, id)),
    ),
    words: formAction(
      "worker.create",
      wordsForm,
      (actor, form) => explainWords(actor, id, form),
      () => here(),
    ),
    list: formAction(
      "worker.create",
      z.object({}),
      (actor) => listOfImport(actor, id, (file) => messages.listName[localeOf(pathname)].replace("{file}", file)),
      (list) => inLocale(`/admin/lists/${list.id}`, localeOf(pathname)),
    ),
    commit: formAction(
      "worker.create",
      actionForm,
      (actor, form) => askForCommit(actor, id, form),
      () => here(),
    ),
    undo: formAction(
      "worker.create",
      actionForm,
      (actor, form) => askForUndo(actor, id, form),
      () => here(),
    ),
    discard: formAction(
      "worker.create",
      actionForm,
      (actor, form) => discardImport(actor, id, form),
      () => here(""),
    ),
  };
  return runNamedAction(actions, sent);
}

/** Back to the rows from which a cell was mended. */
function afterIn(request: Request, id: string): string {
  const after = Number(new URL(request.url).searchParams.get("after")) || 0;
  return after > 0 ? `/${id}?after=${after}` : `/${id}`;
}
