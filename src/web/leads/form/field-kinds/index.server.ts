import { autocompleteView } from "./autocomplete/autocomplete-view.server.ts";
import { dateView } from "./date/date-view.server.ts";
import { fileView } from "./file/file-view.server.ts";
import { slotView } from "./slot/slot-view.server.ts";

/** View builders of the field kinds whose views need more than definition and messages. */
export const FIELD_VIEW_BUILDERS = {
  autocomplete: autocompleteView,
  date: dateView,
  slot: slotView,
  file: fileView,
} as const;
