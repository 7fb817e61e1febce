import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import { Button, type ButtonLook } from "@product/ui/controls/button";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { dayAndTime, dayOf } from "#i18n/format.ts";
import type { Device } from "#features/ground/audit/share/device.ts";
import type { Part } from "./parts.ts";
import { Done, Row, Rows, Section } from "./section.tsx";
import { useActionForm } from "./use-action-form.ts";

export type ShownSession = { device: Device; address: string; since: string; lastUsed: string; isHere: boolean };

type SessionsSectionProps = { sessions: ShownSession[]; timeZone: string; done: Part | undefined };

export function SessionsSection({ sessions, timeZone, done }: SessionsSectionProps) {
  const t = useTranslations("profile");
  const { reply } = useActionForm("sessions");
  return (
    <Section id="sessions" heading={t("sessions")} why={t("sessionsWhy")}>
      <Done part="signed-out-elsewhere" done={done} />
      <AuthRejection reply={reply} fields={[]} />
      <Rows>
        {sessions.map((session) => (
          <Session key={session.since + session.address + session.isHere} session={session} timeZone={timeZone} />
        ))}
      </Rows>
      <div className="flex flex-wrap gap-2">
        <SignOut scope="others" look="quiet" words={t("signOutElsewhere")} />
        <SignOut scope="global" look="danger" words={t("signOutEverywhere")} />
      </div>
    </Section>
  );
}

function Session({ session, timeZone }: { session: ShownSession; timeZone: string }) {
  const t = useTranslations("profile");
  const locale = useLocale();
  const { device, address, since, lastUsed, isHere } = session;
  const facts = [
    address,
    t("lastUsed", { at: dayAndTime(new Date(lastUsed), locale, timeZone) }),
    t("signedInSince", { day: dayOf(new Date(since), locale, timeZone) }),
  ];
  return (
    <Row
      title={useDeviceName()(device)}
      mark={isHere && <Badge tone="ok">{t("thisDevice")}</Badge>}
      text={facts.join(" · ")}
      action={isHere && <SignOut scope="local" look="quiet" size="row" words={t("signOutHere")} />}
    />
  );
}

type SignOutProps = { scope: "local" | "others" | "global"; look: ButtonLook; size?: "row"; words: string };

function SignOut({ scope, look, size, words }: SignOutProps) {
  const { Form, action, isBusy } = useActionForm("sessions");
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="scope" value={scope} />
      <Button look={look} size={size} type="submit" busy={isBusy}>
        {words}
      </Button>
    </Form>
  );
}

function useDeviceName() {
  const t = useTranslations("profile");
  return ({ browser, system }: Device): string =>
    browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("deviceUnknown"));
}
