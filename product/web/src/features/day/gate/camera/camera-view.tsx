import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { troubleOf, watchCamera, type CameraTrouble, type Watching } from "./camera.ts";

/** The picture of the camera, until a code is seen; and what to do where there is none, or it is dark. */
export function CameraView({ onSeen }: { onSeen: (code: string) => void }) {
  const t = useTranslations("gate");
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<CameraTrouble>();
  const [isDark, setDark] = useState(false);
  const [light, setLight] = useState<Watching["light"]>();
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    const watched = watchCamera(video.current!, { onCode: onSeen, onDark: setDark });
    watched.then((watching) => setLight(() => watching.light)).catch((error: unknown) => setTrouble(troubleOf(error)));
    return () => void watched.then(({ stop }) => stop()).catch(() => undefined);
  }, [onSeen]);
  if (trouble)
    return (
      <Callout tone="warn" alert>
        {t(`camera:${trouble}`)}
      </Callout>
    );
  const switchLight = () => {
    setLit(!isLit);
    void light?.(!isLit).catch(() => setLit(false));
  };
  return (
    <div className="flex flex-col gap-3">
      <video ref={video} muted playsInline className="aspect-square w-full rounded-card bg-bg-muted object-cover" />
      {isDark && !isLit && (
        <Callout tone="warn">
          <output>{t(light ? "darkWithLight" : "dark")}</output>
        </Callout>
      )}
      {light && (
        <Button type="button" look="quiet" size="large" aria-pressed={isLit} onClick={switchLight}>
          {t(isLit ? "lightOff" : "lightOn")}
        </Button>
      )}
    </div>
  );
}
