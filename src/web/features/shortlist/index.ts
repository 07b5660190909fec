export { ChangeForm, changeButtonProps } from "./change-form.tsx";
export { toCompareBarVehicle, type CompareBarVehicle } from "./compare-bar-vehicle.ts";
export { CompareBar } from "./compare-bar.tsx";
export { ListHrefsContext, useListHrefs, type ListHrefs } from "./list-hrefs.ts";
export { ListLinks } from "./list-links.tsx";
export { listIds, readLists, reloadLists, ServerListsContext, useList, type Lists } from "./list-store.ts";
export { ListToast } from "./list-toast.tsx";
export { CardToggles, ShortlistToggles } from "./shortlist-toggles.tsx";
export { useCompareBarVehicles } from "./use-compare-bar-vehicles.ts";
