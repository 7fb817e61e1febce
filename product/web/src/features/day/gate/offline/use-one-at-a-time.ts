import { useCallback, useEffect, useRef, type SyntheticEvent } from "react";
import { useNavigation } from "react-router";

/**
 * Whether something may be sent now. A second tap before the first is answered counts for nothing: both would go under one name, which
 * the page learns anew with each answer. The state of the navigation alone comes too late for two taps in a row.
 */
export function useOneAtATime() {
  const { state } = useNavigation();
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (state === "idle") isUnderWay.current = false;
  }, [state]);
  const begin = useCallback((): boolean => {
    const isFirst = !isUnderWay.current;
    isUnderWay.current = true;
    return isFirst;
  }, []);
  const onSubmit = (event: SyntheticEvent) => {
    if (!begin()) event.preventDefault();
  };
  return { begin, onSubmit };
}
