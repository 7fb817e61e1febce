import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { screens, type Logo, type Screen } from "@product/domain/branding/brand";
import { isColour } from "@product/domain/branding/colour";
import { shadeNames, shadesOf, type Shades } from "@product/domain/branding/shades";
import { buttonClass } from "@product/ui/controls/button";
import { Wordmark } from "@product/ui/wordmark";
import { logoPicture } from "#request/ports/brand.ts";

export type Looks = { name: string; colour: string; logoShowsName: boolean };

/** The visible part of the brand, from typed or saved values. */
export const looksIn = (values: Readonly<Record<string, unknown>>): Looks => ({
  name: String(values["name"] ?? "").trim(),
  colour: String(values["colour"] ?? "").trim(),
  logoShowsName: values["logoShowsName"] === "on" || values["logoShowsName"] === true,
});

type BrandPreviewProps = Looks & { logo: Partial<Record<Screen, Logo>> };

/** The brand as it would look, on both kinds of screen at once. */
export function BrandPreview({ name, colour, logoShowsName, logo }: BrandPreviewProps) {
  const t = useTranslations("branding");
  const isChosen = isColour(colour);
  const shades = shadesOf(isChosen ? colour : usualColour);
  return (
    <section
      aria-labelledby="preview"
      className="flex min-w-0 flex-col gap-4 border-t border-line pt-5 xl:sticky xl:top-16"
    >
      <h2 id="preview" className="text-sm font-semibold">
        {t("preview")}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        {screens.map((screen) => (
          <figure key={screen} className="flex min-w-0 flex-col gap-1.5">
            <figcaption className="text-compact text-fg-2">{t(`preview:${screen}`)}</figcaption>
            <div
              inert
              style={{ ...paper[screen], ...tokensOn(screen, shades) } as CSSProperties}
              className="overflow-hidden rounded-card border border-line bg-bg text-fg"
            >
              <div className="flex h-14 items-center border-b border-line px-4">
                <Wordmark
                  name={name}
                  light={logoPicture(screen === "dark" ? (logo.dark ?? logo.light) : (logo.light ?? logo.dark))}
                  nameHidden={logoShowsName && Object.keys(logo).length > 0}
                />
              </div>
              <Sample />
            </div>
          </figure>
        ))}
      </div>
      <p aria-live="polite" className="text-compact text-pretty text-fg-2 empty:hidden">
        {isChosen &&
          (shades.primary.light === colour.toLowerCase()
            ? t("asTyped")
            : t("adjusted", { colour, shade: shades.primary.light }))}
      </p>
    </section>
  );
}

/** A shift as its worker sees it: the colour under white letters, as letters, and as a tint. */
function Sample() {
  const t = useTranslations("branding");
  return (
    <div className="flex flex-col gap-3 p-4">
      <div className="rounded-control bg-primary-soft px-3 py-2">
        <p className="text-sm font-semibold text-primary-text">{t("sampleHeading")}</p>
        <p className="text-compact text-fg-2">{t("sampleText")}</p>
      </div>
      <div className="flex items-center gap-4">
        <span className={buttonClass("primary")}>{t("sampleButton")}</span>
        <span className="text-compact text-primary-text underline underline-offset-3">{t("sampleLink")}</span>
      </div>
    </div>
  );
}

const usualColour = "#15803d";

/** A screen within a screen: the tokens of the page are those of the mode that it is in. */
export const paper = {
  light: { "--bg": "#ffffff", "--fg": "#0f172a", "--fg-2": "#475569", "--line": "#e5eaf1", colorScheme: "light" },
  dark: { "--bg": "#0d131e", "--fg": "#e8edf4", "--fg-2": "#a9b5c6", "--line": "#1e293a", colorScheme: "dark" },
} as const satisfies Record<Screen, object>;

const tokensOn = (screen: Screen, shades: Shades) =>
  Object.fromEntries(shadeNames.map((name) => [`--${name}`, shades[name][screen]]));
