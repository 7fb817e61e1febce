import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";

/** Asks for the code, and takes it. */
export function ProofForm({ isSent }: { isSent: boolean }) {
  const t = useTranslations("my-hours");
  const here = useLocation().pathname;
  return (
    <section aria-labelledby="prove" className="flex flex-col gap-3 rounded-card border border-line bg-bg-subtle p-4">
      <div>
        <h2 id="prove" className="font-semibold">
          {t("proveTitle")}
        </h2>
        <p className="text-sm text-pretty text-fg-2">{t(isSent ? "codeSent" : "proveText")}</p>
      </div>
      {isSent && (
        <Form method="post" action={`${here}?do=prove`} className="flex flex-col gap-3">
          <Field
            id="proof-code"
            name="code"
            label={t("code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
            size="large"
          />
          <Button type="submit" look="primary" className="h-12 w-full">
            {t("confirm")}
          </Button>
        </Form>
      )}
      <Form method="post" action={`${here}?do=send`}>
        <Button type="submit" look={isSent ? "quiet" : "primary"} className="h-12 w-full">
          {t("sendCode")}
        </Button>
      </Form>
    </section>
  );
}
