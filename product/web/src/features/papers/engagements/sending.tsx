import { Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { contractPlaces, type ContractPlace } from "@product/domain/papers/contract-places";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { inLocale } from "#i18n/locale.ts";
import type { CardProps } from "./engagement-card.tsx";
import type { SendingPage } from "./queries.server.ts";
import { useReplyTo } from "./reply.ts";
import { BothLanguages } from "./both-languages.tsx";

type SendingProps = CardProps & { sending: SendingPage };

/** The text to be sent, in both languages, before it is sent; obstacles to sending, each with the way to mend it. */
export function Sending({ sending, contract, page, reply: answer }: SendingProps) {
  const t = useTranslations("engagements");
  const { pathname } = useLocation();
  const reply = useReplyTo("send", contract.id, answer);
  const { texts, template, missing } = sending;
  const isReady = template && !template.isSample && missing.length === 0;
  const label = t(contract.state === "sent" ? "sendAgain" : "send");
  return (
    <div className="flex max-w-5xl flex-col gap-5 pt-5 pb-8">
      <h2 className="text-base font-semibold">{label}</h2>
      <Rejection reply={reply} fields={[]} />
      {!isReady && <Obstacles sending={sending} contract={contract} />}
      {texts && (
        <>
          <p className="max-w-[64ch] text-compact text-pretty text-fg-2">{t("previewWhy")}</p>
          <BothLanguages texts={texts} />
        </>
      )}
      <Form
        method="post"
        action={`${pathname}?send=${contract.id}&do=send&of=${contract.id}`}
        className="flex flex-col gap-3"
      >
        <SubmissionKey value={page.submissionKey} />
        <input type="hidden" name="engagementId" value={contract.id} />
        <input type="hidden" name="version" value={contract.version} />
        {isReady && <p className="max-w-[64ch] text-compact text-pretty text-fg-2">{t("sendWhy")}</p>}
        <div className="flex flex-wrap gap-2 max-sm:*:h-11 max-sm:*:w-full">
          {isReady && (
            <Button type="submit" size="form">
              {label}
            </Button>
          )}
          <Link to={pathname} className={buttonClass("quiet", "form")}>
            {t("backToAll")}
          </Link>
        </div>
      </Form>
    </div>
  );
}

const owners = ["worker", "entity", "engagement"] as const;
type Owner = (typeof owners)[number];

function Obstacles({ sending, contract }: Pick<SendingProps, "sending" | "contract">) {
  const t = useTranslations("engagements");
  const locale = useLocale();
  const { pathname } = useLocation();
  const { template, missing, mayMend } = sending;
  const settings = (path: string) => inLocale(`/admin/settings/${path}`, locale);
  const edit = `${pathname}?edit=${contract.id}`;
  const wayTo: Record<Owner, string | undefined> = {
    worker: `${pathname.replace(/\/contract$/, "")}?show=profile`,
    entity: mayMend.entity ? settings(`entities/${contract.legalEntityId}`) : undefined,
    engagement: edit,
  };
  const names = (places: readonly ContractPlace[]) => places.map((place) => contractPlaces[place][locale]).join(", ");
  return (
    <Callout tone="warn">
      <p className="mb-1.5 font-medium">{t("notYet")}</p>
      <ul className="flex flex-col gap-1.5">
        {!template && <Obstacle text={t("noTemplateYet")} to={edit} label={t("mend:engagement")} />}
        {template?.isSample && (
          <Obstacle
            text={t("sampleText", { name: template.name })}
            to={mayMend.template ? settings(`contract-templates/${template.id}`) : undefined}
            label={t("mend:template")}
          />
        )}
        {owners.map((owner) => {
          const lacking = missing.filter((place) => place.startsWith(`${owner}.`));
          return lacking.length === 0 ? null : (
            <Obstacle
              key={owner}
              text={t("missingIn", { names: names(lacking) })}
              to={wayTo[owner]}
              label={t(`mend:${owner}`)}
            />
          );
        })}
      </ul>
    </Callout>
  );
}

function Obstacle({ text, to, label }: { text: string; to: string | undefined; label: string }) {
  const t = useTranslations("engagements");
  return (
    <li>
      {text}{" "}
      {to ? (
        <Link to={to} className="touch-target font-medium underline underline-offset-3">
          {label}
        </Link>
      ) : (
        t("mendElsewhere")
      )}
    </li>
  );
}
