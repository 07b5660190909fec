export { AddAllButton } from "./add-all-button.tsx";
export type { ListInput } from "./list-input.ts";
export { createListNotices, type ListNoticesView, NO_LIST_NOTICES, NOTICE_PARAMETERS } from "./list-notices-view.ts";
export { ListNotices } from "./list-notices.tsx";
export { useListSync } from "./use-list-sync.ts";
