import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import { inLocale } from "#i18n/locale.ts";
import { CodeDrawing } from "./share/code-drawing.tsx";
import { Icon } from "./share/pass-icon.tsx";
import type { ShownPass } from "./queries.server.ts";

/** The code, and whose it is. A phone with a key draws a new one every half minute; on paper the fixed one stands. */
export function PassCode({ pass, code, address }: { pass: ShownPass; code: string; address: string }) {
  const t = useTranslations("pass");
  const site = address.slice(0, address.indexOf("/workerpass"));
  return (
    <>
      <section
        aria-label={t("code")}
        className="pass-code"
        data-pass
        data-code={code}
        data-site={site}
        data-now={pass.now}
      >
        <CodeDrawing text={address} label={t("code")} className="w-full print:hidden" />
        <CodeDrawing text={address} label={t("code")} className="hidden w-full print:block" />
        <p className="pass-code-note">
          <span className="flex items-center gap-1.5">
            <Icon name="sun" size={16} />
            {t("brightness")}
          </span>
          <span
            data-note
            data-soon={t("newCodeIn", { n: "{n}" })}
            data-other={t("otherPhone")}
            className="tabular-nums"
          >
            {t("staticCode")}
          </span>
        </p>
        <a
          data-change
          hidden
          href={inLocale("/workerpass/phone", useLocale())}
          className="flex min-h-11 items-center justify-center font-medium text-[#0f172a] underline print:hidden"
        >
          {t("changePhone")}
        </a>
      </section>
      <div className="flex items-center gap-3 py-3.5">
        <Avatar name={pass.name} photo={pass.photo && `/workerpass/picture/${pass.photo}`} size={64} alone />
        <p className="flex min-w-0 flex-col">
          <b className="text-xl leading-[26px] font-semibold tracking-[-0.015em] wrap-anywhere">{pass.name}</b>
          <span className="text-fg-2">{[pass.code, pass.today?.role].filter(Boolean).join(" · ")}</span>
        </p>
      </div>
      <p className="hidden text-sm text-fg-2 print:block">{t("printHint")}</p>
    </>
  );
}
