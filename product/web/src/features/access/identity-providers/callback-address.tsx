import { useTranslations } from "use-intl";
import { CopyButton } from "@product/ui/controls/copy-button";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";

/** The address of this installation that the provider has to be told. */
export function CallbackAddress({ address }: { address: string }) {
  const t = useTranslations("identity-providers");
  return (
    <FormPart heading={t("callback")} why={t("callbackWhy")}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <code className="min-w-0 flex-1 rounded-control border border-line bg-bg-subtle px-3 py-2 font-mono text-xs leading-5 wrap-anywhere select-all">
          {address}
        </code>
        <span className="noscript:hidden">
          <CopyButton text={address} labels={{ copy: t("copy"), copied: t("copied") }} />
        </span>
      </div>
    </FormPart>
  );
}
