import { pathToSlug, type Section, type Story } from "#domain/content/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { EMPTY_QUERY, type StockQuery } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { LiveContent } from "../../sections/elements/live-content.ts";
import type { SectionView } from "../../sections/elements/define-section.ts";
import { buildSectionViews } from "../../sections/section-views.server.ts";
import { isTeamView, TEAM_FIELDS, type TeamView } from "../../sections/team/team-view.ts";
import { locationPageStrings as strings } from "../../locations/index.ts";

const MAX_CARDS = 6;
const MAX_PEOPLE = 12;
const TEAM_ANCHOR = "equipe";

const stockSection = ({ stock }: SiteServices, location: Location): Section | null => {
  const query: StockQuery = { ...EMPTY_QUERY, values: { location: [location.slug] } };
  const count = stock.count(query);
  if (count === 0) return null;
  return {
    component: "stock_teaser",
    layout: "rail",
    anchor: "stock",
    title: strings.stock(location.town),
    text: strings.stockText(count),
    query,
    limit: MAX_CARDS,
    link_label: strings.allStock(count),
  };
};

const teamSection = (location: Location): Section => ({
  component: "team",
  anchor: TEAM_ANCHOR,
  title: strings.team(location.town),
  text: null,
  location: location.slug,
  department: null,
  employees: [],
  filters: false,
  limit: 200,
});

/** The first people of the team, with a link to all of them if the site has an employees page. */
const shortenTeam = async (
  view: SectionView,
  { content, paths }: SiteServices,
  location: Location,
): Promise<SectionView> => {
  if (!isTeamView(view) || view.anchor !== TEAM_ANCHOR || view.people.length <= MAX_PEOPLE) return view;
  const employees = paths.employees();
  if ((await content.story(pathToSlug(employees))) === null) return view;
  const query = new URLSearchParams({ [TEAM_FIELDS.location]: location.slug });
  const more = { label: strings.wholeTeam(view.people.length), href: `${employees}?${query}` };
  const shortened: TeamView = { ...view, people: view.people.slice(0, MAX_PEOPLE), more };
  return shortened;
};

/** Stock and team of a location, followed by the sections of its story; forms have pages of their own. */
export const locationSections = async (
  services: SiteServices,
  { location, story, live }: { readonly location: Location; readonly story: Story | null; readonly live: LiveContent },
): Promise<readonly SectionView[]> => {
  const stock = stockSection(services, location);
  const sections = [...(stock ? [stock] : []), teamSection(location), ...(story?.sections ?? [])];
  const views = await buildSectionViews(sections, { ...live, offersForm: () => false });
  return Promise.all(views.map((view) => shortenTeam(view, services, location)));
};
