import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Dialog } from "@product/ui/overlays/dialog";

/** Asks before someone leaves what is not saved: in words of ours inside the app, in the browser's when the page goes. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const t = useTranslations("forms");
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    // Who said yes once is not asked again, should the way on load a page.
    const ask = (event: BeforeUnloadEvent) => !isLeaving.current && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [when]);
  const stay = () => blocker.reset?.();
  const leave = () => {
    isLeaving.current = true;
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && stay()}
      title={t("leaveTitle")}
      description={t("leaveText")}
      labels={{ close: t("close") }}
      actions={
        <>
          <Button look="danger" type="button" onClick={leave}>
            {t("leave")}
          </Button>
          <Button type="button" onClick={stay}>
            {t("stay")}
          </Button>
        </>
      }
    />
  );
}
