import { bindClock } from "#request/clock.ts";
import type { Before } from "./listen.ts";

/** Lets hours pass for the server while a test lasts a minute: `/test/clock?ahead=…` sets by how many milliseconds it is ahead. */
export function movableClock(): Before {
  let ahead = 0;
  let isBound = false;
  const bind = () => {
    const { clock } = bindClock(() => new Date(clock().getTime() + ahead));
    isBound = true;
  };
  return (request, response, next) => {
    const sentAhead = /^\/test\/clock\?ahead=(\d{1,9})$/.exec(request.url ?? "")?.[1];
    if (sentAhead === undefined) return next();
    if (!isBound) bind();
    ahead = Number(sentAhead);
    response.end();
  };
}
