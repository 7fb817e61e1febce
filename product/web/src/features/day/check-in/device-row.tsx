import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Badge } from "@product/ui/records/badge";
import type { FormReply } from "#request/forms/form-action.ts";
import type { CheckIn } from "./check-in.page.tsx";
import { DeviceContact } from "./device-contact.tsx";
import { SupervisorPhone } from "./supervisor-phone.tsx";

type Row = {
  device: NonNullable<CheckIn["devices"]>[number];
  may: CheckIn["may"];
  timeZone: CheckIn["timeZone"];
  phoneReply: FormReply | undefined;
};

/** One device, whether it is paired, and what can be done to it. */
export function DeviceRow({ device, may, timeZone, phoneReply }: Row) {
  const t = useTranslations("check-in");
  const { id, name, gate, zone, profile, isTraining, pairedAt, pinUntil, revokedAt } = device;
  const standing = revokedAt ? "revoked" : pairedAt ? "paired" : pinUntil ? "waiting" : "unpaired";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-2.5 text-compact">
      <p className="min-w-0 flex-1 basis-48">
        <span className="font-medium">{name}</span>
        <span className="block text-xs text-fg-2">
          {zone || gate || t("anyGate")} · {t(`profile:${profile}`)}
        </span>
        <DeviceContact device={device} timeZone={timeZone} />
      </p>
      <Badge tone={standing === "paired" ? "ok" : "idle"}>{t(standing)}</Badge>
      {device.isSilent && <Badge tone="warn">{t("silent")}</Badge>}
      {isTraining && <Badge tone="warn">{t("training")}</Badge>}
      <div className="flex flex-wrap gap-2">
        {may.renew && !revokedAt && (
          <Form method="post" action="?do=train-device">
            <input type="hidden" name="device" value={id} />
            <Button
              type="submit"
              look="quiet"
              size="row"
              name="training"
              value={isTraining ? "off" : "on"}
              aria-label={t(isTraining ? "endTrainingName" : "trainName", { name })}
            >
              {t(isTraining ? "endTraining" : "train")}
            </Button>
          </Form>
        )}
        {may.renew && !revokedAt && (
          <Form method="post" action="?do=new-pin">
            <Button
              type="submit"
              look="quiet"
              size="row"
              name="device"
              value={id}
              aria-label={t("newPinName", { name })}
            >
              {t("newPin")}
            </Button>
          </Form>
        )}
        {may.revoke && !revokedAt && (
          <Form method="post" action="?do=revoke-device">
            <Button
              type="submit"
              look="danger"
              size="row"
              name="device"
              value={id}
              aria-label={t("revokeName", { name })}
            >
              {t("revoke")}
            </Button>
          </Form>
        )}
      </div>
      {may.add && !revokedAt && profile === "steward" && <SupervisorPhone device={device} reply={phoneReply} />}
    </li>
  );
}
