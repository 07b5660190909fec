import { useEffect, useState, useSyncExternalStore } from "react";

const ASKED = "askedFor";

const neverChanges = () => () => {};

const keptForThisPage = (): unknown => (history.state as Readonly<Record<string, unknown>> | null)?.[ASKED];

/**
 * Whether a visitor asked for what others serve. A page reached from another of ours has the policy of the one that the
 * browser loaded, which may not allow this host: then the page is loaded whole, once, and goes on from there.
 */
export const useAskedFor = (src: string | null) => {
  const [clicked, setClicked] = useState(false);
  const before = useSyncExternalStore(
    neverChanges,
    () => src !== null && keptForThisPage() === src,
    () => false,
  );
  useEffect(() => {
    if (!clicked) return;
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective !== "frame-src" || keptForThisPage() === src) return;
      history.replaceState({ ...history.state, [ASKED]: src }, "");
      location.reload();
    };
    document.addEventListener("securitypolicyviolation", refused);
    return () => document.removeEventListener("securitypolicyviolation", refused);
  }, [clicked, src]);
  return { asked: clicked || before, ask: () => setClicked(true) };
};
