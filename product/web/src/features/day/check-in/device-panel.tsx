import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { deviceProfiles } from "@product/domain/day/devices";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { CheckIn } from "./check-in.page.tsx";
import type { NewPin } from "./commands.server.ts";
import { DeviceRow } from "./device-row.tsx";
import { PinNotice } from "./pin-notice.tsx";

type Panel = { checkIn: CheckIn; newPin: NewPin | undefined; actionData: object | undefined };

/** The phones and tablets at the gates: which there are, one more, and the PIN of a new one. */
export function DevicePanel({ checkIn, newPin, actionData }: Panel) {
  const t = useTranslations("check-in");
  const { devices = [], may, timeZone } = checkIn;
  const reply = useReplyTo("add-device", actionData);
  const phoneReply = useReplyTo("set-supervisor", actionData);
  return (
    <section aria-labelledby="devices" className="flex flex-col gap-4">
      <h2 id="devices" className="text-base font-semibold">
        {t("devices")}
      </h2>
      {newPin && <PinNotice newPin={newPin} site={checkIn.site} />}
      {devices.length === 0 ? (
        <p className="text-pretty text-fg-2">{t("noDevices")}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} may={may} timeZone={timeZone} phoneReply={phoneReply} />
          ))}
        </ul>
      )}
      {may.add && <AddDevice checkIn={checkIn} reply={reply} />}
    </section>
  );
}

function AddDevice({
  checkIn: { devices = [], gates, zones, submissionKey },
  reply,
}: Pick<Panel, "checkIn"> & { reply: FormReply | undefined }) {
  const t = useTranslations("check-in");
  const sentences = useFieldSentences();
  const isSending = useNavigation().formMethod === "POST";
  const known = { name: "", supervisorPhone: devices.find((device) => device.supervisorPhone)?.supervisorPhone ?? "" };
  const { name, supervisorPhone } = formFields("device", ["name", "supervisorPhone"], known, reply);
  return (
    <Form method="post" action="?do=add-device" id="device" className="flex flex-wrap items-start gap-3">
      <SubmissionKey value={submissionKey} />
      <div className="min-w-48 flex-1">
        <Field
          id={name.id}
          name="name"
          label={t("name")}
          required
          autoComplete="off"
          defaultValue={name.initialText}
          errors={sentences(name.errors)}
        />
      </div>
      <div className="min-w-40 flex-1">
        <SelectField name="gate" label={t("gate")}>
          <option value="">{t("anyGate")}</option>
          {gates.map((gate) => (
            <option key={gate}>{gate}</option>
          ))}
          {zones.length > 0 && (
            <optgroup label={t("zoneDoors")}>
              {zones.map((zone) => (
                <option key={zone} value={`zone:${zone}`}>
                  {zone}
                </option>
              ))}
            </optgroup>
          )}
        </SelectField>
      </div>
      <div className="min-w-56 flex-1">
        <SelectField name="profile" label={t("profile")}>
          {deviceProfiles.map((profile) => (
            <option key={profile} value={profile}>
              {t(`profile:${profile}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="min-w-48 flex-1">
        <Field
          id={supervisorPhone.id}
          name="supervisorPhone"
          type="tel"
          label={t("supervisorPhone")}
          autoComplete="off"
          defaultValue={supervisorPhone.initialText}
          errors={sentences(supervisorPhone.errors)}
        />
      </div>
      <Button type="submit" look="quiet" size="form" busy={isSending} className="mt-6">
        {t("addDevice")}
      </Button>
    </Form>
  );
}
