import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Follows anchors marked `data-way` within the page, as a Link would: in rows and menus, where a Link in each would
 * resolve its own path again and again. In another tab, or without script, the browser follows them itself.
 */
export function usePlainWays(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const way = event.target instanceof Element && event.target.closest("a[data-way]")?.getAttribute("href");
      if (!way) return;
      event.preventDefault();
      // To where one is already, the browser goes without a step more to go back.
      void navigate(way, { replace: way === location.pathname + location.search + location.hash });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
