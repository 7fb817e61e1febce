/** One line per thing shown, as soon as it is known. */

/** `only` names by a few of its words what to show; what that stands on is shown first. */
export function createReport({ only = "" } = {}) {
  let passed = 0;
  let failed = 0;
  const check = async ({ who, afterFailure }, what, show) => {
    const began = Date.now();
    const outcome = await show().then(
      (seen) => ({ ok: true, seen }),
      (error) => ({ ok: false, error }),
    );
    const took = `${((Date.now() - began) / 1000).toFixed(1)} s`;
    if (outcome.ok) passed += 1;
    else failed += 1;
    console.log(
      `${outcome.ok ? "ok    " : "FAILED"} ${who}: ${what} (${[took, outcome.seen].filter(Boolean).join("; ")})`,
    );
    if (!outcome.ok) {
      console.log(String(outcome.error.stack).replace(/^/gm, "       "));
      afterFailure();
    }
    return outcome.ok;
  };
  return {
    /** Resolves with whether `show` held; what it returns is what was seen, in a few words. `standsOn`: checks of before, by their whole words. */
    at(who, afterFailure) {
      const passedOver = new Map();
      return async (what, show, standsOn = []) => {
        if (!what.includes(only)) {
          passedOver.set(what, show);
          return true;
        }
        for (const base of standsOn.filter((each) => passedOver.has(each))) {
          const showBase = passedOver.get(base);
          passedOver.delete(base);
          if (!(await check({ who, afterFailure }, base, showBase))) return false;
        }
        return check({ who, afterFailure }, what, show);
      };
    },
    lastLine: () => `${passed} passed, ${failed} failed`,
    isGreen: () => failed === 0 && passed > 0,
  };
}
