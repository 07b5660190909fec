export { AddAllButton } from "./add-all-button.tsx";
export type { ListInput } from "./list-input.ts";
export { createListNotices, NO_LIST_NOTICES, NOTICE_PARAMETERS, type ListNoticesView } from "./list-notices-view.ts";
export { ListNotices } from "./list-notices.tsx";
export { useListSync } from "./use-list-sync.ts";
