import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { PublicSettings } from "#request/context.ts";
import { loadIcon, type IconDrawing } from "./behaviour/icons.ts";

/** Decoration that content chose by name. Nothing until its drawing is there, and nothing when it cannot be had. */
export function NamedIcon({ name, size = 16 }: { name: string; size?: 16 | 20 }) {
  const service = useRouteLoaderData<PublicSettings>("root")?.iconServiceUrl;
  const [loaded, setLoaded] = useState<{ name: string; drawing: IconDrawing | undefined }>();
  useEffect(() => {
    let isWanted = true;
    void loadIcon(name, service).then((drawing) => isWanted && setLoaded({ name, drawing }));
    return () => {
      isWanted = false;
    };
  }, [name, service]);
  if (loaded?.name !== name || !loaded.drawing) return null;
  const mask = `url("data:image/svg+xml,${encodeURIComponent(svgOf(loaded.drawing))}") center / contain no-repeat`;
  return <span aria-hidden className="block shrink-0 bg-current" style={{ width: size, height: size, mask }} />;
}

// As a mask it has the colour of the words beside it, and what another service drew never becomes part of the page.
const svgOf = ({ body, width, height }: IconDrawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
