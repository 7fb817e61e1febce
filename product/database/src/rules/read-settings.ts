import { ruleWith } from "@product/domain/rules/catalogue";
import { settableOf } from "@product/domain/rules/settable";
import type { RuleSetting } from "@product/domain/rules/settings";
import { ruleSettings } from "@product/database/tables/company/rule-setting";
import type { Transaction } from "@product/database/write";

type Row = typeof ruleSettings.$inferSelect;

/** As the engine takes them: all that ever were in force, since each shift is judged by its own day. */
export const readSettings = async (reader: Pick<Transaction, "select">): Promise<RuleSetting[]> =>
  (await reader.select().from(ruleSettings)).map(settingOf);

function settingOf(row: Row): RuleSetting {
  const check = ruleWith(row.rule)?.check;
  const settable = check && settableOf[check];
  return {
    id: row.id,
    rule: row.rule,
    scope: { kind: row.scopeKind, id: scopeIdOf(row) },
    numbers: settable && row.number !== null ? { [settable.name]: row.number } : {},
    severity: row.severity,
    allowedBy: row.allowedBy,
    from: row.fromDay,
    until: row.untilDay,
  };
}

const scopeIdOf = (row: Row): string | null =>
  row.legalEntityId ?? row.clientId ?? row.eventId ?? row.roleId ?? row.convenio;
