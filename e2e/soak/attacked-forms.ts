/** Sends the attacks, and collects whatever the server did that it must not do. */
import { setTimeout as pause } from "node:timers/promises";
import { ask, type Answer } from "#e2e/http.ts";
import { attacksOn, type Attack, type Target } from "./attacks.ts";
import { sendBody, type Sender } from "./sent-form.ts";

export type Attacked = { sent: number; statuses: Record<number, number>; worst: number; problems: string[] };

/** Between two turns of the loop, in milliseconds of the thread's own CPU; the sample in `npm test` only tells what hangs. */
export const longestTurnAllowed = process.env["SOAK"] ? 100 : 500;
const patienceMs = 20_000;

export async function attackForms(
  targets: readonly { target: Target; sender: Sender }[],
  log: (line: string) => void = () => {},
): Promise<Attacked> {
  const attacked: Attacked = { sent: 0, statuses: {}, worst: 0, problems: [] };
  for (const { target, sender } of targets) {
    const before = attacked.problems.length;
    for (const attack of attacksOn(target)) await attackOnce(sender, target, attack, attacked);
    if (attacked.problems.length > before) log(`${target.action}: ${attacked.problems.slice(before).join("; ")}`);
  }
  return attacked;
}

async function attackOnce(sender: Sender, { action }: Target, attack: Attack, attacked: Attacked): Promise<void> {
  let delay = Infinity;
  // Other work of the server at that moment is no fault of the form, so only a result that repeats every time counts.
  for (let time = 0; time < 3 && delay >= longestTurnAllowed; time += 1) {
    await heldSince(sender);
    const answer = await inTime(sendBody(sender, action, attack.type, attack.body));
    delay = Math.min(delay, await heldSince(sender));
    attacked.sent += 1;
    const status = answer instanceof Error ? 0 : answer.status;
    attacked.statuses[status] = (attacked.statuses[status] ?? 0) + 1;
    if (status >= 500 || answer instanceof Error) {
      attacked.problems.push(`${attack.name} to ${action}: ${answer instanceof Error ? answer.message : status}`);
      return;
    }
  }
  attacked.worst = Math.max(attacked.worst, delay);
  if (delay >= longestTurnAllowed)
    attacked.problems.push(`${attack.name} to ${action} held up everyone for ${delay.toFixed(0)} ms`);
}

/** How long the server was held up since it was last asked. */
export async function heldSince({ url }: Sender): Promise<number> {
  const { body } = await ask(`${url}/test/longest-turn`);
  return (JSON.parse(body.toString()) as { held: number }).held;
}

const inTime = (answer: Promise<Answer>): Promise<Answer | Error> =>
  Promise.race([
    // A server that answers before everything was sent may close the connection; that is an answer, too.
    answer.catch((error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE" ? ({ status: 400 } as Answer) : error,
    ),
    pause(patienceMs, new Error("no answer in time"), { ref: false }),
  ]);
