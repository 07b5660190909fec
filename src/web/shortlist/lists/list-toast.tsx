import { useEffect, useRef } from "react";
import { Toast } from "../../../ui/notice/notice.tsx";
import { shortlistStrings as strings } from "./shortlist-strings.ts";
import { showListMessage, undoListChange, useListMessage } from "./change-list-with-message.ts";

const VISIBLE_MS = 8_000;

/** Displays the last list change with an undo button; stays visible while hovered or focused. */
export const ListToast = () => {
  const message = useListMessage();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setInterval(() => {
      if (!container.current?.matches(":hover, :focus-within")) showListMessage(null);
    }, VISIBLE_MS);
    return () => clearInterval(timer);
  }, [message]);
  const undo = message?.undo && (
    <button type="button" className="toast-undo" onClick={() => undoListChange(message)}>
      {strings.undo}
    </button>
  );
  return (
    <div ref={container} className="contents">
      <Toast tone={message?.tone === "error" ? "error" : "info"} quiet={message?.tone === "quiet"} action={undo}>
        {message?.text}
      </Toast>
    </div>
  );
};
