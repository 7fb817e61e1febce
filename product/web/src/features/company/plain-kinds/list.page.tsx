import { isPermitted } from "@product/domain/actor";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/list.page";
import { plainKindAt, plainRows, type SaidField } from "./queries.server.ts";

export const handle = { needs: "settings.view", messages: ["master-data"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const { kind, declared, wording } = plainKindAt(request);
  return {
    wording,
    rows: await plainRows(kind, declared),
    mayCreate: isPermitted(actor, "settings.edit", "everywhere"),
  };
}

export default function PlainListPage({ loaderData: { wording, rows, mayCreate } }: Route.ComponentProps) {
  const { nameOf } = useNames();
  const { title, intro, address, named, fields, newOne, none } = wording;
  return (
    <RecordList
      title={title}
      description={intro}
      address={address}
      rows={rows}
      nameOf={nameOf}
      named={named}
      columns={fields.flatMap((field) =>
        field.listed === undefined
          ? []
          : [
              {
                heading: field.listed,
                cell: (row: (typeof rows)[number]) => cellOf(field, row[field.name]),
                numeric: field.kind === "number",
              },
            ],
      )}
      newOne={mayCreate ? newOne : undefined}
      none={none}
    />
  );
}

function cellOf({ kind, yes }: SaidField, value: string | number | boolean | undefined): string | number {
  if (kind === "tick") return value ? yes : "–";
  return kind === "number" ? Number(value) : String(value ?? "") || "–";
}
