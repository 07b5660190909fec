import { useEffect, useState } from "react";

/** Area between the sticky navigation and the middle of the window. */
const READING_AREA = "-96px 0px -55% 0px";

/** Id of the section in the reading area; null outside all sections. The first matching id wins. */
export const useCurrentSection = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const order = key.split(" ");
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent(order.find((id) => visible.has(id)) ?? null);
      },
      { rootMargin: READING_AREA },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
};
