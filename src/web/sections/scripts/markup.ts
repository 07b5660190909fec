// Sections that nearly always are markup alone: one is here for an icon that the server could not load.

export { Accordion as accordion } from "../accordion/accordion.tsx";
export { BrandLogos as brand_logos } from "../brand-logos/brand-logos.tsx";
export { Cards as cards } from "../cards/cards.tsx";
export { Downloads as downloads } from "../downloads/downloads.tsx";
export { Grid as grid } from "../grid/grid.tsx";
export { Image as image } from "../image/image.tsx";
export { Intents as intents } from "../intents/intents.tsx";
export { LeaseTeaser as lease_teaser } from "../lease-teaser/lease-teaser.tsx";
export { Logos as logos } from "../logos/logos.tsx";
export { NewsList as news_list } from "../news-list/news-list.tsx";
export { Quote as quote } from "../quote/quote.tsx";
export { Steps as steps } from "../steps/steps.tsx";
export { Table as table } from "../table/table.tsx";
export { Text as text } from "../text/text.tsx";
export { VacancyPage as vacancy } from "../vacancy/vacancy.tsx";
