import { Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { ImportCounts as Counts } from "@product/domain/imports/plan";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { BadRows, type BadCell } from "./bad-rows.tsx";
import { ImportCounts } from "./import-counts.tsx";
import { WordTable, type WordTableProps } from "./word-table.tsx";

type Shown = {
  id: string;
  state: string;
  proposal: string;
  counts: Counts | null;
  bad: readonly BadCell[];
  odd: readonly BadCell[];
  after: number;
  next: number | undefined;
  canUndo: boolean;
  /** The accounts of the import that are still unconfirmed. */
  accounts: { waiting: number; mayConfirm: boolean };
  /** For a checked file: the words for unknown roles, and the roles that they can mean. */
  words: WordTableProps["words"];
  roles: WordTableProps["roles"];
  version: number;
  /** Whether whoever looks may make lists. */
  mayList: boolean;
  submissionKey: string;
};

/** The result of an import, planned or done, with all the rows that stay out. */
export function ImportResult({ shown, reply }: { shown: Shown; reply: FormReply | undefined }) {
  const t = useTranslations("worker-import");
  const counts = shown.counts!;
  const isDone = shown.state === "done";
  const out = counts.error + counts.duplicate;
  const toDo = counts.new + counts.update;
  return (
    <>
      <Rejection reply={reply} fields={[]} />
      {isDone ? (
        <Callout tone="ok">{t("done", { made: counts.new, changed: counts.update })}</Callout>
      ) : (
        <Callout tone={toDo === 0 ? "bad" : out > 0 ? "warn" : "ok"}>
          {toDo === 0 ? t("nothingToDo") : out > 0 ? t("staysOut", { n: out }) : t("allGood")}
        </Callout>
      )}
      {shown.accounts.waiting > 0 && <AccountsWaiting {...shown.accounts} />}
      <ImportCounts counts={counts} heading={t(isDone ? "resultDone" : "result")} />
      {isDone ? <AfterImport shown={shown} /> : <BeforeImport shown={shown} toDo={toDo} />}
      {shown.words.length > 0 && <WordTable key={shown.version} {...shown} />}
      {out > 0 && <StaysOut shown={shown} canFix={!isDone} />}
      {shown.odd.length > 0 && (
        <section aria-labelledby="odd-rows">
          <h2 id="odd-rows" className="mb-2 text-sm font-semibold">
            {t("oddRows")}
          </h2>
          <BadRows cells={shown.odd} caption={t("oddRows")} canFix={false} />
        </section>
      )}
    </>
  );
}

function AccountsWaiting({ waiting, mayConfirm }: Shown["accounts"]) {
  const t = useTranslations("worker-import");
  const locale = useLocale();
  return (
    <Callout tone="warn">
      <p>{t("accountsWait", { n: waiting })}</p>
      {mayConfirm && (
        <Link
          to={inLocale("/admin/workers/accounts", locale)}
          className="touch-target mt-2 inline-block underline underline-offset-3"
        >
          {t("toAccounts")}
        </Link>
      )}
    </Callout>
  );
}

function BeforeImport({ shown: { id, proposal, submissionKey }, toDo }: { shown: Shown; toDo: number }) {
  const t = useTranslations("worker-import");
  const here = inLocale(`/admin/workers/import/${id}`, useLocale());
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:w-full">
      {toDo > 0 && (
        <Action what="commit" proposal={proposal} submissionKey={submissionKey} look="primary">
          {t("importNow", { n: toDo })}
        </Action>
      )}
      <Link to={`${here}?columns`} className={buttonClass("quiet", "form")}>
        {t("otherColumns")}
      </Link>
      <Action what="discard" proposal={proposal} submissionKey={submissionKey} look="ghost">
        {t("discard")}
      </Action>
    </div>
  );
}

function AfterImport({ shown: { proposal, submissionKey, canUndo, mayList } }: { shown: Shown }) {
  const t = useTranslations("worker-import");
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Link to={inLocale("/admin/workers/list", locale)} className={buttonClass("primary", "form")}>
          {t("toWorkers")}
        </Link>
        {mayList && (
          <Action what="list" proposal={proposal} submissionKey={submissionKey} look="quiet">
            {t("listOfThem")}
          </Action>
        )}
        <Link to={inLocale("/admin/workers/import", locale)} className={buttonClass("quiet", "form")}>
          {t("again")}
        </Link>
      </div>
      {canUndo && (
        <details className="group max-w-2xl">
          <summary
            className={`${buttonClass("danger", "form")} cursor-pointer list-none max-sm:w-full [&::-webkit-details-marker]:hidden`}
          >
            {t("undo")}
          </summary>
          <div className="mt-3 flex flex-col gap-3 rounded-card border border-line p-4">
            <p className="text-sm text-pretty">{t("undoText")}</p>
            <Action what="undo" proposal={proposal} submissionKey={submissionKey} look="danger-solid">
              {t("undoNow")}
            </Action>
          </div>
        </details>
      )}
    </div>
  );
}

type ActionProps = {
  what: "commit" | "undo" | "discard" | "list";
  proposal: string;
  submissionKey: string;
  look: "primary" | "ghost" | "quiet" | "danger-solid";
  children: string;
};

function Action({ what, proposal, submissionKey, look, children }: ActionProps) {
  const { formAction } = useNavigation();
  return (
    <Form method="post" action={`?do=${what}`} className="flex max-sm:*:grow">
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="proposal" value={proposal} />
      <Button type="submit" size="form" look={look} busy={formAction?.endsWith(`do=${what}`)}>
        {children}
      </Button>
    </Form>
  );
}

function StaysOut({ shown: { id, bad, after, next }, canFix }: { shown: Shown; canFix: boolean }) {
  const t = useTranslations("worker-import");
  const here = inLocale(`/admin/workers/import/${id}`, useLocale());
  return (
    <section aria-labelledby="bad-rows">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="bad-rows" className="text-sm font-semibold">
          {t("badRows")}
        </h2>
        <Link to={`${here}/rows.csv`} reloadDocument className={buttonClass("quiet")}>
          {t("download")}
        </Link>
      </div>
      <BadRows cells={bad} caption={t("badRows")} canFix={canFix} />
      {(after > 0 || next !== undefined) && (
        <div className="mt-3 flex flex-wrap justify-end gap-2">
          {after > 0 && (
            <Link to={here} className={buttonClass("quiet")}>
              {t("firstRows")}
            </Link>
          )}
          {next !== undefined && (
            <Link to={`${here}?after=${next}#bad-rows`} className={buttonClass("quiet")}>
              {t("moreRows")}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}

type Kept = { id: string; code: string; first: string; last: string };

/** After undoing: whom it left as they are, since somebody changed them. */
export function UndoneImport({ kept }: { kept: readonly Kept[] }) {
  const t = useTranslations("worker-import");
  const locale = useLocale();
  return (
    <>
      <Callout tone={kept.length > 0 ? "warn" : "ok"}>{t("undone")}</Callout>
      {kept.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept" className="mb-2 text-sm font-semibold">
            {t("kept")}
          </h2>
          <ul className="flex flex-col gap-1 text-sm">
            {kept.map(({ id, code, first, last }) => (
              <li key={id}>
                {first} <span className="font-medium">{last}</span>{" "}
                <span className="font-mono text-xs text-fg-3">{code}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link to={inLocale("/admin/workers/import", locale)} className={`${buttonClass("quiet", "form")} self-start`}>
        {t("again")}
      </Link>
    </>
  );
}
