import { badgeExamples } from "../../ui/badge/badge.examples.tsx";
import { breadcrumbsExamples } from "../../ui/breadcrumbs/breadcrumbs.examples.tsx";
import { buttonExamples } from "../../ui/button/button.examples.tsx";
import { cardExamples } from "../../ui/card/card.examples.tsx";
import { chipExamples } from "../../ui/chip/chip.examples.tsx";
import { choiceExamples } from "../../ui/choice/choice.examples.tsx";
import { comboboxExamples } from "../../ui/combobox/combobox.examples.tsx";
import { drawerExamples } from "../../ui/drawer/drawer.examples.tsx";
import { emptyStateExamples } from "../../ui/empty-state/empty-state.examples.tsx";
import type { Examples } from "../../ui/examples.ts";
import { descriptionListExamples } from "../../ui/description-list/description-list.examples.tsx";
import { fieldExamples } from "../../ui/field/field.examples.tsx";
import { fileInputExamples } from "../../ui/file-input/file-input.examples.tsx";
import { iconExamples } from "../../ui/icons/icons.examples.tsx";
import { linkExamples } from "../../ui/link/link.examples.tsx";
import { noticeExamples } from "../../ui/notice/notice.examples.tsx";
import { paginationExamples } from "../../ui/pagination/pagination.examples.tsx";
import { popoverExamples } from "../../ui/popover/popover.examples.tsx";
import { priceExamples } from "../../ui/price/price.examples.tsx";
import { rangeInputExamples } from "../../ui/range-input/range-input.examples.tsx";
import { photoExamples } from "../../ui/photo/photo.examples.tsx";
import { skeletonExamples } from "../../ui/skeleton/skeleton.examples.tsx";
import { slotPickerExamples } from "../../ui/slot-picker/slot-picker.examples.tsx";
import { swatchExamples } from "../../ui/swatch/swatch.examples.tsx";
import { toggleExamples } from "../../ui/toggle/toggle.examples.tsx";
import { wordmarkExamples } from "../../ui/wordmark/wordmark.examples.tsx";
import { leadFormExamples } from "../leads/form/lead-form.examples.tsx";
import { leadPageExamples } from "../leads/form/lead-pages.examples.tsx";
import { vehicleCardExamples } from "../vehicle/card/vehicle-card.examples.tsx";

export const ALL_EXAMPLES: readonly Examples[] = [
  wordmarkExamples,
  buttonExamples,
  linkExamples,
  iconExamples,
  badgeExamples,
  chipExamples,
  priceExamples,
  popoverExamples,
  cardExamples,
  vehicleCardExamples,
  leadFormExamples,
  leadPageExamples,
  photoExamples,
  skeletonExamples,
  fieldExamples,
  comboboxExamples,
  choiceExamples,
  slotPickerExamples,
  fileInputExamples,
  toggleExamples,
  swatchExamples,
  rangeInputExamples,
  paginationExamples,
  breadcrumbsExamples,
  drawerExamples,
  noticeExamples,
  emptyStateExamples,
  descriptionListExamples,
];
