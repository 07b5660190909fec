import { useEffect, useState } from "react";

/** What is read stands between the navigation that sticks above and the middle of the window. */
const READING = "-96px 0px -55% 0px";

/** The id of the section that is being read, by the order given; null above and below them all. */
export const useCurrentSection = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const order = key.split(" ");
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(order.find((id) => seen.has(id)) ?? null);
      },
      { rootMargin: READING },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
};
