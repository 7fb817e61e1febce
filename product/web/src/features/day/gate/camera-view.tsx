import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type WithDetector = { BarcodeDetector?: new (options: { formats: string[] }) => Detector };

/** The picture of the camera, until a code is seen. Where the browser cannot read codes, it says so. */
export function CameraView({ onSeen }: { onSeen: (code: string) => void }) {
  const t = useTranslations("gate");
  const video = useRef<HTMLVideoElement>(null);
  const [isUnable, setUnable] = useState(false);
  useEffect(() => {
    const watched = watch(video.current!, onSeen);
    watched.catch(() => setUnable(true));
    return () => void watched.then((stop) => stop()).catch(() => undefined);
  }, [onSeen]);
  if (isUnable) return <p role="alert">{t("noCamera")}</p>;
  return <video ref={video} muted playsInline className="aspect-square w-full rounded-card bg-bg-muted object-cover" />;
}

async function watch(video: HTMLVideoElement, onSeen: (code: string) => void): Promise<() => void> {
  const { BarcodeDetector } = globalThis as WithDetector;
  if (!BarcodeDetector) throw new Error("no detector");
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  video.srcObject = stream;
  await video.play();
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  const looking = setInterval(() => {
    void look();
  }, 250);
  const look = async () => {
    const [code] = await detector.detect(video);
    if (!code) return;
    stop();
    onSeen(code.rawValue);
  };
  const stop = () => {
    clearInterval(looking);
    for (const track of stream.getTracks()) track.stop();
  };
  return stop;
}
