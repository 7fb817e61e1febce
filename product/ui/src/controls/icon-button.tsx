import { SquareButton, type SquareButtonProps } from "./square-button.tsx";
import { Tooltip, type TooltipProps } from "@product/ui/overlays/tooltip";

type IconButtonProps = SquareButtonProps & Pick<TooltipProps, "keys" | "side">;

/** A square button with an icon; its label is also its tooltip. With `asChild`, an empty link takes its place. */
export const IconButton = ({ keys, side, ...button }: IconButtonProps) => (
  <Tooltip text={button.label} keys={keys} side={side}>
    <SquareButton {...button} />
  </Tooltip>
);
