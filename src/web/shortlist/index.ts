export {
  CardToggles,
  changeButtonProps,
  ChangeForm,
  CompareBar,
  type ListHrefs,
  ListHrefsContext,
  listIds,
  ListLinks,
  type Lists,
  ListToast,
  readLists,
  reloadLists,
  ServerListsContext,
  ShortlistToggles,
  toCompareBarVehicle,
  useList,
  useListHrefs,
} from "./lists/index.ts";
export { formatVehicleCount, shortlistStrings } from "./lists/shortlist-strings.ts";
export { RecentlyViewed } from "./recently-viewed/index.ts";
