import { useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";
import { FieldNotes } from "@product/ui/controls/field-frame";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormReply } from "#request/forms/form-action.ts";
import { chosenText, nowhereElse } from "./chosen.ts";
import type { ChoosablePlace } from "./places.server.ts";
import type { ShownMembership } from "./queries.server.ts";

type ChoosableGroup = { key: string; name: string; purpose: string };

type GroupChoiceProps = {
  id: string;
  groups: ChoosableGroup[];
  places: ChoosablePlace[];
  /** The groups that the person has now. */
  memberships: readonly ShownMembership[];
  reply: FormReply | undefined;
  disabled?: boolean;
};

/** Every group with a box: ticked, it is given everywhere; where there are places, it can be given at one instead. */
export function GroupChoice({ id, groups, places, memberships, reply, disabled = false }: GroupChoiceProps) {
  const t = useTranslations("staff");
  const errors = reply?.result.error?.["memberships"] ? [t("groupNeeded")] : [];
  // A client and a venue may well have the same name.
  const byKind = Map.groupBy(places, ({ kind }) => kind);
  const ticked = new Set(reply ? typedIn(reply) : memberships.map(chosenText));
  const box = (value: string, label: string, help?: string) => (
    <Checkbox
      key={value}
      id={`${id}-${value}`}
      name="memberships"
      value={value}
      label={<span className="font-medium">{label}</span>}
      help={help}
      defaultChecked={ticked.has(value)}
      disabled={disabled}
    />
  );
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={errors.length > 0 ? `${id}-error` : undefined}>
      <legend className="sr-only">{t("groups")}</legend>
      <div className="flex flex-col divide-y divide-line rounded-card border border-line">
        {groups.map(({ key, name, purpose }) => (
          <div key={key} className="flex flex-col items-start px-3.5 py-2 pointer-coarse:py-0">
            {box(key, places.length > 0 ? t("everywhereChoice", { group: name }) : name, purpose)}
            {memberships
              .filter((membership) => membership.key === key && membership.placeName !== undefined)
              .map((membership) => box(chosenText(membership), t("at", { group: name, place: membership.placeName! })))}
            {places.length > 0 && !disabled && (
              <div className="mb-2 ml-6 w-72 max-w-[calc(100%-1.5rem)]">
                <SelectField name="memberships" label={t("onlyAt", { group: name })} defaultValue={nowhereElse}>
                  <option value={nowhereElse}>{t("nowhereElse")}</option>
                  {[...byKind].map(([kind, ofKind]) => (
                    <optgroup key={kind} label={t(`places:${kind}`)}>
                      {ofKind.map(({ id: placeId, name: placeName }) => (
                        <option key={placeId} value={chosenText({ key, scope: { kind, id: placeId } })}>
                          {placeName}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </SelectField>
              </div>
            )}
          </div>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldNotes id={id} errors={errors} />
      </div>
    </fieldset>
  );
}

/** As it was ticked when the form was refused: none, one or several. */
const typedIn = (reply: FormReply): string[] =>
  [reply.result.initialValue?.["memberships"] ?? []].flat().filter((value) => typeof value === "string");
