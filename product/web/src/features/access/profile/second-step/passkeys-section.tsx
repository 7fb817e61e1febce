import { useLocale, useTranslations } from "use-intl";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { dayOf } from "#i18n/format.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { EditPasskey } from "./edit-passkey.tsx";
import type { ShownPasskey } from "./passkeys.ts";
import { Done, Row, Rows, Section } from "#features/access/profile/section.tsx";
import type { SecurityProps } from "#features/access/profile/security.ts";

type PasskeysSectionProps = SecurityProps & { passkeys: ShownPasskey[]; timeZone: string };

export function PasskeysSection({ passkeys, timeZone, ...security }: PasskeysSectionProps) {
  const t = useTranslations("profile");
  const locale = useLocale();
  const shownDay = (at: string) => dayOf(new Date(at), locale, timeZone);
  return (
    <Section id="passkeys" heading={t("passkeys")} why={t("passkeysWhy")}>
      <Done part="passkey-added" done={security.done} />
      <Done part="passkey-renamed" done={security.done} />
      <Done part="passkey-removed" done={security.done} />
      <Rows>
        {passkeys.length === 0 && (
          <Row
            title={
              <>
                <StatusGlyph tone="idle" />
                {t("passkeyNone")}
              </>
            }
          />
        )}
        {passkeys.map((passkey) => (
          <EditPasskey
            key={`${passkey.id} ${security.stampOf("passkey-renamed")}`}
            passkey={passkey}
            text={
              passkey.lastUsed
                ? t("passkeyUsed", { day: shownDay(passkey.since), used: shownDay(passkey.lastUsed) })
                : t("passkeySince", { day: shownDay(passkey.since) })
            }
            {...security}
          />
        ))}
        <AddPasskey key={`add ${security.stampOf("passkey-added")}`} count={passkeys.length} {...security} />
      </Rows>
    </Section>
  );
}
