import { Fragment, type ReactNode } from "react";
import { isCard, type CardKey } from "@product/domain/surface/arrangement";
import type { Board } from "./board.server.ts";
import { ExpiringWeeks } from "./expiring-weeks.tsx";
import { MyTasks } from "./my-tasks.tsx";
import { OpenRoles } from "./open-roles.tsx";
import { Radar } from "./radar.tsx";
import { WeekEvents } from "./week-events.tsx";

/** The cards in the order of whoever is here: a wide one and a narrow one that follow one another stand side by side. */
export function BoardCards({ board }: { board: Board }) {
  const cards = board.order.filter(isCard).flatMap((key) => {
    const card = cardOf(key, board);
    return card ? [{ key, card }] : [];
  });
  return rowsOf(cards).map(([first, second]) => (
    <div key={first!.key} className="board-halves" data-alone={!second || undefined}>
      {[first!, ...(second ? [second] : [])].map(({ key, card }) => (
        <Fragment key={key}>{card}</Fragment>
      ))}
    </div>
  ));
}

type Shown = { key: CardKey; card: ReactNode };
const wide: readonly CardKey[] = ["card:week", "card:radar"];
const narrow: readonly CardKey[] = ["card:tasks", "card:expiring"];

function rowsOf(cards: readonly Shown[]): Shown[][] {
  const rows: Shown[][] = [];
  for (const each of cards) {
    const last = rows.at(-1);
    if (last?.length === 1 && wide.includes(last[0]!.key) && narrow.includes(each.key)) last.push(each);
    else rows.push([each]);
  }
  return rows;
}

function cardOf(key: CardKey, { today, figures, tasks, week, roles, radar, expiring, may }: Board): ReactNode {
  const figure = (name: string) => figures.find((each) => each.key === name);
  switch (key) {
    case "card:week":
      return week && <WeekEvents week={week} today={today} figure={figure("events-this-week")} />;
    case "card:tasks":
      return <MyTasks tasks={tasks} />;
    case "card:radar":
      return radar && <Radar radar={radar} figure={figure("findings-ahead")} />;
    case "card:expiring":
      return expiring && <ExpiringWeeks weeks={expiring} figure={figure("expiring-documents")} />;
    case "card:roles":
      return roles && <OpenRoles roles={roles} mayAsk={may.ask} />;
  }
}
