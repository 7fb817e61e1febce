import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import type { ClientBlocks as Known } from "#features/planning/client-blocks/queries.server.ts";
import { calendarDay, dayOf } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";

type Reply = FormReply | undefined;
type ClientBlocksProps = { known: Known; timeZone: string; submissionKey: string; reply: Reply };

/** Which clients do not want someone; blocking for another one, and lifting a block. */
export function ClientBlocks({ known: { blocks, clients }, timeZone, submissionKey, reply }: ClientBlocksProps) {
  const t = useTranslations("client-blocks");
  return (
    <FormPart heading={t("heading")} why={t("why")}>
      {blocks.length === 0 ? (
        <p className="text-compact text-fg-2">{t("none")}</p>
      ) : (
        <ul aria-label={t("heading")} className="divide-y divide-line rounded-card border border-line">
          {blocks.map((block) => (
            <Standing key={block.listId} block={block} timeZone={timeZone} reply={reply} />
          ))}
        </ul>
      )}
      {clients.length > 0 && (
        <NewBlock key={blocks.length} clients={clients} submissionKey={submissionKey} reply={reply} />
      )}
    </FormPart>
  );
}

type StandingProps = { block: Known["blocks"][number]; timeZone: string; reply: Reply };

function Standing({ block, timeZone, reply: answer }: StandingProps) {
  const t = useTranslations("client-blocks");
  const locale = useLocale();
  const { pathname } = useLocation();
  const sentences = useFieldSentences();
  const sent = useReplyTo("lift", answer);
  const reply = sent?.result.initialValue?.["listId"] === block.listId ? sent : undefined;
  const { reason } = formFields(`lift-${block.listId}`, ["reason"], { reason: "" }, reply);
  const facts = [
    t("since", { day: dayOf(new Date(block.since), locale, timeZone) }),
    block.by && t("by", { name: block.by }),
    block.until && t("until", { day: calendarDay(block.until, locale) }),
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-2 px-3.5 py-2.5 text-compact">
      <p>
        <span className="font-medium">{block.client}</span>
        <span className="text-fg-2"> · {facts.join(" · ")}</span>
      </p>
      {block.reason && <p className="text-pretty">{block.reason}</p>}
      {block.coming > 0 && <p className="text-warn-text">{t("coming", { n: block.coming })}</p>}
      <Form method="post" action={`${pathname}?do=lift`} noValidate preventScrollReset className="flex flex-col gap-2">
        <Rejection reply={reply} fields={[{ ...reason, label: t("liftReason") }]} />
        <input type="hidden" name="listId" value={block.listId} />
        <div className="flex flex-wrap items-start gap-3">
          <Field
            id={reason.id}
            name="reason"
            label={t("liftReason")}
            defaultValue={reason.initialText}
            errors={sentences(reason.errors)}
            required
          />
          <Button type="submit" look="quiet" className="mt-6" aria-label={t("liftFor", { client: block.client })}>
            {t("lift")}
          </Button>
        </div>
      </Form>
    </li>
  );
}

const names = ["clientId", "reason"] as const;
type NewBlockProps = { clients: Known["clients"]; submissionKey: string; reply: Reply };

function NewBlock({ clients, submissionKey, reply: answer }: NewBlockProps) {
  const t = useTranslations("client-blocks");
  const { pathname } = useLocation();
  const sentences = useFieldSentences();
  const reply = useReplyTo("block", answer);
  const fields = formFields("block", names, { clientId: "", reason: "" }, reply);
  return (
    <Form method="post" action={`${pathname}?do=block`} noValidate preventScrollReset className="flex flex-col gap-4">
      <Rejection
        reply={reply}
        fields={[
          { ...fields.clientId, label: t("client") },
          { ...fields.reason, label: t("reason") },
        ]}
      />
      <SubmissionKey value={submissionKey} />
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField
          id={fields.clientId.id}
          name="clientId"
          label={t("client")}
          defaultValue={fields.clientId.initialText}
          errors={sentences(fields.clientId.errors)}
          required
        >
          <option value="">{t("choose")}</option>
          {clients.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field
          id={fields.reason.id}
          name="reason"
          label={t("reason")}
          defaultValue={fields.reason.initialText}
          errors={sentences(fields.reason.errors)}
          required
        />
      </div>
      <Button type="submit" look="quiet" className="self-start">
        {t("block")}
      </Button>
    </Form>
  );
}
