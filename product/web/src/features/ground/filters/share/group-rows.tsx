import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import { SquareButton } from "@product/ui/controls/square-button";
import { useBuilder } from "./builder-context.ts";
import { ConditionRow } from "./condition-row.tsx";
import { isGroup, pathOf, rootPath, type DraftGroup } from "./draft.ts";
import { joins } from "./draft-address.ts";
import { mayNest, type ActionName } from "./draft-edits.ts";
import { SmallSelect } from "./small-controls.tsx";

/** The parts of a group under the word that joins them. A group inside another stands behind a line. */
export function GroupRows({ group, path }: { group: DraftGroup; path: string }) {
  const t = useTranslations("filters");
  const { change, edit, faults, words } = useBuilder();
  const isRoot = path === rootPath;
  const press = (actionName: ActionName) => (event: MouseEvent) => {
    event.preventDefault();
    edit(actionName);
  };
  return (
    <fieldset className={isRoot ? "flex flex-col gap-2" : "flex flex-col gap-2 border-l-2 border-line-2 pl-3"}>
      <legend className="sr-only">{isRoot ? t("build") : t("group", { path: path.slice(2) })}</legend>
      <div className="flex items-center gap-2 text-compact text-fg-2">
        <span aria-hidden>{t("join")}</span>
        <SmallSelect
          label={t("join")}
          name={`${path}.join`}
          value={`${group.not ? "!" : ""}${group.join}`}
          onChange={(join) =>
            change(path, (part) => ({
              ...part,
              join: join.endsWith("or") ? "or" : "and",
              not: join.startsWith("!"),
            }))
          }
        >
          {joins.map((join) => (
            <option key={join} value={join}>
              {t(`join:${join}`)}
            </option>
          ))}
        </SmallSelect>
      </div>
      {group.parts.length === 0 && <p className="text-compact text-fg-3">{t("noConditions")}</p>}
      <ul className="flex flex-col gap-2">
        {group.parts.map((part, index) => {
          const at = pathOf(path, index);
          return (
            <li key={at} className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                {isGroup(part) ? <GroupRows group={part} path={at} /> : <ConditionRow condition={part} path={at} />}
              </div>
              {!isGroup(part) && (
                <SquareButton
                  type="submit"
                  name="do"
                  value={`remove:${at}`}
                  onClick={press(`remove:${at}`)}
                  label={t("removeCondition", { field: words.fieldName(part.field) })}
                  icon={<Glyph name="cross" size={14} />}
                  className="pointer-coarse:size-11"
                />
              )}
            </li>
          );
        })}
      </ul>
      {faults[path] && <p className="text-help text-bad-text">{t(`fault:${faults[path]}`)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button look="ghost" size="row" name="do" value={`add:${path}`} onClick={press(`add:${path}`)} type="submit">
          + <span className="sr-only">{t("addConditionTo")}</span>
          <span aria-hidden>{t("addCondition")}</span>
        </Button>
        {mayNest(path) && (
          <Button
            look="ghost"
            size="row"
            name="do"
            value={`group:${path}`}
            onClick={press(`group:${path}`)}
            type="submit"
          >
            + <span className="sr-only">{t("addGroupTo")}</span>
            <span aria-hidden>{t("addGroup")}</span>
          </Button>
        )}
      </div>
    </fieldset>
  );
}
