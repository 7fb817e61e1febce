import { useEffect } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isStaffed } from "@product/domain/day/devices";
import type { GateCode } from "@product/domain/day/verdict";
import { Avatar } from "@product/ui/records/avatar";
import { Icon } from "#features/day/pass/share/pass-icon.tsx";
import { LightSign } from "#features/day/pass/share/light-sign.tsx";
import { timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Scanned } from "./commands.server.ts";
import type { Gate } from "./gate-shown.ts";
import { GateHead } from "./gate-head.tsx";
import { signal } from "./signal.ts";
import { UndoTime } from "./undo-time.tsx";
import { WalkIn } from "./walk-in.tsx";
import { VerdictFacts } from "./verdict-facts.tsx";

type Shown = { gate: Gate; scanned: Scanned; client: string; today: string };

/** One word, as large as the screen, with its sign, sound and colour; then who it is and what to do. */
export function VerdictScreen({ gate, scanned, client, today }: Shown) {
  const t = useTranslations("gate");
  const { verdict, person, punch } = scanned;
  const { light, code } = verdict;
  const locale = useLocale();
  useEffect(() => signal(light), [light]);
  const phone = light !== "go" && isStaffed(gate.profile) ? gate.supervisorPhone : "";
  return (
    <main className={`gate gate-${light}`} data-training={gate.isTraining || undefined}>
      <GateHead gate={gate} />
      <div role="alert" className="gate-verdict">
        <LightSign light={light} size={132} />
        <h1 className="gate-word">
          {scanned.isUnkept ? t("unkept") : code === "out" || code === "zone-out" ? t("goodbye") : t(`light:${light}`)}
        </h1>
        <p className="text-xl leading-[26px] font-medium">
          <Says gate={gate} scanned={scanned} />
        </p>
      </div>
      <div className="gate-below">
        {person && (
          <div className="flex items-center gap-4 py-4">
            <span className="gate-photo">
              <Avatar
                name={person.name}
                photo={scanned.thumbnail ?? (person.photo && `/gate/picture/${person.photo}`)}
                size={64}
                alone
              />
            </span>
            <p className="flex min-w-0 flex-col text-[17px]">
              <b className="text-2xl leading-[30px] font-semibold tracking-[-0.02em] wrap-anywhere">{person.name}</b>
              <span>{person.code}</span>
              <span>{person.nearest?.role}</span>
            </p>
          </div>
        )}
        <VerdictFacts gate={gate} scanned={scanned} today={today} />
        {scanned.open && <WalkIn gate={gate} scanned={scanned} client={client} />}
        {person?.nearest && light !== "stop" && !scanned.isOffline && isStaffed(gate.profile) && (
          <Link to={`${inLocale("/gate", locale)}?items=${person.code}`} className="gate-link">
            {t("items")}
          </Link>
        )}
        {phone && light === "ask" ? <CallSupervisor phone={phone} look="gate-link" /> : null}
        <footer className="gate-buttons">
          {punch ? <Undo scanned={scanned} client={client} /> : null}
          {light === "ask" && !scanned.isUnkept ? <Confirm scanned={scanned} client={client} /> : null}
          <Next isPlain={light === "ask" || Boolean(phone)} />
          {phone && light === "stop" ? <CallSupervisor phone={phone} look="gate-button gate-solid" /> : null}
        </footer>
      </div>
    </main>
  );
}

function Says({ gate, scanned: { verdict, punch, lastAt, isTraining, isUnkept } }: Pick<Shown, "gate" | "scanned">) {
  const t = useTranslations("gate");
  const locale = useLocale();
  const { code, minutes } = verdict;
  const at = punch ? new Date(punch.at) : lastAt === undefined ? undefined : new Date(lastAt);
  if (isUnkept) return t("unkeptText");
  if (isTraining && isThrough(code)) return t("says:training");
  if (code === "early" || code === "late") return t(`says:${code}`, { n: minutes });
  if (isThrough(code) || code === "already-in")
    return t(`says:${code}`, { time: at ? timeOf(at, locale, gate.timeZone) : "" });
  return t(`says:${code}`);
}

const isThrough = (code: GateCode): code is "in" | "out" | "zone-in" | "zone-out" =>
  code === "in" || code === "out" || code === "zone-in" || code === "zone-out";

function Undo({ scanned: { punch }, client }: Pick<Shown, "scanned" | "client">) {
  const t = useTranslations("gate");
  return (
    <Form method="post">
      <input type="hidden" name="client" value={client} />
      <button name="undo" value={punch!.id} className="gate-button">
        <Icon name="undo" />
        {t("undo")}
        <UndoTime key={punch!.id} />
      </button>
    </Form>
  );
}

function Confirm({ scanned: { text, verdict }, client }: Pick<Shown, "scanned" | "client">) {
  const t = useTranslations("gate");
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post">
      <input type="hidden" name="client" value={client} />
      <input type="hidden" name="code" value={text} />
      <input type="hidden" name="mode" value={verdict.punch ?? "auto"} />
      <button name="confirmed" value="yes" aria-busy={isSending} className="gate-button gate-solid">
        <Icon name={verdict.punch === "out" ? "leave" : "enter"} />
        {t(verdict.punch === "out" ? "letOut" : "letIn")}
      </button>
    </Form>
  );
}

/** A link and no form: coming back to the field is all it does. */
function Next({ isPlain }: { isPlain: boolean }) {
  const t = useTranslations("gate");
  return (
    <Link to={inLocale("/gate", useLocale())} className={isPlain ? "gate-button" : "gate-button gate-solid"}>
      <Icon name="scan" />
      {t("nextPerson")}
    </Link>
  );
}

/** By the phone in their hand: it needs no net of ours. */
function CallSupervisor({ phone, look }: { phone: string; look: string }) {
  const t = useTranslations("gate");
  return (
    <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={look}>
      <Icon name="phone" />
      {t("callSupervisor")}
    </a>
  );
}
