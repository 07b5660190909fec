export { CardToggles, ShortlistToggles } from "./lists/shortlist-toggles.tsx";
export { ChangeForm } from "./lists/change-form.tsx";
export { CompareBar } from "./lists/compare-bar.tsx";
export { type ListHrefs, ListHrefsContext } from "./lists/list-hrefs.ts";
export { type Lists, readLists, ServerListsContext } from "./lists/list-store.ts";
export { ListLinks } from "./lists/list-links.tsx";
export { ListToast } from "./lists/list-toast.tsx";
export { RecentlyViewed } from "./recently-viewed/recently-viewed.tsx";
