import type { ShouldRevalidateFunction } from "react-router";

/** A refused form needs the record as it is now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;
