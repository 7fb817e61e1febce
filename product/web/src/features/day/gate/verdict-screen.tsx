import { useEffect } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isStaffed } from "@product/domain/day/devices";
import { Avatar } from "@product/ui/records/avatar";
import { Icon } from "#features/day/pass/share/pass-icon.tsx";
import { LightSign } from "#features/day/pass/share/light-sign.tsx";
import { inLocale } from "#i18n/locale.ts";
import type { Scanned } from "./commands.server.ts";
import type { Gate } from "./gate-shown.ts";
import { GateHead } from "./gate-head.tsx";
import { signal } from "./signal.ts";
import { toneOf } from "./tone.ts";
import { UndoTime } from "./undo-time.tsx";
import { WalkIn } from "./walk-in.tsx";
import { VerdictFacts } from "./verdict-facts.tsx";
import { nameOf, Says, Word } from "./verdict-words.tsx";

type Shown = { gate: Gate; scanned: Scanned; client: string; today: string };

/** One word, as large as the screen, with its sign, sound and colour; then who it is and what to do. */
export function VerdictScreen({ gate, scanned, client, today }: Shown) {
  const t = useTranslations("gate");
  const { verdict, person, punch } = scanned;
  const { light, code } = verdict;
  const locale = useLocale();
  const tone = toneOf(verdict, scanned.loans.length > 0);
  useEffect(() => signal(tone), [tone]);
  const phone = light !== "go" && isStaffed(gate.profile) ? gate.supervisorPhone : "";
  return (
    <main className={`gate gate-${tone}`} data-training={gate.isTraining || undefined}>
      <GateHead gate={gate} />
      <div role="alert" className="gate-verdict">
        <LightSign light={tone} size={132} />
        <h1 className="gate-word">
          <Word gate={gate} scanned={scanned} />
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
          {code === "already-in" && !gate.zone ? <ToBreak scanned={scanned} client={client} /> : null}
          {tone === "item" && canTakeBack(gate, scanned) ? <GotBack scanned={scanned} /> : null}
          <Next isPlain={light === "ask" || tone === "item" || Boolean(phone)} />
          {phone && light === "stop" ? <CallSupervisor phone={phone} look="gate-button gate-solid" /> : null}
        </footer>
      </div>
    </main>
  );
}

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

/** For a worker who is inside: the same code again, this time to go on a break. */
function ToBreak({ scanned: { text }, client }: Pick<Shown, "scanned" | "client">) {
  const t = useTranslations("gate");
  return (
    <Form method="post">
      <input type="hidden" name="client" value={client} />
      <input type="hidden" name="code" value={text} />
      <button name="mode" value="break" className="gate-button">
        <Icon name="cup" />
        {t("toBreak")}
      </button>
    </Form>
  );
}

/** By somebody who stands there, and with a net. */
const canTakeBack = ({ profile, isTraining }: Gate, { isOffline }: Scanned): boolean =>
  isStaffed(profile) && !isTraining && !isOffline;

/** One thing is taken back here, several on the screen of what they have. */
function GotBack({ scanned: { loans, person } }: Pick<Shown, "scanned">) {
  const t = useTranslations("gate");
  const locale = useLocale();
  if (loans.length > 1)
    return (
      <Link to={`${inLocale("/gate", locale)}?items=${person?.code}`} className="gate-button gate-solid">
        {t("items")}
      </Link>
    );
  return (
    <Form method="post">
      <button name="back" value={loans[0]!.id} className="gate-button gate-solid">
        <Icon name="check" />
        {t("gotBack", { item: nameOf(loans[0]!) })}
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
