export { changeButtonProps, ChangeForm } from "./change-form.tsx";
export { type CompareBarVehicle, toCompareBarVehicle } from "./compare-bar-vehicle.ts";
export { CompareBar } from "./compare-bar.tsx";
export { type ListHrefs, ListHrefsContext, useListHrefs } from "./list-hrefs.ts";
export { ListLinks } from "./list-links.tsx";
export { listIds, type Lists, readLists, reloadLists, ServerListsContext, useList } from "./list-store.ts";
export { ListToast } from "./list-toast.tsx";
export { CardToggles, ShortlistToggles } from "./shortlist-toggles.tsx";
export { useCompareBarVehicles } from "./use-compare-bar-vehicles.ts";
