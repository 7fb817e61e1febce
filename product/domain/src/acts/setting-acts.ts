/** Acts on the settings that hold for the whole company. */
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const settingActs = {
  "demo.load": onDemoData("settings.edit"),
  "demo.remove": onDemoData("settings.delete"),
  "calendar.days": onSetting("calendar", "settings.edit"),
  "rule-setting.create": onSetting("rule-setting", "settings.edit"),
  "rule-setting.end": onSetting("rule-setting", "settings.edit"),
  "work-terms.edit": onSetting("work-terms", "settings.edit"),
  "call-out-setting.edit": onSetting("call-out-setting", "settings.edit"),
  // Done by the system: who scheduled it was permitted then, for each of its shifts.
  "rota-publication.end": onSetting("rota-publication", "shift.publish"),
  "rota-setting.edit": onSetting("rota-setting", "settings.edit"),
  // A person who manages an identity provider could sign in as anyone of its domains, so this needs the permission to
  // give groups.
  "identity-provider.add": onSetting("identity-provider", "group.edit"),
  "identity-provider.switch": onSetting("identity-provider", "group.edit"),
  "identity-provider.remove": onSetting("identity-provider", "group.edit"),
  "retention-rule.edit": onSetting("retention-rule", "settings.edit"),
};

/** They lie in no event, client or venue: only a grant for everywhere covers them. */
function onSetting(subject: string, needs: Permission) {
  const place = (): Place => ({});
  return { needs, subject, id: (record: { id: string }) => record.id, place, audits: "changes" as const };
}

function onDemoData(needs: Permission) {
  const place = (): Place => ({});
  return { needs, subject: "demo-data", id: (_all: object) => "demo-data", place, audits: "changes" as const };
}
