import { useEffect, useId, useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { CopyButton } from "@product/ui/controls/copy-button";

type LinkToCopyProps = { title: string; link: string; children: ReactNode };

/** A link to be passed on by other means. It stands in this one answer: nobody can show it again. */
export function LinkToCopy({ title, link, children }: LinkToCopyProps) {
  const t = useTranslations("forms");
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="flex max-w-2xl flex-col gap-3 rounded-card border border-line bg-bg-subtle p-4 outline-none"
    >
      <h2 id={id} className="text-sm font-semibold">
        {title}
      </h2>
      <div className="flex flex-col gap-1 text-compact text-pretty text-fg-2">{children}</div>
      <code className="rounded-control border border-line bg-bg px-3 py-2 font-mono text-xs leading-5 wrap-anywhere select-all">
        {link}
      </code>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Without a script there is nothing that copies; a click on the link marks the whole of it. */}
        <span className="max-sm:flex max-sm:w-full max-sm:*:grow noscript:hidden">
          <CopyButton text={link} look="primary" labels={{ copy: t("copyLink"), copied: t("linkCopied") }} />
        </span>
        <p className="text-help text-fg-3">{t("linkOnce")}</p>
      </div>
    </section>
  );
}
