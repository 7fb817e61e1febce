/** The actions of the pages of a kept view, whatever it lists. */
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import type { ListKind } from "@product/domain/filters/list-kind";
import type { Locale } from "@product/domain/locales";
import { seenIn } from "#features/ground/listing/share/seen.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import {
  chooseView,
  createView,
  deleteView,
  nameView,
  replaceView,
} from "#features/ground/saved-views/commands.server.ts";
import { sharingGroups, viewsOf } from "#features/ground/saved-views/queries.server.ts";
import { viewAction, viewForm } from "#features/ground/saved-views/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { failure } from "#request/failures.ts";
import { namesAction } from "#request/forms/named-action.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";

export type ViewsOf = {
  kind: ListKind;
  /** Where its list lies, without language. */
  list: string;
  /** Throws where the actor may not filter so: who may not filter by it may not keep it either. */
  ensureAllowed: (filter: Filter, actor: Actor) => unknown;
};

const groupsFor = (actor: Actor, locale: Locale) =>
  isPermitted(actor, "list.edit", "everywhere") ? sharingGroups(locale) : undefined;

/** The content that a new view would keep, as the address shows it. */
export async function newView({ kind, ensureAllowed }: ViewsOf, actor: Actor, request: Request, locale: Locale) {
  const query = pageAddress(request).search;
  const { filter, searched } = seenIn(kind, query);
  ensureAllowed(filter, actor);
  const groups = await groupsFor(actor, locale);
  return { shows: { filter, searched }, groups, query, submissionKey: crypto.randomUUID() };
}

export const keepView = ({ kind, list, ensureAllowed }: ViewsOf, sent: Sent) =>
  formAction(
    kind.needs,
    viewForm,
    (actor, form) => {
      const seen = seenIn(kind, pageAddress(sent.request).search);
      ensureAllowed(seen.filter, actor);
      return createView(actor, kind, form, seen);
    },
    ({ id }, request) => inLocale(`${list}?view=${id}`, localeOf(pageAddress(request).pathname)),
  )(sent);

/** A view that the actor has, as its page shows it. */
export async function keptView({ kind }: ViewsOf, actor: Actor, viewId: string, locale: Locale) {
  const view = await viewWith(kind, actor, viewId);
  const { id, name, sharing, groupId, isChosen, version, owner, isOwn, filter, searched } = view;
  return {
    id,
    values: { name, sharing: groupId ?? sharing, chosen: isChosen, version },
    shows: { filter, searched },
    owner: isOwn ? undefined : owner,
    groups: await groupsFor(actor, locale),
    isReadOnly: !mayChange(actor, view),
    submissionKey: crypto.randomUUID(),
  };
}

export async function changeView({ kind, list, ensureAllowed }: ViewsOf, viewId: string, sent: Sent) {
  const view = await viewWith(kind, requirePermission(sent.context, kind.needs), viewId);
  const { id } = view;
  const listed = (query: string) => inLocale(`${list}${query}`, localeOf(pageAddress(sent.request).pathname));
  if (!namesAction(sent.request))
    return formAction(
      kind.needs,
      viewForm,
      (who, form) => (mayChange(who, view) ? nameView(who, kind, id, form) : chooseView(who, kind, id, form.chosen)),
      () => listed(`?view=${id}`),
    )(sent);
  return formAction(
    kind.needs,
    viewAction,
    async (who, { actionName, seen: query, version }) => {
      if (actionName === "delete") {
        await deleteView(who, kind, id, version);
        return "";
      }
      const seen = seenIn(kind, query);
      ensureAllowed(seen.filter, who);
      await replaceView(who, kind, id, version, seen);
      return `?view=${id}`;
    },
    listed,
  )(sent);
}

async function viewWith(kind: ListKind, actor: Actor, text: string) {
  const view = (await viewsOf(actor, kind)).find(({ id }) => id === recordId(text).toLowerCase());
  if (!view) throw failure("pageNotFound", { path: text });
  return view;
}

/** One's own as long as nobody else has it; what others have too is changed by who may change lists for others. */
const mayChange = (actor: Actor, { sharing, isOwn }: { sharing: string; isOwn: boolean }) =>
  sharing === "own" ? isOwn : isPermitted(actor, "list.edit", "everywhere");
