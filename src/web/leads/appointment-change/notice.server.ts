import type { ChangeNotice } from "./change-view.server.ts";

/** Says on the page what the visitor has done. */
export const DONE_PARAMETER = "fait";

export const MOVED_VALUE = "deplace";

export const readNotice = (value: string | null): ChangeNotice => (value === MOVED_VALUE ? "moved" : "held");
