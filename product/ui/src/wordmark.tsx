import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** Its address, and its width by its height. */
export type Picture = { address: string; ratio: number };

type WordmarkProps = {
  name: string;
  /** For light screens and for dark ones; where there is only one, it is shown on both. */
  light?: Picture | undefined;
  dark?: Picture | undefined;
  /** Shown where there is no picture. */
  mark?: ReactNode;
  /** The name is only read out, as where the picture holds it. */
  nameHidden?: boolean | undefined;
  /** The picture is no wider than it is high. */
  square?: boolean | undefined;
};

/** How a house signs: its picture, and its name. */
export function Wordmark({ name, light, dark, mark, nameHidden = false, square = false }: WordmarkProps) {
  const only = light && dark ? undefined : (light ?? dark);
  const draw = (picture: Picture, on?: "light" | "dark") => (
    <img
      src={picture.address}
      alt=""
      data-on={on}
      loading={on ? "lazy" : undefined}
      style={square ? undefined : { aspectRatio: picture.ratio }}
      className={classes("shrink-0 object-contain", square ? "size-7" : "h-7 max-w-45")}
    />
  );
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-[17px] leading-6 font-semibold tracking-[-0.015em]">
      {only && draw(only)}
      {light && dark && draw(light, "light")}
      {light && dark && draw(dark, "dark")}
      {!light && !dark && mark}
      <span className={nameHidden ? "sr-only" : "line-clamp-2 min-w-0 wrap-anywhere"}>{name}</span>
    </span>
  );
}
