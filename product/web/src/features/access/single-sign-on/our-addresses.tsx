import { useTranslations } from "use-intl";
import { CopyButton } from "@product/ui/controls/copy-button";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";

/** The addresses of this installation that the company's directory has to be told. */
export function OurAddresses({ service }: { service: string }) {
  const t = useTranslations("single-sign-on");
  const addresses = { entityId: `${service}/metadata`, replyUrl: `${service}/acs` } as const;
  return (
    <FormPart heading={t("ours")} why={t("oursWhy")}>
      <dl className="flex flex-col gap-4">
        {(["entityId", "replyUrl"] as const).map((name) => (
          <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <dt className="w-full text-compact font-medium">{t(name)}</dt>
            <dd className="contents">
              <code className="min-w-0 flex-1 rounded-control border border-line bg-bg-subtle px-3 py-2 font-mono text-xs leading-5 wrap-anywhere select-all">
                {addresses[name]}
              </code>
              <span className="noscript:hidden">
                <CopyButton text={addresses[name]} labels={{ copy: t("copy"), copied: t("copied") }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </FormPart>
  );
}
