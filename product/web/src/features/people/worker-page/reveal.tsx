import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { RevealFields } from "./share/reveal-fields.tsx";
import { useReplyTo, type ActionReply } from "./reply.ts";

type RevealProps = { what: "identity" | "pay"; isOpen: boolean; reply: ActionReply | undefined };

/** Asks why what is masked is to be opened. Without a reason it stays closed. */
export function Reveal({ what, isOpen, reply: answer }: RevealProps) {
  const t = useTranslations("worker-page");
  const { pathname } = useLocation();
  const actionName = `reveal-${what}`;
  const reply = useReplyTo(actionName, answer);
  const fields = formFields(actionName, ["lookReason", "lookText"], { lookReason: "", lookText: "" }, reply);
  if (isOpen) return <output className="text-compact text-fg-2">{t("revealed")}</output>;
  return (
    <Form
      method="post"
      action={`${pathname}?show=profile&do=${actionName}`}
      preventScrollReset
      className="flex max-w-xl flex-col gap-3"
    >
      <Rejection
        reply={reply}
        fields={[
          { ...fields.lookReason, label: t("lookReason") },
          { ...fields.lookText, label: t("lookText") },
        ]}
      />
      <RevealFields fields={fields} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="quiet" aria-label={t(what === "identity" ? "revealIdentity" : "revealPay")}>
          {t("reveal")}
        </Button>
        <span className="text-compact text-fg-2">{t("revealWhy")}</span>
      </div>
    </Form>
  );
}
