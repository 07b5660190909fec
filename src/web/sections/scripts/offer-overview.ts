export { LeaseOffers as lease_offers } from "../lease-offers/lease-offers.tsx";
