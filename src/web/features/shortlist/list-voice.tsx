import { useEffect, useRef } from "react";
import { Toast } from "../../../ui/notice/notice.tsx";
import { shortlistStrings as words } from "../../strings/shortlist.ts";
import { takeBack } from "./ask-change.ts";
import { say, useSaid } from "./said.ts";

const SHOWN_MS = 8_000;

/** Says what was done to a list, and lets it be taken back while it is seen or under the hand. */
export const ListVoice = () => {
  const said = useSaid();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setInterval(() => {
      if (!place.current?.matches(":hover, :focus-within")) say(null);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [said]);
  const undo = said?.undo && (
    <button type="button" className="toast-undo" onClick={() => takeBack(said)}>
      {words.undo}
    </button>
  );
  return (
    <div ref={place} className="contents">
      <Toast tone={said?.tone === "error" ? "error" : "info"} quiet={said?.tone === "quiet"} action={undo}>
        {said?.text}
      </Toast>
    </div>
  );
};
