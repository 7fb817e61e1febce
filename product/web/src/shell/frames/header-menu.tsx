import { useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Glyph } from "@product/ui/glyph";

/** The links of the header on phones. It opens without JavaScript; with it, it closes when left, by Escape and by going. */
export function HeaderMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is operated is the summary inside
    <details
      ref={menu}
      className="group md:hidden"
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
      onClick={({ target }) => target instanceof Element && target.closest("a") && close()}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape" || !currentTarget.open) return;
        close();
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-control text-fg-2 group-open:bg-bg-muted group-open:text-fg [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{useTranslations("shell")("menu")}</span>
        {/* Not of the icons: they come in one piece, which visitors need nothing else of. */}
        <Glyph name="menu" size={20} className="group-open:hidden" />
        <Glyph name="cross" size={20} className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-56px)] overflow-y-auto border-y border-line bg-bg px-4 py-2 shadow-overlay">
        {children}
      </div>
    </details>
  );
}
